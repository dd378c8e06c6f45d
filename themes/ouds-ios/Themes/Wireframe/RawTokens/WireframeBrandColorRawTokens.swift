/// The colours of the Wireframe brand alone.
public enum WireframeBrandColorRawTokens {
    // MARK: - Functional Gray Dark

    public static let functionalGrayDark560: ColorRawToken = "#2F384BFF"
    public static let functionalGrayDark640: ColorRawToken = "#272F3FFF"
    public static let functionalGrayDark720: ColorRawToken = "#1F2632FF"
    public static let functionalGrayDark800: ColorRawToken = "#181C26FF"
    public static let functionalGrayDark880: ColorRawToken = "#101319FF"
    public static let functionalGrayDark960: ColorRawToken = "#08090DFF"

    // MARK: - Functional Gray Light

    public static let functionalGrayLight80: ColorRawToken = "#F7F8FAFF"
    public static let functionalGrayLight160: ColorRawToken = "#E9ECF1FF"

    // MARK: - Opacity Black

    public static let opacityBlack0: ColorRawToken = "#05052E00"
    public static let opacityBlack40: ColorRawToken = "#05052E0A"
    public static let opacityBlack80: ColorRawToken = "#05052E14"
    public static let opacityBlack120: ColorRawToken = "#05052E1F"
    public static let opacityBlack200: ColorRawToken = "#05052E33"
    public static let opacityBlack280: ColorRawToken = "#05052E47"
    public static let opacityBlack440: ColorRawToken = "#05052E70"
    public static let opacityBlack520: ColorRawToken = "#05052E85"
    public static let opacityBlack680: ColorRawToken = "#05052EAD"
    public static let opacityBlack920: ColorRawToken = "#05052EEB"

    // MARK: - Opacity Royal Blue

    public static let opacityRoyalBlue80: ColorRawToken = "#2055E514"
    public static let opacityRoyalBlue200: ColorRawToken = "#2055E533"
    public static let opacityRoyalBlue360: ColorRawToken = "#2055E55C"
    public static let opacityRoyalBlue400: ColorRawToken = "#2055E566"
    public static let opacityRoyalBlue560: ColorRawToken = "#2055E58F"
    public static let opacityRoyalBlue680: ColorRawToken = "#2055E5AD"

    // MARK: - Opacity Rusty Red

    public static let opacityRustyRed80: ColorRawToken = "#DB234514"
    public static let opacityRustyRed680: ColorRawToken = "#8E1532AD"

    // MARK: - Royal Blue

    public static let royalBlue100: ColorRawToken = "#DCE9FDFF"
    public static let royalBlue200: ColorRawToken = "#C1D8FCFF"
    public static let royalBlue300: ColorRawToken = "#96C1FAFF"
    public static let royalBlue600: ColorRawToken = "#2055E5FF"
    public static let royalBlue800: ColorRawToken = "#223CABFF"
    public static let royalBlue900: ColorRawToken = "#213787FF"
    public static let royalBlue950: ColorRawToken = "#1F2D6BFF"

    // MARK: - Rusty Red

    public static let rustyRed50: ColorRawToken = "#FFF1F1FF"
    public static let rustyRed200: ColorRawToken = "#FCCFD2FF"
    public static let rustyRed300: ColorRawToken = "#FA9EA6FF"
    public static let rustyRed400: ColorRawToken = "#F66F7DFF"
    public static let rustyRed600: ColorRawToken = "#DB2345FF"
    public static let rustyRed700: ColorRawToken = "#B81839FF"
    public static let rustyRed800: ColorRawToken = "#8E1532FF"
    public static let rustyRed900: ColorRawToken = "#681229FF"
    public static let rustyRed1000: ColorRawToken = "#380513FF"

    // MARK: - White

    public static let white0: ColorRawToken = "#EFF5FF00"
    public static let white40: ColorRawToken = "#EFF5FF0A"
    public static let white80: ColorRawToken = "#EFF5FF14"
    public static let white120: ColorRawToken = "#EFF5FF1F"
    public static let white200: ColorRawToken = "#EFF5FF33"
    public static let white440: ColorRawToken = "#EFF5FF70"
    public static let white640: ColorRawToken = "#EFF5FFA3"
    public static let white800: ColorRawToken = "#EFF5FFCC"
    public static let white920: ColorRawToken = "#EFF5FFEB"
}
