import Themer

/// The themes by name. The manager holds the current one and tells its observers when it changes.
enum MyTheme: Int, ThemeProtocol {
    case light
    case dark

    var settings: MyThemeSettings {
        switch self {
        case .light: return .lightTheme
        case .dark: return .darkTheme
        }
    }
}
