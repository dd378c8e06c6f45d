extension DiagnosticFamily {
  static let aliases = DiagnosticFamily(
    "Aliases, themes and variants",
    [
      .aliasCycle: DiagnosticExplanation(
        "Aliases refer to each other in a circle.",
        cause:
          "Each token of the circle takes its value from the next one, and the last from the first, so none has a value.",
        remedy: "Give one token of the circle a value of its own. All members are listed with their places.",
        example: "\"a\": \"{b}\", \"b\": \"{a}\""),
      .aliasToGroup: DiagnosticExplanation(
        "An alias names a group, not a token.",
        cause: "Only tokens have values. The path ends one level too early.",
        remedy: "Name the token inside the group.",
        example: "\"text\": \"{color.gray}\" where color.gray holds 100 … 900"),
      .unresolvedAlias: DiagnosticExplanation(
        "An alias names a token that does not exist.",
        cause: "The name is misspelled, the token has been renamed or removed, or its file is not among the sources.",
        remedy: "Correct the name (a similar one is suggested where there is one), or add the missing source.",
        example: "\"text\": \"{color.grey.900}\" where the palette says gray"),
      .tooDeep: DiagnosticExplanation(
        "An expression or a chain of aliases is nested too deeply to follow.",
        cause: "Values are followed to a fixed depth, so that hostile input cannot exhaust memory.",
        remedy: "Shorten the chain, or define the colour where it is used.",
        example: "a colour mixed from a colour mixed from … some hundred times"),
      .tooManyVariants: DiagnosticExplanation(
        "The axes of a theme multiply to more variants than can be audited.",
        cause: "Every context of every axis is combined with every other one.",
        remedy: "Remove axes that change no colour, or name the axes to audit in the configuration.",
        example: "ten axes with four contexts each"),
      .typeMismatch: DiagnosticExplanation(
        "A value is not of the type that is needed here.",
        cause: "A colour is expected, and the alias or expression gives a number, a string or another type.",
        remedy: "Refer to a colour, or correct the token's $type.",
        example: "\"background\": \"{spacing.small}\""),
      .duplicateAxis: DiagnosticExplanation(
        "Two axes have the same name.",
        cause: "Contexts are chosen by the name of their axis, so each name must be unique.",
        remedy: "Rename one of the two axes.",
        example: "two modifiers named “mode”"),
      .duplicateTheme: DiagnosticExplanation(
        "Two themes have the same name.",
        cause: "Pairs, baselines and waivers refer to themes by name, so each name must be unique.",
        remedy: "Rename one theme, or give its source a “name”.",
        example: "Brand/light.json and Other/Brand/light.json"),
      .duplicateToken: DiagnosticExplanation(
        "A token is defined twice in one theme.",
        cause: "The later definition wins, and the earlier one has no effect.",
        remedy: "Remove one definition. Both places are listed.",
        example: "two lines that define text.primary"),
      .themeCycle: DiagnosticExplanation(
        "Themes extend each other in a circle.",
        cause: "A theme takes what it does not define from the one that it extends; in a circle there is no first one.",
        remedy: "Remove one “extends”.",
        example: "A extends B, B extends A"),
      .namedModes: DiagnosticExplanation(
        "Tokens whose names differ only in the word of a mode are read as one token in two modes.",
        cause:
          "Their names differ in light and dark, or in day and night, and the light ones are lighter for some and darker for others, "
          + "as surfaces and texts are. Among shades of one colour, the light one is always the lighter one.",
        remedy: "Nothing needs to be done. With --strict, each stays a token of its own, as in the standard.",
        example: "text_light and text_dark are text in light and in dark"),
      .inheritedColors: DiagnosticExplanation(
        "A theme takes over the colours that it leaves out from the theme beside it that is called default.",
        cause: "It holds part of the tokens of that theme, and no build or list says what it is put together of.",
        remedy: "Where it is to have all colours itself, add them.",
        example: "brands/acme/winter beside brands/acme/default"),
      .namedThemes: DiagnosticExplanation(
        "Groups of one file that repeat each other's colours are read as themes.",
        cause:
          "The group around them says that they are themes, such as “brands”; or each of them has texts, surfaces and further colours "
          + "of the same names, and no other token refers to one of them.",
        remedy: "Nothing needs to be done. With --strict, they stay groups of one theme, as in the standard.",
        example: "acme.color.text and globex.color.text are color.text of the themes acme and globex"),
      .unknownParentTheme: DiagnosticExplanation(
        "A theme extends a theme that does not exist.",
        cause: "The name is misspelled, or the parent's file is not among the sources.",
        remedy: "Correct the name, or add the parent's source.",
        example: "\"Parent\": \"Baes\""),
      .unknownAxis: DiagnosticExplanation(
        "A value depends on an axis that the theme does not declare.",
        cause: "Values for contexts need the axis that the contexts belong to.",
        remedy: "Declare the axis, or correct its name.",
        example: "a value for contrast: high in a theme with the axis mode only"),
      .unknownContext: DiagnosticExplanation(
        "A value names a context that its axis does not have.",
        cause: "The context is misspelled or missing from the axis.",
        remedy: "Use one of the contexts that the message lists.",
        example: "mode: \"drak\""),
      .unknownColor: DiagnosticExplanation(
        "A colour cannot be read.",
        cause: "The text is not a colour in any notation that this format has.",
        remedy: "Write it in a supported notation, such as a CSS colour.",
        example: "\"rgb(12 34)\""),
      .unknownSystemColor: DiagnosticExplanation(
        "A system colour is not known.",
        cause: "Its name is misspelled, or the platform does not publish its value.",
        remedy: "Correct the name, or replace it with a colour of your own.",
        example: "UIColor.systemGrey"),
      .unpublishedColor: DiagnosticExplanation(
        "A system colour has no public value in this context.",
        cause: "The platform publishes values for some contexts only.",
        remedy: "Use another colour where the value must be known, or waive the pair.",
        example: "a tint at increased contrast"),
      .tooManyCombinations: DiagnosticExplanation(
        "A computed theme has more combinations of inputs than can be evaluated.",
        cause: "Each input of the theme's code is tried in every context.",
        remedy: "Narrow the inputs, or name the axes to audit.",
        example: "a theme function of twelve flags"),
      .gamutTwinDrift: DiagnosticExplanation(
        "The Display P3 and the sRGB value of one colour differ by more than their gamuts explain.",
        cause: "One of the two was changed and the other one was not.",
        remedy: "Derive the sRGB value from the Display P3 value again.",
        example: "red for sRGB, pink for Display P3"),
    ])
}
