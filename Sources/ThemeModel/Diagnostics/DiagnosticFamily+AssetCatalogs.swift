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
        "A colour set has no colours.",
        cause: "Contents.json has no “colors”.",
        remedy: "Write it again with Xcode, or remove the set.",
        example: "{ \"info\": { … } }"),
      .assetNotSet: DiagnosticExplanation(
        "A colour set has an entry without a colour.",
        cause: "The slot is empty in Xcode.",
        remedy: "Set the colour, or remove the slot. The entry is left out.",
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
        "A system colour is not named by a string.",
        cause: "“reference” holds a name.",
        remedy: "Correct the reference.",
        example: "\"reference\": 5"),
      .assetNoComponent: DiagnosticExplanation(
        "A component is missing.",
        cause: "The colour space needs it.",
        remedy: "Add the component.",
        example: "components without “blue”"),
      .assetNoComponents: DiagnosticExplanation(
        "A colour has no components.",
        cause: "Each colour has components.",
        remedy: "Add components.",
        example: "{ \"color-space\": \"srgb\" }"),
      .assetNoSpace: DiagnosticExplanation(
        "A colour has no colour space.",
        cause: "Each colour has a colour space.",
        remedy: "Add “color-space”.",
        example: "{ \"components\": { … } }"),
      .assetUnknownSpace: DiagnosticExplanation(
        "A colour space is not known.",
        cause: "It is none that Xcode writes.",
        remedy: "Use a colour space of asset catalogs.",
        example: "\"color-space\": \"cmyk\""),
    ])
}
