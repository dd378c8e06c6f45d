/// The semantic colours of the Orange theme. Their values stand in extensions, beside this folder.
open class OrangeThemeColorSemanticTokensProvider {
    public init() {}

    deinit {}
}
