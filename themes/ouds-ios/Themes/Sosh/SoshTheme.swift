/// The theme of the Sosh brand. Products cannot derive from it.
public final class SoshTheme: OUDSTheme, @unchecked Sendable {
    public init() {
        let colors = SoshThemeColorSemanticTokensProvider()
        let button = SoshThemeButtonComponentTokensProvider(colors: colors)
        let link = SoshThemeLinkComponentTokensProvider(colors: colors)
        let categoricalTag = SoshThemeCategoricalTagComponentTokensProvider(colors: colors)

        super.init(
            colors: colors,
            button: button,
            link: link,
            categoricalTag: categoricalTag,
            name: "Sosh"
        )
    }

    deinit {}
}
