/// The theme of the Orange brand. Products derive their own from it, or tune it.
open class OrangeTheme: OUDSTheme, @unchecked Sendable {
    /// - Parameters:
    ///    - colors: the semantic colours; components without a provider of their own use these
    ///    - tuning: what the product tunes
    public init(
        colors: AllColorSemanticTokensProvider? = nil,
        button: AllButtonComponentTokensProvider? = nil,
        link: AllLinkComponentTokensProvider? = nil,
        chip: AllChipComponentTokensProvider? = nil,
        categoricalTag: AllCategoricalTagComponentTokensProvider? = nil,
        icon: AllIconComponentTokensProvider? = nil,
        textInput: AllTextInputComponentTokensProvider? = nil,
        tuning: Tuning = .default
    ) {
        let colors = colors ?? OrangeThemeColorSemanticTokensProvider()
        let button = button ?? OrangeThemeButtonComponentTokensProvider(colors: colors)
        let link = link ?? OrangeThemeLinkComponentTokensProvider(colors: colors)
        let chip = chip ?? OrangeThemeChipComponentTokensProvider(colors: colors)
        let categoricalTag = categoricalTag ?? OrangeThemeCategoricalTagComponentTokensProvider(colors: colors)
        let icon = icon ?? OrangeThemeIconComponentTokensProvider(colors: colors)
        let textInput = textInput ?? OrangeThemeTextInputComponentTokensProvider(colors: colors)

        super.init(
            colors: colors,
            colorModes: OrangeThemeColorModeSemanticTokensProvider(),
            button: button,
            link: link,
            chip: chip,
            categoricalTag: categoricalTag,
            icon: icon,
            textInput: textInput,
            name: "Orange",
            tuning: tuning
        )
    }

    deinit {}
}
