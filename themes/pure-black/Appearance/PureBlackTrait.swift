import UIKit

/// Whether dark mode is to be black, as people with OLED screens like it. Off unless the user turns it on.
struct PureBlackTrait: UITraitDefinition {
  static let defaultValue = false
  static let affectsColorAppearance = true
  static let name = "pure black dark mode"
}

extension UITraitCollection {
  var pureBlackDarkMode: Bool { self[PureBlackTrait.self] }
}

extension UIMutableTraits {
  var pureBlackDarkMode: Bool {
    get { self[PureBlackTrait.self] }
    set { self[PureBlackTrait.self] = newValue }
  }
}
