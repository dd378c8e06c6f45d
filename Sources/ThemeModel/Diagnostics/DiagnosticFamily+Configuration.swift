extension DiagnosticFamily {
  static let config = DiagnosticFamily(
    "Configuration and baselines",
    [
      .baselineDuplicate: DiagnosticExplanation(
        "A pair appears twice in a baseline.",
        cause: "Each pair is accepted once.",
        remedy: "Remove one entry, or write the baseline again.",
        example: "a merge of two baselines"),
      .baselineSchema: DiagnosticExplanation(
        "A baseline has another schema.",
        cause: "Another version wrote it.",
        remedy: "Write it again with `legible baseline`.",
        example: "\"schema\": \"legible.baseline/9\""),
      .baselineSyntax: DiagnosticExplanation(
        "A baseline is not valid JSON.",
        cause: "The parser expected something else at this place.",
        remedy: "Correct it, or write it again with `legible baseline`.",
        example: "a merge conflict"),
      .configColor: DiagnosticExplanation(
        "A text is not a CSS colour.",
        cause: "Colours in the configuration are CSS colours.",
        remedy: "Correct the colour.",
        example: "\"over\": \"#12\""),
      .configDate: DiagnosticExplanation(
        "A text is not a date.",
        cause: "Dates are written as 2027-03-31.",
        remedy: "Correct the date.",
        example: "\"expires\": \"March 2027\""),
      .configDuplicate: DiagnosticExplanation(
        "A value appears twice.",
        cause: "Each one may appear once.",
        remedy: "Remove one of the two.",
        example: "two labels “Text”"),
      .configDuplicateKey: DiagnosticExplanation(
        "A key appears twice in one object.",
        cause: "Only one of the two could have an effect.",
        remedy: "Remove one of the two.",
        example: "\"rules\": [ … ], \"rules\": [ … ]"),
      .configDuplicateRule: DiagnosticExplanation(
        "Two rules have the same id.",
        cause: "Reports, waivers and baselines refer to rules by id.",
        remedy: "Rename one rule.",
        example: "two rules \"body-text\""),
      .configEmpty: DiagnosticExplanation(
        "A list or text is empty.",
        cause: "At least one entry is needed here.",
        remedy: "Add one, or remove the key.",
        example: "\"foreground\": []"),
      .configEndlessWaiver: DiagnosticExplanation(
        "A waiver of debt never expires.",
        cause: "Debt must be paid at some time, so the waiver needs a date.",
        remedy: "Add “expires”.",
        example: "{ \"kind\": \"debt\" } without a date"),
      .configMissing: DiagnosticExplanation(
        "A required key is missing.",
        cause: "The message says which one and why.",
        remedy: "Add the key.",
        example: "a waiver without “reason”"),
      .configNumber: DiagnosticExplanation(
        "A number is outside its range.",
        cause: "The message says which range is allowed.",
        remedy: "Correct the number.",
        example: "\"within\": 5"),
      .configPattern: DiagnosticExplanation(
        "A token pattern is not valid here.",
        cause: "The message says what is wrong with it.",
        remedy: "Correct the pattern.",
        example: "\"foreground\": \"text{\""),
      .configSyntax: DiagnosticExplanation(
        "legible.json cannot be parsed.",
        cause: "The parser expected something else at this place. Comments are allowed.",
        remedy: "Correct the file.",
        example: "{ \"rules\": [ }"),
      .configTooManyAlternatives: DiagnosticExplanation(
        "“over” gives more alternatives than can be measured.",
        cause: "Alternatives of several layers multiply.",
        remedy: "Name fewer layers.",
        example: "\"over\": [[\"surface*\", \"surface*\", \"surface*\"]]"),
      .configType: DiagnosticExplanation(
        "A value is of the wrong type.",
        cause: "The message says which type is needed.",
        remedy: "Correct the value.",
        example: "\"rules\": {}"),
      .configUnknownAxis: DiagnosticExplanation(
        "A condition names an axis that no theme has.",
        cause: "The name is misspelled, or no theme varies along it.",
        remedy: "Correct the name.",
        example: "\"when\": { \"mod\": \"dark\" }"),
      .configUnknownContext: DiagnosticExplanation(
        "A condition names a context that its axis does not have.",
        cause: "The name is misspelled.",
        remedy: "Use one of the axis's contexts.",
        example: "\"when\": { \"mode\": \"drak\" }"),
      .configUnknownCriterion: DiagnosticExplanation(
        "A criterion is not known.",
        cause: "It is misspelled, or not one of the named ones.",
        remedy: "Use a named criterion, or a number.",
        example: "\"require\": \"aa-txt\""),
      .configUnknownKey: DiagnosticExplanation(
        "A key is not known.",
        cause: "It is misspelled, or belongs elsewhere.",
        remedy: "Correct the key. A similar one is suggested where there is one.",
        example: "\"rule\": [ … ]"),
      .configUnknownRole: DiagnosticExplanation(
        "A role is not known.",
        cause: "It is misspelled.",
        remedy: "Use one of the roles that the message lists.",
        example: "\"roles\": { \"txt\": [ … ] }"),
      .configUnknownTheme: DiagnosticExplanation(
        "A label names a theme or variant that does not exist.",
        cause: "The name is misspelled, or the theme was renamed.",
        remedy: "Correct the name.",
        example: "\"labels\": { \"Orage\": \"Orange\" }"),
      .configUnknownToken: DiagnosticExplanation(
        "A name in the configuration names no token.",
        cause: "It is misspelled, or the token was renamed.",
        remedy: "Correct the name.",
        example: "\"foreground\": [\"text.primry\"]"),
      .configUnknownWord: DiagnosticExplanation(
        "A word is not one of those that are allowed here.",
        cause: "It is misspelled.",
        remedy: "Use one of the words that the message lists.",
        example: "\"severity\": \"warn\""),
    ])
}
