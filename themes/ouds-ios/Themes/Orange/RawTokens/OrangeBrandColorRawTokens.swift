/// The colours of the Orange brand alone.
public enum OrangeBrandColorRawTokens {
    // MARK: - Color Decorative Amber

    public static let colorDecorativeAmber300: ColorRawToken = "#FFD266FF"
    public static let colorDecorativeAmber500: ColorRawToken = "#FFB400FF"

    // MARK: - Color Decorative Amethyst

    public static let colorDecorativeAmethyst300: ColorRawToken = "#C5ADE6FF"
    public static let colorDecorativeAmethyst400: ColorRawToken = "#A885D8FF"

    // MARK: - Color Decorative Emerald

    public static let colorDecorativeEmerald400: ColorRawToken = "#75CCA1FF"
    public static let colorDecorativeEmerald500: ColorRawToken = "#50BE87FF"

    // MARK: - Color Decorative Shocking Pink

    public static let colorDecorativeShockingPink200: ColorRawToken = "#FFB4E6FF"

    // MARK: - Color Decorative Sky

    public static let colorDecorativeSky300: ColorRawToken = "#79C7ECFF"
    public static let colorDecorativeSky400: ColorRawToken = "#4AB4E6FF"

    // MARK: - Color Orange

    public static let colorOrange500: ColorRawToken = "#FF7900FF"
    public static let colorOrange550: ColorRawToken = "#F15E00FF"

    // MARK: - Color Warm Gray

    public static let colorWarmGray100: ColorRawToken = "#F9F5F0FF"
    public static let colorWarmGray900: ColorRawToken = "#353228FF"
    public static let colorWarmGray1000: ColorRawToken = "#23211AFF"

    // MARK: - Warm Gray

    public static let warmGray80: ColorRawToken = "#BD793C14"
    public static let warmGray400: ColorRawToken = "#685D5066"
}
