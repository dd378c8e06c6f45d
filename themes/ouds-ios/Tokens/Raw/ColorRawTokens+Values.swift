extension ColorRawTokens {
    // MARK: - Dodger Blue

    public static let dodgerBlue80: ColorRawToken = "#26B2FF14"
    public static let dodgerBlue520: ColorRawToken = "#00598A85"

    // MARK: - Functional Amethyst

    public static let functionalAmethyst400: ColorRawToken = "#A885D8FF"
    public static let functionalAmethyst600: ColorRawToken = "#5B2F98FF"

    // MARK: - Functional Black

    public static let functionalBlack: ColorRawToken = "#000000FF"

    // MARK: - Functional Dodger Blue

    public static let functionalDodgerBlue300: ColorRawToken = "#8AD5FFFF"
    public static let functionalDodgerBlue700: ColorRawToken = "#0073B2FF"

    // MARK: - Functional Gray Dark

    public static let functionalGrayDark560: ColorRawToken = "#3B3B3BFF"
    public static let functionalGrayDark640: ColorRawToken = "#333333FF"
    public static let functionalGrayDark720: ColorRawToken = "#272727FF"
    public static let functionalGrayDark800: ColorRawToken = "#1F1F1FFF"
    public static let functionalGrayDark880: ColorRawToken = "#141414FF"

    // MARK: - Functional Gray Light

    public static let functionalGrayLight80: ColorRawToken = "#F4F4F4FF"
    public static let functionalGrayLight160: ColorRawToken = "#EEEEEEFF"

    // MARK: - Functional Malachite

    public static let functionalMalachite300: ColorRawToken = "#94F0A4FF"
    public static let functionalMalachite600: ColorRawToken = "#1ECD3CFF"
    public static let functionalMalachite700: ColorRawToken = "#17A02FFF"
    public static let functionalMalachite750: ColorRawToken = "#138126FF"

    // MARK: - Functional Scarlet

    public static let functionalScarlet100: ColorRawToken = "#FFE5E6FF"
    public static let functionalScarlet200: ColorRawToken = "#FFB2B3FF"
    public static let functionalScarlet300: ColorRawToken = "#FF8081FF"
    public static let functionalScarlet600: ColorRawToken = "#DB0002FF"
    public static let functionalScarlet700: ColorRawToken = "#B20002FF"
    public static let functionalScarlet800: ColorRawToken = "#800001FF"

    // MARK: - Functional Sun

    public static let functionalSun300: ColorRawToken = "#FFE270FF"
    public static let functionalSun500: ColorRawToken = "#FFD000FF"
    public static let functionalSun750: ColorRawToken = "#856A00FF"

    // MARK: - Functional White

    public static let functionalWhite: ColorRawToken = "#FFFFFFFF"

    // MARK: - Malachite

    public static let malachite120: ColorRawToken = "#3DE35A1F"
    public static let malachite640: ColorRawToken = "#0E621DA3"

    // MARK: - Opacity Black

    public static let opacityBlack0: ColorRawToken = "#00000000"
    public static let opacityBlack40: ColorRawToken = "#0000000A"
    public static let opacityBlack80: ColorRawToken = "#00000014"
    public static let opacityBlack120: ColorRawToken = "#0000001F"
    public static let opacityBlack200: ColorRawToken = "#00000033"
    public static let opacityBlack280: ColorRawToken = "#00000047"
    public static let opacityBlack440: ColorRawToken = "#00000070"
    public static let opacityBlack520: ColorRawToken = "#00000085"
    public static let opacityBlack680: ColorRawToken = "#000000AD"
    public static let opacityBlack840: ColorRawToken = "#000000D6"

    // MARK: - Scarlet

    public static let scarlet80: ColorRawToken = "#DB000214"
    public static let scarlet320: ColorRawToken = "#DB000252"

    // MARK: - Sun

    public static let sun160: ColorRawToken = "#FFD00029"
    public static let sun480: ColorRawToken = "#6651007A"

    // MARK: - White

    public static let white0: ColorRawToken = "#FFFFFF00"
    public static let white40: ColorRawToken = "#FFFFFF0A"
    public static let white80: ColorRawToken = "#FFFFFF14"
    public static let white120: ColorRawToken = "#FFFFFF1F"
    public static let white200: ColorRawToken = "#FFFFFF33"
    public static let white440: ColorRawToken = "#FFFFFF70"
    public static let white640: ColorRawToken = "#FFFFFFA3"
    public static let white800: ColorRawToken = "#FFFFFFCC"
    public static let white920: ColorRawToken = "#FFFFFFEB"
}
