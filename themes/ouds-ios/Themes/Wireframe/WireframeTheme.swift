/// The theme of prototypes, before a brand is chosen.
public final class WireframeTheme: OUDSTheme, @unchecked Sendable {
    public init() {
        let colors = WireframeThemeColorSemanticTokensProvider()
        let button = WireframeThemeButtonComponentTokensProvider(colors: colors)
        let link = WireframeThemeLinkComponentTokensProvider(colors: colors)
        let categoricalTag = WireframeThemeCategoricalTagComponentTokensProvider(colors: colors)

        super.init(
            colors: colors,
            button: button,
            link: link,
            categoricalTag: categoricalTag,
            name: "Wireframe"
        )
    }

    deinit {}
}
