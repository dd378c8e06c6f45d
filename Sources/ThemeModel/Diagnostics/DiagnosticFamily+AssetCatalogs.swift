extension DiagnosticFamily {
  static let assets = DiagnosticFamily(
    "Asset catalogs",
    [
      .assetJson: DiagnosticExplanation(
        "Contents.json cannot be parsed.",
        cause: "The file is not JSON.",
        remedy: "Correct it, or write it again with Xcode.",
        example: "a merge conflict in Contents.json"),
      .assetNoColors: DiagnosticExplanation(
        "A color set has no colors.",
        cause: "Contents.json has no “colors”.",
        remedy: "Write it again with Xcode, or remove the set.",
        example: "{ \"info\": { … } }"),
      .assetNotSet: DiagnosticExplanation(
        "A color set has an entry without a color.",
        cause: "The slot is empty in Xcode.",
        remedy: "Set the color, or remove the slot. The entry is left out.",
        example: "{ \"idiom\": \"universal\" }"),
      .assetUnknownAppearance: DiagnosticExplanation(
        "An appearance is not known.",
        cause: "Legible knows luminosity and contrast.",
        remedy: "Nothing, if the entry does not matter. It is left out.",
        example: "\"appearance\": \"tinted\""),
      .assetBadAlpha: DiagnosticExplanation(
        "An alpha is not a number.",
        cause: "Alpha is a fraction, as Xcode writes it.",
        remedy: "Correct the alpha.",
        example: "\"alpha\": \"half\""),
      .assetBadComponent: DiagnosticExplanation(
        "A component is not a number.",
        cause: "Components are 0xFF, 255 or 1.000.",
        remedy: "Correct the component.",
        example: "\"red\": \"FF\""),
      .assetBadReference: DiagnosticExplanation(
        "A system color is not named by a string.",
        cause: "“reference” holds a name.",
        remedy: "Correct the reference.",
        example: "\"reference\": 5"),
      .assetNoComponent: DiagnosticExplanation(
        "A component is missing.",
        cause: "The color space needs it.",
        remedy: "Add the component.",
        example: "components without “blue”"),
      .assetNoComponents: DiagnosticExplanation(
        "A color has no components.",
        cause: "Each color has components.",
        remedy: "Add components.",
        example: "{ \"color-space\": \"srgb\" }"),
      .assetNoSpace: DiagnosticExplanation(
        "A color has no color space.",
        cause: "Each color has a color space.",
        remedy: "Add “color-space”.",
        example: "{ \"components\": { … } }"),
      .assetUnknownSpace: DiagnosticExplanation(
        "A color space is not known.",
        cause: "It is none that Xcode writes.",
        remedy: "Use a color space of asset catalogs.",
        example: "\"color-space\": \"cmyk\""),
    ])
}
