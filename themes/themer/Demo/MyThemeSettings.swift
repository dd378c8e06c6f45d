import Themer
import UIKit

/// What a theme of the demo app consists of.
struct MyThemeSettings: ThemeModelProtocol {
    let appBgColor: UIColor
    let textColor: UIColor
}
