/// Which colours content takes on a coloured surface. Typed as colours, for the tokens travel the same way.
public enum ColorModeRawTokens {
    public static let light: ColorRawToken = "light"
    public static let dark: ColorRawToken = "dark"
    public static let monochromeLight: ColorRawToken = "monoLight"
    public static let monochromeDark: ColorRawToken = "monoDark"

    /// Nothing stands on this surface.
    public static let undefined: ColorRawToken = "⛔️"
}
