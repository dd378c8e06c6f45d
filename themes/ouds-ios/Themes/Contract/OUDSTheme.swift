/// A theme: the providers of its tokens. Products subclass the theme of their brand and pass providers of their own.
open class OUDSTheme: @unchecked Sendable {
    public let colors: AllColorSemanticTokensProvider
    public let colorModes: AllColorModeSemanticTokensProvider?
    public let button: AllButtonComponentTokensProvider
    public let link: AllLinkComponentTokensProvider
    public let chip: AllChipComponentTokensProvider?
    public let categoricalTag: AllCategoricalTagComponentTokensProvider?
    public let icon: AllIconComponentTokensProvider?
    public let textInput: AllTextInputComponentTokensProvider?
    public let tuning: Tuning
    public let name: String

    public init(
        colors: AllColorSemanticTokensProvider,
        colorModes: AllColorModeSemanticTokensProvider? = nil,
        button: AllButtonComponentTokensProvider,
        link: AllLinkComponentTokensProvider,
        chip: AllChipComponentTokensProvider? = nil,
        categoricalTag: AllCategoricalTagComponentTokensProvider? = nil,
        icon: AllIconComponentTokensProvider? = nil,
        textInput: AllTextInputComponentTokensProvider? = nil,
        name: String,
        tuning: Tuning = .default
    ) {
        self.colors = colors
        self.colorModes = colorModes
        self.button = button
        self.link = link
        self.chip = chip
        self.categoricalTag = categoricalTag
        self.icon = icon
        self.textInput = textInput
        self.name = name
        self.tuning = tuning
    }

    deinit {}
}
