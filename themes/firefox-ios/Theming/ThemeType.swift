import UIKit

public enum ThemeType: String {
    case light = "normal"
    case dark
    case nightMode
    case privateMode

    public var interfaceStyle: UIUserInterfaceStyle {
        switch self {
        case .light: return .light
        case .dark, .nightMode, .privateMode: return .dark
        }
    }
}
