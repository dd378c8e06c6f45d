extension DiagnosticFamily {
  static let files = DiagnosticFamily(
    "Property lists and JSON",
    [
      .badColor: DiagnosticExplanation(
        "A text is not a colour.",
        cause: "It is not a colour in any notation that is read here.",
        remedy: "Correct the text.",
        example: "\"Background\": \"blu\""),
      .badHex: DiagnosticExplanation(
        "A text is not a hex colour.",
        cause: "Hex colours have 3, 4, 6 or 8 digits.",
        remedy: "Correct the digits.",
        example: "\"Background\": \"#12345\""),
      .hexOrder: DiagnosticExplanation(
        "Hex colours of eight digits look as if their alpha came first.",
        cause: "Android writes AARRGGBB, CSS RRGGBBAA, and apps either. Nothing says which one it is here.",
        remedy: "Set “hex-order” of the source in legible.json to “aarrggbb” or “rrggbbaa”.",
        example: "\"menu\": \"993F3F3F\""),
      .json5: DiagnosticExplanation(
        "A file has syntax that JSON does not have.",
        cause: "It is written as JSON5, with comments, trailing commas or single quotes. It is read.",
        remedy: "Nothing needs to be done. With --strict it is an error.",
        example: "{ a: 'b', }"),
      .yaml: DiagnosticExplanation(
        "A token file is YAML.",
        cause: "Style Dictionary and Theo read YAML. It is read, and cannot be changed by mend --apply.",
        remedy: "Nothing needs to be done. With --strict it is an error.",
        example: "ink: { value: '#1a1a1a' }"),
      .json: DiagnosticExplanation(
        "A file is not valid JSON.",
        cause: "The parser expected something else at this place.",
        remedy: "Correct the file.",
        example: "{ \"a\": 1, }"),
      .jsonEncoding: DiagnosticExplanation(
        "A JSON file is not UTF-8.",
        cause: "JSON is UTF-8.",
        remedy: "Save the file as UTF-8.",
        example: "a file in UTF-16"),
      .jsonTooDeep: DiagnosticExplanation(
        "A JSON file is nested too deeply.",
        cause: "Nesting is limited, so that hostile input cannot exhaust memory.",
        remedy: "Flatten the file.",
        example: "ten thousand brackets"),
      .jsonTooLarge: DiagnosticExplanation(
        "A JSON file is too large.",
        cause: "The size of one file is limited.",
        remedy: "Split the file.",
        example: "a file of several gigabytes"),
      .keyedNoColorsKey: DiagnosticExplanation(
        "A theme has no entry of the name that “colors-key” gives.",
        cause: "The name is misspelled, or this theme is different.",
        remedy: "Correct “colors-key”.",
        example: "\"colors-key\": \"Colours\""),
      .keyedNoDictionary: DiagnosticExplanation(
        "A theme is not a dictionary.",
        cause: "Themes are dictionaries of names and colours.",
        remedy: "Correct the file.",
        example: "an array at the top"),
      .keysWithoutColor: DiagnosticExplanation(
        "Keys have no colour.",
        cause: "Their values are something else, such as fonts or sizes.",
        remedy: "Nothing, if they are not colours.",
        example: "\"CornerRadius\": 8"),
      .plistBadValue: DiagnosticExplanation(
        "A value of a property list is not of its element's type.",
        cause: "The text between the tags cannot be read.",
        remedy: "Correct the value.",
        example: "<integer>five</integer>"),
      .plistCorrupt: DiagnosticExplanation(
        "A binary property list is corrupt.",
        cause: "Offsets lead outside the file or in a circle.",
        remedy: "Write the file again.",
        example: "a truncated file"),
      .plistEntityDeclaration: DiagnosticExplanation(
        "A property list declares entities.",
        cause: "They are not read: they can expand without bound.",
        remedy: "Remove the declaration.",
        example: "<!ENTITY …>"),
      .plistNotUtf8: DiagnosticExplanation(
        "A property list is not UTF-8 or UTF-16.",
        cause: "No other encoding is read.",
        remedy: "Save it as UTF-8.",
        example: "a file in Latin-1"),
      .plistTooDeep: DiagnosticExplanation(
        "A property list is nested too deeply.",
        cause: "Nesting is limited, so that hostile input cannot exhaust memory.",
        remedy: "Flatten the file.",
        example: "ten thousand <array>"),
      .plistUnclosed: DiagnosticExplanation(
        "An element is not closed.",
        cause: "The file ends too early, or a tag is missing.",
        remedy: "Close the element.",
        example: "<dict><key>a</key>"),
      .plistUnexpected: DiagnosticExplanation(
        "An element is not expected here.",
        cause: "The order of elements is that of property lists.",
        remedy: "Correct the file.",
        example: "<dict><string>a</string></dict>"),
      .plistUnknownEntity: DiagnosticExplanation(
        "An entity is not known.",
        cause: "XML has five entities, and numbers.",
        remedy: "Write the character itself.",
        example: "&nbsp;"),
    ])
}
