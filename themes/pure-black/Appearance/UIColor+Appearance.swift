import UIKit

/// The app's colours. In dark mode they are tinted with night blue, unless the user wants black.
extension UIColor {
  // MARK: - Surfaces

  static let appBackground = UIColor { traits in
    if traits.userInterfaceStyle == .dark && !traits.pureBlackDarkMode {
      return UIColor(hue: 230 / 360, saturation: 23 / 100, brightness: 10 / 100, alpha: 1)
    } else {
      return .systemBackground
    }
  }

  static let appGroupedBackground = UIColor { traits in
    if traits.userInterfaceStyle == .dark && !traits.pureBlackDarkMode {
      return UIColor(hue: 230 / 360, saturation: 21 / 100, brightness: 8 / 100, alpha: 1)
    } else {
      return .systemGroupedBackground
    }
  }

  static let appCardBackground = UIColor { traits in
    if traits.userInterfaceStyle == .dark && !traits.pureBlackDarkMode {
      return UIColor(hue: 230 / 360, saturation: 20 / 100, brightness: 17 / 100, alpha: 1)
    } else {
      return .secondarySystemGroupedBackground
    }
  }

  // MARK: - Text

  static let appText = UIColor.label
  static let appSecondaryText = UIColor.secondaryLabel
  static let appTertiaryText = UIColor.tertiaryLabel

  static let appTint = UIColor { traits in
    switch (traits.userInterfaceStyle, traits.accessibilityContrast) {
    case (.dark, .high): return UIColor(red: 173 / 255, green: 190 / 255, blue: 1, alpha: 1)
    case (.dark, _): return UIColor(red: 138 / 255, green: 160 / 255, blue: 1, alpha: 1)
    case (_, .high): return UIColor(red: 38 / 255, green: 58 / 255, blue: 168 / 255, alpha: 1)
    default: return UIColor(red: 62 / 255, green: 84 / 255, blue: 208 / 255, alpha: 1)
    }
  }

  static var appTintPressed: UIColor { appTint.withAlphaComponent(0.6) }

  // MARK: - Status, from the asset catalog

  static let appSuccessText = UIColor(named: "Status/Success") ?? .systemGreen
  static let appDangerText = UIColor(resource: .Status.danger)
  static var appBadgeBackground: UIColor { UIColor(resource: .badgeBackground) }
  static let appBadgeText = UIColor(resource: .badgeText)

  // MARK: - Lines

  static let appSeparator = UIColor { traits in
    traits.pureBlackDarkMode && traits.userInterfaceStyle == .dark ? UIColor(white: 0.22, alpha: 1) : .separator
  }
}
