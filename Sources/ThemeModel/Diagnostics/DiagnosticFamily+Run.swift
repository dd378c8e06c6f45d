extension DiagnosticFamily {
  static let run = DiagnosticFamily(
    "The run",
    [
      .changedSince: DiagnosticExplanation(
        "Only what changed is reported.",
        cause: "The audit was asked for what a branch touches; all pairs were judged, and the others are left out.",
        remedy: "Audit without --changed-since to see everything.",
        example: "legible audit --changed-since main"),
      .runStopped: DiagnosticExplanation(
        "The run stopped before anything was judged.",
        cause: "The task could not be done; the message says why.",
        remedy: "Do what the message says, and run it again.",
        example: "legible diff --git main..HEAD in a clone without main"),
      .fixesLimited: DiagnosticExplanation(
        "Fixes were computed only for the largest causes.",
        cause: "A fix for every cause would take longer than the audit.",
        remedy: "Raise the limit with --suggestions.",
        example: "an estate with hundreds of causes"),
      .lintRawInView: DiagnosticExplanation(
        "A view uses a raw colour.",
        cause: "“lints” names raw-in-view: views use semantic tokens, never a colour of the palette or a literal.",
        remedy: "Use a token that says what the colour is for, or add one.",
        example: "Text(title).foregroundStyle(Palette.blue50) in place of theme.textAccent"),
      .lintThemeCheck: DiagnosticExplanation(
        "A view asks which theme it is, and picks a colour by hand.",
        cause: "“lints” names theme-check: a new theme would miss such a check.",
        remedy: "Add a token that each theme defines, and use it without a condition.",
        example: "theme.type == .dark ? theme.layer1 : theme.layer2 in place of theme.layerMenu"),
      .lintModeCheck: DiagnosticExplanation(
        "A view asks for the mode, and picks a colour by hand.",
        cause:
          "“lints” names mode-check: the choice is made again in every view, and high contrast is forgotten in each.",
        remedy: "Give the token a value for each mode, and use it without a condition.",
        example: "colorScheme == .dark ? Color.gray900 : Color.gray50 in place of theme.layerMenu"),
      .lintStrayColor: DiagnosticExplanation(
        "A colour is set outside the function that applies themes.",
        cause:
          "“lints” names color-outside-theming: what is set elsewhere keeps the old theme's colour when the theme changes.",
        remedy:
          "Set the colour in the function that applies themes, or call that function's part from there. In SwiftUI, read it in body.",
        example:
          "title.textColor = theme.text in viewDidLoad of a controller that has applyTheme(); @State var ink = theme.text"
      ),
      .lintTokenNotShown: DiagnosticExplanation(
        "No view is known to show a token.",
        cause: "“lints” names token-not-shown, and no view that could be followed uses it.",
        remedy: "Delete the token if nothing uses it. Views that could not be followed are not counted.",
        example: "textOldBadge that the last view stopped using"),
      .lintThemeKeyMissing: DiagnosticExplanation(
        "A theme lacks a key that others have.",
        cause: "“lints” names theme-key-missing, and a brand or theme was not given the key.",
        remedy: "Define the key in each theme.",
        example: "linkHover, which every brand but one defines"),
      .highContrastUnchecked: DiagnosticExplanation(
        "The name of a theme promises high contrast, but no rule requires more contrast there.",
        cause: "Without a rule of its own, it must meet only the same criterion as the other themes.",
        remedy: "Add a rule for this theme that requires aaa-text.",
        example: "a theme HighContrastDark without a rule of its own"),
      .planDoubtful: DiagnosticExplanation(
        "Guessed pairs are doubtful.",
        cause:
          "Many guessed pairs fail, or compare one colour with itself: names alone do not say which colours are shown together.",
        remedy:
          "Write rules that name the real backgrounds (legible init drafts them), or list what views show with legible pairs.",
        example: "textOnAccent against accent of the same colour"),
      .suggestionsLimited: DiagnosticExplanation(
        "Suggestions were computed only for the worst pairs.",
        cause: "A suggestion for every failing pair would take longer than the audit.",
        remedy: "Raise the limit with --suggestions.",
        example: "an estate with thousands of failures"),
      .unknownFormat: DiagnosticExplanation(
        "A source has no format that is read.",
        cause: "Its content is not that of design tokens, an asset catalog, Swift, a property list or JSON.",
        remedy: "Name another file, or set “format”.",
        example: "legible audit logo.png"),
      .conflictMarker: DiagnosticExplanation(
        "A file that is named, or whose name promises colours, has unresolved conflict markers.",
        cause: "A merge or a rebase stopped, and its markers were left in the file.",
        remedy: "Resolve the conflict.",
        example: "<<<<<<< HEAD"),
      .emptyFile: DiagnosticExplanation(
        "A file that is named, or whose name promises colours, is empty.",
        cause: "It was created but never filled, or a build stopped before writing it.",
        remedy: "Fill the file, remove it, or “exclude” it by its path.",
        example: "light.tokens.json of 0 bytes"),
      .largeFilePointer: DiagnosticExplanation(
        "A file that is named, or whose name promises colours, is a Git LFS pointer instead of the file.",
        cause: "The checkout does not fetch large files.",
        remedy: "Run git lfs pull before the audit.",
        example: "version https://git-lfs.github.com/spec/v1"),
      .noContract: DiagnosticExplanation(
        "The file of a contract cannot be read.",
        cause: "Its path is wrong, or the file was removed; no theme could be compared with it.",
        remedy: "Correct “contract” in the entry of “themes”.",
        example: "\"contract\": \"tmplate.json\""),
      .unreadableFile: DiagnosticExplanation(
        "A file cannot be read.",
        cause: "It does not exist, or access is denied.",
        remedy: "Correct the path or the permissions.",
        example: "legible audit gone.json"),
    ])
}
