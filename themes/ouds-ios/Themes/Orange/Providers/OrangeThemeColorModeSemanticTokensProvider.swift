/// Which mode content takes on the coloured surfaces of the Orange theme.
open class OrangeThemeColorModeSemanticTokensProvider {
    public init() {}

    deinit {}
}
