/// The colours of links in the Orange Compact theme, from the theme's semantic colours.
public final class OrangeCompactThemeLinkComponentTokensProvider {
    public let colors: AllColorSemanticTokensProvider

    /// - Parameter colors: the theme's own; without them, those that the theme ships with.
    public init(colors: AllColorSemanticTokensProvider? = nil) {
        self.colors = colors ?? OrangeCompactThemeColorSemanticTokensProvider()
    }

    deinit {}
}
