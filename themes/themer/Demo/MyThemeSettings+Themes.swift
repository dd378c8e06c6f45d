import UIKit

extension MyThemeSettings {
    static let lightTheme = MyThemeSettings(
        appBgColor: .white,
        textColor: .black
    )

    static let darkTheme = MyThemeSettings(
        appBgColor: .gray,
        textColor: .white
    )
}
