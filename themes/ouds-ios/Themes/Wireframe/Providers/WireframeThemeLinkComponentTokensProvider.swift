/// The colours of links in the Wireframe theme, from the theme's semantic colours.
public final class WireframeThemeLinkComponentTokensProvider {
    public let colors: AllColorSemanticTokensProvider

    /// - Parameter colors: the theme's own; without them, those that the theme ships with.
    public init(colors: AllColorSemanticTokensProvider? = nil) {
        self.colors = colors ?? WireframeThemeColorSemanticTokensProvider()
    }

    deinit {}
}
