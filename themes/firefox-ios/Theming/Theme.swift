/// What a view asks for its colours. There is one conforming type for each look of the app.
public protocol Theme {
    var type: ThemeType { get }
    var colors: ThemeColourPalette { get }
    var isNova: Bool { get }
}

extension Theme {
    public var isNova: Bool { false }
}
