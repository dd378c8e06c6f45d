extension DiagnosticFamily {
  static let swift = DiagnosticFamily(
    "Swift sources",
    [
      .ambiguousCall: DiagnosticExplanation(
        "A call is ambiguous: several declarations match it.",
        cause: "Several declarations have this name and accept these arguments.",
        remedy: "Rename one of them, or write the type that is meant.",
        example: "Theme.make(.red) with two functions make"),
      .otherNames: DiagnosticExplanation(
        "A token or a theme has further names.",
        cause:
          "Several declarations give the same colour, such as a static member of Color and one of ShapeStyle, or several "
          + "cases of an enum give the same colours.",
        remedy: "Nothing needs to be done. The note lists the names.",
        example: "Color.accent and ShapeStyle.accent"),
      .assumed: DiagnosticExplanation(
        "A value was assumed where the code chooses at run time.",
        cause: "The choice depends on something that the sources do not say, such as a feature flag.",
        remedy: "Check the assumption in the message. If it is wrong, make the choice visible in the code.",
        example: "if Flags.isNewBrand { … }"),
      .axisWithoutEffect: DiagnosticExplanation(
        "A switch of a theme changes none of its colours.",
        cause: "All contexts of the axis lead to the same colours.",
        remedy: "Nothing needs to be done. The note explains why the axis is missing from the report.",
        example: "enum Density { case compact, regular }"),
      .assetsBesideCode: DiagnosticExplanation(
        "An asset catalog or a file of keys and colours is audited as a theme of its own, beside the code's themes.",
        cause: "No theme in the code uses some of its colours.",
        remedy: "Exclude the catalog or the file, or use its colours in the code's themes.",
        example: "Color(\"accent\") without any use"),
      .macApp: DiagnosticExplanation(
        "The app is for the Mac, so the system colours of macOS are used.",
        cause:
          "Every app of the project, or a package without one, is for macOS alone, and “system-colors” says nothing.",
        remedy: "Write the release into “system-colors”, or one of iOS where the code is for that.",
        example: "SDKROOT = macosx; Color.gray is then the gray of macOS"),
      .platformBranch: DiagnosticExplanation(
        "A colour on iOS differs from the one on the Mac, or another system has a colour or a theme of its own.",
        cause:
          "The code has different branches of #if for the systems, in one place or in several files, and one is read.",
        remedy:
          "Nothing, where the other system has no target. Otherwise read the sources a second time, with a release of the other "
          + "system in “system-colors”.",
        example: "#if os(macOS) … #else … #endif"),
      .severalSystems: DiagnosticExplanation(
        "The code is for iOS and for the Mac, and the system's colours are those of iOS.",
        cause: "The package or the app names both systems, and “system-colors” says nothing.",
        remedy: "Write the release that is meant into “system-colors”. A second source with the other one audits both.",
        example: "platforms: [.iOS(.v17), .macOS(.v14)]"),
      .ambiguousName: DiagnosticExplanation(
        "A name is ambiguous: several declarations have it.",
        cause:
          "Several files have a member of this name, none of which is nearer than the others, and their values differ.",
        remedy: "Rename one of them, or read the files of one module alone.",
        example: "extension UIColor { static let tone = … } in each of two modules"),
      .themeWithoutColors: DiagnosticExplanation(
        "What looks like a theme has no colour at all.",
        cause: "The type conforms to a contract without colours, or the optional constant is nil.",
        remedy: "Nothing, where that is so.",
        example: "static var seasonal: Theme? = nil"),
      .modeKept: DiagnosticExplanation(
        "Both modes are audited, although something says that the app is shown in only one.",
        cause: "Another app of the project, or a part of the code, may show the other mode.",
        remedy: "Write “modes”: “dark” or “light” into the source if the app is only ever shown in that mode.",
        example: "UIUserInterfaceStyle = Dark beside a sheet with .preferredColorScheme(.light)"),
      .modeLeftOut: DiagnosticExplanation(
        "A mode that nobody sees is not audited.",
        cause:
          "The app's settings (UIUserInterfaceStyle), the root of its code (preferredColorScheme) or a theme fix the mode.",
        remedy: "Nothing, where that is so. “modes”: “both” of the source audits both modes.",
        example: "<key>UIUserInterfaceStyle</key><string>Dark</string>"),
      .colorsNotRead: DiagnosticExplanation(
        "Colours in the code belong to no theme that was read.",
        cause: "No theme uses them, directly or through a palette.",
        remedy: "Nothing, if they are not part of the design system. Otherwise add them to a theme.",
        example: "let debugPink = Color.pink"),
      .functionsNotRead: DiagnosticExplanation(
        "Functions give colours that are known only at run time.",
        cause: "Their results depend on arguments that are not in the sources.",
        remedy: "Nothing, if the function only adapts colours. Otherwise give the colours names.",
        example: "func tint(for user: User) -> Color"),
      .themesNotRead: DiagnosticExplanation(
        "Types look like themes but were not read.",
        cause: "Themes were found in another way, and two kinds of themes are not mixed.",
        remedy: "Include them in a source of their own, or exclude them.",
        example: "protocol themes beside enum palettes"),
      .themesNotFollowed: DiagnosticExplanation(
        "Code makes or changes themes in a way that is not followed. They are not audited, and the run does not pass.",
        cause:
          "A function works out a list of themes, a view changes a theme for the views inside it, or code changes a constant.",
        remedy: "Give each theme a constant with its colours. If they are not themes, “exclude” their file.",
        example: "static let all = names.map(Theme.init(named:))"),
      .themeOfArguments: DiagnosticExplanation(
        "A theme is made from arguments, and nothing in the sources makes it, so it is not read.",
        cause: "The initializer takes colours as parameters, and only other code or the running app passes them.",
        remedy: "Keep a value of it in a constant: it is read with the values that the sources pass.",
        example: "struct BrandTheme: Theme { let primary: UIColor }"),
      .themeNeverMade: DiagnosticExplanation(
        "No code in the sources makes a value of a type that is a theme. It is read, since other code may make one.",
        cause: "The name of the type stands nowhere but in its declaration.",
        remedy: "Delete the type, or make a value of it where the app offers its themes.",
        example: "final class AutoTheme: ThemeProtocol"),
      .noThemes: DiagnosticExplanation(
        "No theme was found in these sources.",
        cause: "No type gives colours in a way that is recognised, or the chosen name matches none.",
        remedy: "Run `legible survey` to see what is there, and name the type in “include”.",
        example: "a folder of views only"),
      .noImplementation: DiagnosticExplanation(
        "A function or initializer has no body that can be evaluated.",
        cause: "It is a requirement of a protocol, or belongs to a framework.",
        remedy: "Provide the value in the sources, or exclude the token.",
        example: "static func color(named: String) -> Color  // in a protocol"),
      .nilColor: DiagnosticExplanation(
        "There is no colour here: the value is nil.",
        cause: "The expression gives nil in this variant.",
        remedy: "Give a colour for every variant.",
        example: "var badge: Color? { isDark ? nil : .red }"),
      .nilUnwrapped: DiagnosticExplanation(
        "A nil value is force-unwrapped.",
        cause: "The expression before “!” has no value in this variant.",
        remedy: "Handle the missing value.",
        example: "UIColor(named: \"gone\")!"),
      .notAColor: DiagnosticExplanation(
        "The value is not a colour.",
        cause: "A colour is expected here, and something else was found.",
        remedy: "Correct the value, or exclude the token.",
        example: "static let accent: Color = spacing.small"),
      .notInitialised: DiagnosticExplanation(
        "The sources do not set a property.",
        cause: "It is set at run time, or in a file that is not among the sources.",
        remedy: "Add the missing source, or give the property a value.",
        example: "var accent: Color!"),
      .numberOutOfRange: DiagnosticExplanation(
        "A number does not fit its type.",
        cause: "The literal exceeds 64 bits.",
        remedy: "Correct the number.",
        example: "0xFFFFFFFFFFFFFFFFFF"),
      .outOfBudget: DiagnosticExplanation(
        "An evaluation took too long and was stopped.",
        cause: "The code loops or recurses beyond a fixed limit.",
        remedy: "Simplify the code that computes the colour.",
        example: "while true { … }"),
      .placeholder: DiagnosticExplanation(
        "A placeholder is used as a colour.",
        cause: "The token's value marks a colour that the theme lacks or must not use.",
        remedy: "Define the colour, or stop using it.",
        example: "Color.forbidden"),
      .runtimeFailure: DiagnosticExplanation(
        "The code stops the app here.",
        cause: "fatalError or a similar function is called in this variant, a precondition or an assertion does not "
          + "hold, or a list has no element at an index.",
        remedy: "Give a colour for this variant.",
        example: "default: fatalError()"),
      .runtimeValue: DiagnosticExplanation(
        "The value is known only at run time.",
        cause: "It depends on the time, on chance, on the device, on the user, or on code that sets a variable later.",
        remedy: "Exclude the token, or give it a fixed value.",
        example: "[Color.red, .blue].randomElement()"),
      .syntaxError: DiagnosticExplanation(
        "A file has a syntax error.",
        cause:
          "The parser found something that is not Swift, or a file of Interface Builder is no XML. In code that shows something it "
          + "is an error: a pair may be missing that fails.",
        remedy: "Correct the file, or exclude it. What could be parsed was read.",
        example: "struct Theme {{"),
      .thrown: DiagnosticExplanation(
        "The code throws an error here.",
        cause: "A throwing function gives no colour in this variant.",
        remedy: "Handle the error with a colour.",
        example: "try Color(hex: \"oops\")"),
      .viewsCutShort: DiagnosticExplanation(
        "A view was not read to its end.",
        cause: "It leads through more steps, or more views within views, than are followed from one view.",
        remedy: "Declare the pairs that it shows as rules, or split the view.",
        example: "a view that builds hundreds of others in one body"),
      .unknownAsset: DiagnosticExplanation(
        "A colour of an asset catalog does not exist.",
        cause: "Its name is misspelled, or the catalog is not among the sources.",
        remedy: "Correct the name, or add the catalog.",
        example: "Color(\"Primray\")"),
      .otherSource: DiagnosticExplanation(
        "A view shows a token with one of another source, and it is unknown which values are shown together.",
        cause: "The other source has several themes, or a value for each mode where the theme has one for all.",
        remedy: "Give both sources the same modes, or audit the theme that is shown with the other by itself.",
        example: "Text(title).foregroundStyle(theme.ink).background(Color(\"Card\"))"),
      .unknownOpacity: DiagnosticExplanation(
        "A view shows a token at an opacity that is not known.",
        cause: "The opacity is a state of the app, or computed while it runs.",
        remedy: "Name a constant, or declare the pair at the least opacity that is shown as a token of its own.",
        example: "Text(title).foregroundStyle(theme.ink.opacity(progress))"),
      .unknownFunction: DiagnosticExplanation(
        "A function is not known.",
        cause: "It belongs to a framework or to a file that is not among the sources.",
        remedy: "Add the file, or exclude the token.",
        example: "Color.brand(.primary)"),
      .unknownGeneration: DiagnosticExplanation(
        "The chosen release of system colours does not exist.",
        cause: "“system-colors” names no release.",
        remedy: "Use one of the releases that the message lists.",
        example: "\"system-colors\": \"ios99\""),
      .unknownInitialiser: DiagnosticExplanation(
        "An initializer is not known.",
        cause: "It belongs to a framework or to a file that is not among the sources.",
        remedy: "Add the file that declares it, or exclude the token.",
        example: "Color(token: .primary)"),
      .unknownKey: DiagnosticExplanation(
        "A key of a dictionary cannot be evaluated.",
        cause: "The key is known only at run time.",
        remedy: "Use a literal key.",
        example: "palette[user.choice]"),
      .unknownMember: DiagnosticExplanation(
        "A member is not known.",
        cause: "The type that declares it is not among the sources.",
        remedy: "Add the file that declares it, or exclude the token.",
        example: "theme.colors.acent"),
      .unknownName: DiagnosticExplanation(
        "A name is not known.",
        cause: "It is declared in a file that is not among the sources.",
        remedy: "Add the file that declares it.",
        example: "let text = sharedInk"),
      .unlabelledPair: DiagnosticExplanation(
        "Two colours have no labels that say which one is dark.",
        cause: "A tuple or array without names contains the colours of two modes.",
        remedy: "Label the elements, such as (light:, dark:).",
        example: "let text = (Color.black, Color.white)"),
      .unsupportedExpression: DiagnosticExplanation(
        "An expression is not supported.",
        cause: "The evaluator understands the part of Swift in which colours are usually written.",
        remedy: "Write the colour more simply, or exclude the token.",
        example: "colors.lazy.map { … }.first"),
      .ambiguousAssetName: DiagnosticExplanation(
        "Two catalogs have a colour of the same name.",
        cause:
          "A reference by this name can mean either one; which one depends on the target that the code is built for.",
        remedy: "Rename one colour, put it into a namespace, or audit each target's folder in a source of its own.",
        example: "two Primary.colorset"),
    ])
}
