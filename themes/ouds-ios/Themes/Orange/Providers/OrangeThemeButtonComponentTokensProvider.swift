/// The colours of buttons in the Orange theme, from the theme's semantic colours.
open class OrangeThemeButtonComponentTokensProvider {
    public let colors: AllColorSemanticTokensProvider

    /// - Parameter colors: the theme's own; without them, those that the theme ships with.
    public init(colors: AllColorSemanticTokensProvider? = nil) {
        self.colors = colors ?? OrangeThemeColorSemanticTokensProvider()
    }

    deinit {}
}
