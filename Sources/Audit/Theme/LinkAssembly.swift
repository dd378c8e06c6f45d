import ThemeModel

/// Makes links from a theme's steps, each once.
struct LinkAssembly {
  /// For each token of the theme, its index in the catalogue; below 0 when it is not there.
  let slots: [Int32]
  private let theme: ResolvedTheme
  private let catalogue: TokenCatalogue
  private var table = LinkTable()
  /// For each outcome, its link or `unknown`.
  private var known: [Int32]
  private let files: [String]
  /// For each file, and each theme of the line, its text in the table; below 0 until it is asked for.
  private var fileTexts: [Int32]
  private var themeTexts: [Int32]
  /// For each constant, its text as links refer to it, numbered by constants; `LinkTable.noText` until it is asked for.
  private var valueTexts: [Int32]
  /// The outcomes of a chain. The link of each is made after the one that it leads to.
  private var way: [Int32] = []

  private static let unknown: Int32 = -2

  init(_ theme: ResolvedTheme, slots: [Int32], catalogue: TokenCatalogue) {
    self.theme = theme
    self.slots = slots
    self.catalogue = catalogue
    files = theme.files
    fileTexts = Array(repeating: -1, count: files.count)
    themeTexts = Array(repeating: -1, count: theme.line.count)
    valueTexts = Array(repeating: LinkTable.noText, count: theme.constantCount)
    known = Array(repeating: LinkAssembly.unknown, count: theme.outcomeCount)
    table.reserve(theme.outcomeCount + theme.constantCount)
  }

  /// Returns the first link of the chain from an outcome's token to its value.
  mutating func link(of outcome: Int32) -> Int32 {
    if known[Int(outcome)] != LinkAssembly.unknown { return known[Int(outcome)] }
    let isShortened = theme.isShortened(outcome: outcome)
    let (token, following) = theme.tokenAndNext(ofOutcome: outcome)
    if !isShortened, following >= 0, known[Int(following)] != LinkAssembly.unknown, slots[Int(token)] >= 0 {
      // By far the most frequent case: an alias to an outcome that others have led to before.
      let step = theme.step(ofOutcome: outcome)
      known[Int(outcome)] = link(
        step, token: slots[Int(token)], text: table.index(ofText: step.adjustment), next: known[Int(following)])
      return known[Int(outcome)]
    }
    if isShortened || !notesWay(from: outcome) {
      known[Int(outcome)] = table.index(of: theme.chain(ofOutcome: outcome), tokens: catalogue.indices)
      return known[Int(outcome)]
    }
    var next: Int32 = -1
    for outcome in way.reversed() {
      if known[Int(outcome)] != LinkAssembly.unknown {
        next = known[Int(outcome)]
        continue
      }
      let step = theme.step(ofOutcome: outcome)
      if step.next < 0, let text = valueText(of: outcome) { next = link(step, token: -1, text: text, next: -1) }
      next = link(step, token: slots[Int(step.token)], text: table.index(ofText: step.adjustment), next: next)
      known[Int(outcome)] = next
    }
    return next
  }

  @inline(__always)
  private mutating func link(_ step: ResolvedTheme.Step, token: Int32, text: Int32, next: Int32) -> Int32 {
    let file = Int(step.file)
    if fileTexts[file] < 0 { fileTexts[file] = table.index(ofFile: files[file]) }
    let giver = Int(step.theme)
    if themeTexts[giver] < 0 { themeTexts[giver] = table.index(ofTheme: theme.line[giver]) }
    return table.index(
      of: LinkTable.Link(
        token: token, path: -1, text: text, file: fileTexts[file], line: step.line, column: step.column,
        theme: themeTexts[giver], next: next))
  }

  private mutating func valueText(of outcome: Int32) -> Int32? {
    let constant = Int(theme.constant(ofOutcome: outcome))
    // A color that is written out occurs at one place, with one text: nobody needs to look that up again.
    guard theme.isWrittenColor(outcome: outcome) else {
      return theme.valueText(ofOutcome: outcome).map { table.index(ofText: $0) }
    }
    if valueTexts[constant] == LinkTable.noText {
      if theme.isOwnText(constant: Int32(constant)) {
        valueTexts[constant] = LinkTable.text(ofValue: Int32(constant))
      } else {
        guard let text = theme.valueText(ofOutcome: outcome) else { return nil }
        valueTexts[constant] = table.append(text)
      }
    }
    return valueTexts[constant]
  }

  /// Collects the outcomes of a chain up to the first that has its link. Returns `false` if the catalogue lacks one's token.
  private mutating func notesWay(from outcome: Int32) -> Bool {
    way.removeAll(keepingCapacity: true)
    var next = outcome
    while next >= 0 {
      way.append(next)
      if known[Int(next)] != LinkAssembly.unknown { break }
      let (token, following) = theme.tokenAndNext(ofOutcome: next)
      guard slots[Int(token)] >= 0 else { return false }
      next = following
    }
    return true
  }

  /// Returns the finished table, when no more links are asked for.
  ///
  /// - Parameter values: For each constant, the value that it has become; below 0 when no token shows it.
  mutating func finish(values: [Int32]) -> LinkTable {
    let theme = theme
    table.settleTexts { constant, table in
      if values[Int(constant)] >= 0 { return LinkTable.text(ofValue: values[Int(constant)]) }
      guard case .color(let color) = theme.constant(constant) else { return LinkTable.noText }
      return table.append(color.css)
    }
    table.seal()
    return table
  }
}
