/// What a product may tune in a theme that is not its own. Flags for corners; components read them to pick their radius.
public struct Tuning: Sendable {
    public let hasRoundedButtons: Bool
    public let hasRoundedTextInputs: Bool
    public let hasRoundedAlertMessages: Bool
    public let hasRoundedListItems: Bool

    public init(
        hasRoundedButtons: Bool = false,
        hasRoundedTextInputs: Bool = false,
        hasRoundedAlertMessages: Bool = false,
        hasRoundedListItems: Bool = false
    ) {
        self.hasRoundedButtons = hasRoundedButtons
        self.hasRoundedTextInputs = hasRoundedTextInputs
        self.hasRoundedAlertMessages = hasRoundedAlertMessages
        self.hasRoundedListItems = hasRoundedListItems
    }
}

extension Tuning {
    public static let `default` = Tuning()
    public static let OrangeFrance = Tuning()
    public static let OrangeBusiness = Tuning(hasRoundedTextInputs: true)
    public static let MaxIt = Tuning(
        hasRoundedButtons: true,
        hasRoundedTextInputs: true,
        hasRoundedAlertMessages: true,
        hasRoundedListItems: true
    )
}
