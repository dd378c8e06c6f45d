/// The colours of links in the Sosh theme, from the theme's semantic colours.
public final class SoshThemeLinkComponentTokensProvider {
    public let colors: AllColorSemanticTokensProvider

    /// - Parameter colors: the theme's own; without them, those that the theme ships with.
    public init(colors: AllColorSemanticTokensProvider? = nil) {
        self.colors = colors ?? SoshThemeColorSemanticTokensProvider()
    }

    deinit {}
}
