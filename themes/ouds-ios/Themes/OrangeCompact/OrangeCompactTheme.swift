/// The Orange theme for products with dense screens. Its providers are its own; products cannot derive from it.
public final class OrangeCompactTheme: OUDSTheme, @unchecked Sendable {
    public init(tuning: Tuning = .default) {
        let colors = OrangeCompactThemeColorSemanticTokensProvider()
        let button = OrangeCompactThemeButtonComponentTokensProvider(colors: colors)
        let link = OrangeCompactThemeLinkComponentTokensProvider(colors: colors)

        super.init(
            colors: colors,
            button: button,
            link: link,
            name: "Orange Compact",
            tuning: tuning
        )
    }

    deinit {}
}
