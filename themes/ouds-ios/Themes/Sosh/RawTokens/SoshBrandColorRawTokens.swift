/// The colours of the Sosh brand alone.
public enum SoshBrandColorRawTokens {
    // MARK: - Color Lochmara Dark

    public static let colorLochmaraDark240: ColorRawToken = "#0173C1FF"
    public static let colorLochmaraDark480: ColorRawToken = "#01558EFF"
    public static let colorLochmaraDark720: ColorRawToken = "#003051FF"
    public static let colorLochmaraDark800: ColorRawToken = "#002742FF"
    public static let colorLochmaraDark880: ColorRawToken = "#002138FF"
    public static let colorLochmaraDark960: ColorRawToken = "#001524FF"

    // MARK: - Color Lochmara Light

    public static let colorLochmaraLight80: ColorRawToken = "#EDF6FDFF"
    public static let colorLochmaraLight400: ColorRawToken = "#99D5FFFF"
    public static let colorLochmaraLight640: ColorRawToken = "#5DBCFEFF"

    // MARK: - Color Raspberry

    public static let colorRaspberry50: ColorRawToken = "#FFE6EEFF"
    public static let colorRaspberry300: ColorRawToken = "#FC6999FF"
    public static let colorRaspberry500: ColorRawToken = "#DE034BFF"
    public static let colorRaspberry800: ColorRawToken = "#640222FF"

    // MARK: - Color Turbo

    public static let colorTurbo50: ColorRawToken = "#FCFAE8FF"
    public static let colorTurbo300: ColorRawToken = "#FFEF66FF"
    public static let colorTurbo500: ColorRawToken = "#FFE500FF"
    public static let colorTurbo750: ColorRawToken = "#7A6E00FF"
    public static let colorTurbo950: ColorRawToken = "#221F02FF"

    // MARK: - Functional Gray Dark

    public static let functionalGrayDark560: ColorRawToken = "#2F404BFF"
    public static let functionalGrayDark640: ColorRawToken = "#27353FFF"
    public static let functionalGrayDark720: ColorRawToken = "#1F2B32FF"
    public static let functionalGrayDark800: ColorRawToken = "#182026FF"
    public static let functionalGrayDark880: ColorRawToken = "#101519FF"

    // MARK: - Functional Gray Light

    public static let functionalGrayLight80: ColorRawToken = "#F7F9FAFF"
    public static let functionalGrayLight160: ColorRawToken = "#E9EEF1FF"

    // MARK: - Opacity Black

    public static let opacityBlack0: ColorRawToken = "#000F1900"
    public static let opacityBlack40: ColorRawToken = "#000F190A"
    public static let opacityBlack80: ColorRawToken = "#000F1914"
    public static let opacityBlack120: ColorRawToken = "#000F191F"
    public static let opacityBlack200: ColorRawToken = "#000F1933"
    public static let opacityBlack280: ColorRawToken = "#000F1947"
    public static let opacityBlack440: ColorRawToken = "#000F1970"
    public static let opacityBlack520: ColorRawToken = "#000F1985"
    public static let opacityBlack720: ColorRawToken = "#000F19B8"
    public static let opacityBlack920: ColorRawToken = "#000F19EB"

    // MARK: - Opacity Lochmara Dark

    public static let opacityLochmaraDark880520: ColorRawToken = "#01558E85"

    // MARK: - Opacity Lochmara Light

    public static let opacityLochmaraLight80080: ColorRawToken = "#34ACFE14"

    // MARK: - Opacity Raspberry

    public static let opacityRaspberry100: ColorRawToken = "#FC69991A"
    public static let opacityRaspberry640: ColorRawToken = "#960333A3"

    // MARK: - Opacity Turbo

    public static let opacityTurbo160: ColorRawToken = "#FFE50029"
    public static let opacityTurbo480: ColorRawToken = "#665C007A"

    // MARK: - White

    public static let white0: ColorRawToken = "#EDF6FC00"
    public static let white40: ColorRawToken = "#EDF6FC0A"
    public static let white80: ColorRawToken = "#EDF6FC14"
    public static let white120: ColorRawToken = "#EDF6FC1F"
    public static let white200: ColorRawToken = "#EDF6FC33"
    public static let white440: ColorRawToken = "#EDF6FC70"
    public static let white640: ColorRawToken = "#EDF6FCA3"
    public static let white800: ColorRawToken = "#EDF6FCCC"
    public static let white920: ColorRawToken = "#EDF6FCEB"
}
