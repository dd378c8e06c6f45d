import UIKit

/// The colours that the classic themes are made of. Views do not use them: they ask the theme.
public final class FXColors {
    // MARK: - Blue
    public static let Blue20 = UIColor(rgb: 0x00ddff)
    public static let Blue30 = UIColor(rgb: 0x00b3f4)
    public static let Blue40 = UIColor(rgb: 0x0090ed)
    public static let Blue50 = UIColor(rgb: 0x0060df)
    public static let Blue60 = UIColor(rgb: 0x0250bb)

    // MARK: - Dark Grey
    public static let DarkGrey05 = UIColor(rgb: 0x5b5b66)
    public static let DarkGrey10 = UIColor(rgb: 0x52525e)
    public static let DarkGrey20 = UIColor(rgb: 0x4a4a55)
    public static let DarkGrey30 = UIColor(rgb: 0x42414d)
    public static let DarkGrey40 = UIColor(rgb: 0x3a3944)
    public static let DarkGrey50 = UIColor(rgb: 0x32313c)
    public static let DarkGrey60 = UIColor(rgb: 0x2b2a33)
    public static let DarkGrey80 = UIColor(rgb: 0x1c1b22)
    public static let DarkGrey90 = UIColor(rgb: 0x15141a)

    // MARK: - Green
    public static let Green20 = UIColor(rgb: 0xb3ffe3)
    public static let Green60 = UIColor(rgb: 0x2ac3a2)
    public static let Green70 = UIColor(rgb: 0x008787)
    public static let Green80 = UIColor(rgb: 0x005e5e)

    // MARK: - Ink
    public static let Ink05 = UIColor(rgb: 0x393473)
    public static let Ink10 = UIColor(rgb: 0x342f6d)
    public static let Ink20 = UIColor(rgb: 0x312a64)
    public static let Ink90 = UIColor(rgb: 0x1d1133)

    // MARK: - Light Grey
    public static let LightGrey05 = UIColor(rgb: 0xfbfbfe)
    public static let LightGrey10 = UIColor(rgb: 0xf9f9fb)
    public static let LightGrey20 = UIColor(rgb: 0xf0f0f4)
    public static let LightGrey30 = UIColor(rgb: 0xe0e0e6)
    public static let LightGrey40 = UIColor(rgb: 0xcfcfd8)
    public static let LightGrey50 = UIColor(rgb: 0xbfbfc9)
    public static let LightGrey80 = UIColor(rgb: 0x8f8f9d)
    public static let LightGrey90 = UIColor(rgb: 0x80808e)

    // MARK: - Orange
    public static let Orange05 = UIColor(rgb: 0xfff4de)
    public static let Orange50 = UIColor(rgb: 0xff7139)

    // MARK: - Pink
    public static let Pink20 = UIColor(rgb: 0xff8ac5)
    public static let Pink40 = UIColor(rgb: 0xff4aa2)
    public static let Pink60 = UIColor(rgb: 0xe31587)
    public static let Pink70 = UIColor(rgb: 0xc60084)
    public static let Pink80 = UIColor(rgb: 0x7f145b)

    // MARK: - Purple
    public static let Purple60 = UIColor(rgb: 0x952bb9)
    public static let Purple70 = UIColor(rgb: 0x722291)

    // MARK: - Red
    public static let Red05 = UIColor(rgb: 0xffdfe7)
    public static let Red10 = UIColor(rgb: 0xffbdc5)
    public static let Red20 = UIColor(rgb: 0xff9aa2)
    public static let Red30 = UIColor(rgb: 0xff848b)
    public static let Red60 = UIColor(rgb: 0xe22850)
    public static let Red70 = UIColor(rgb: 0xc50042)

    // MARK: - Violet
    public static let Violet20 = UIColor(rgb: 0xcb9eff)
    public static let Violet50 = UIColor(rgb: 0x9059ff)
    public static let Violet60 = UIColor(rgb: 0x7542e5)
    public static let Violet70 = UIColor(rgb: 0x592acb)
    public static let Violet80 = UIColor(rgb: 0x45278d)
    public static let Violet90 = UIColor(rgb: 0x321c64)

    // MARK: - White
    public static let White = UIColor(rgb: 0xffffff)

    // MARK: - Yellow
    public static let Yellow20 = UIColor(rgb: 0xffea80)
    public static let Yellow40 = UIColor(rgb: 0xffbd4f)
    public static let Yellow50 = UIColor(rgb: 0xffa436)
    public static let Yellow60 = UIColor(rgb: 0xe27f2e)
    public static let Yellow70 = UIColor(rgb: 0xc45a27)
}
