import ColorScience
import JSONText
import ThemeModel

/// One `.colorset`: its entries as values in order of precedence.
struct ColorSet {
  var values: [ConditionalValue] = []
  var axes: Set<String> = []
  /// Idioms other than universal, as the axis names them.
  var idioms: Set<String> = []
  var diagnostics: [Diagnostic] = []

  static let idiomAxis = "idiom"
  /// Entries for the two gamuts that differ by more than this are not one color. CSS Color 4 calls 0.02 a just noticeable
  /// difference.
  static let twinTolerance = 0.02

  private struct Entry {
    var idiom: String?
    var mode: String?
    var contrast: String?
    var gamut: String?
    var values: [(when: Contexts, value: TokenValue)]
    var place: Place

    /// Idioms count before appearances, and luminosity before contrast, as the system looks them up.
    var rank: Int {
      (idiom == nil ? 0 : 8) + (mode == nil ? 0 : 4) + (contrast == nil ? 0 : 2) + (gamut == nil ? 0 : 1)
    }

    var group: [String?] {
      [idiom, mode, contrast]
    }
  }

  private let file: String
  private let system: SystemColors

  init(_ document: JSONDocument, file: String, system: SystemColors) {
    self.file = file
    self.system = system
    read(document.root)
  }

  private func place(_ node: JSONNode) -> Place {
    Place(file: file, line: node.position.line, column: node.position.column)
  }

  private mutating func read(_ root: JSONNode) {
    guard let colors = root["colors"], colors.isArray else {
      let message = "a colour set has an array “colors”, found none"
      diagnostics.append(Diagnostic(.error, code: "asset-no-colors", message: message, place: place(root)))
      return
    }
    var entries: [Entry] = []
    for element in colors.elements {
      if let entry = entry(element) { entries.append(entry) }
    }
    if !colors.elements.contains(where: { $0["color"] != nil }) {
      let message = "none of the entries has a colour: the colour is not set, as is usual for an accent colour"
      diagnostics.append(Diagnostic(.note, code: "asset-not-set", message: message, place: place(colors)))
    }
    // An entry without a rival for the other gamut serves every screen.
    let gamuts = Dictionary(grouping: entries, by: \.group).mapValues { Set($0.map(\.gamut)) }
    for index in entries.indices where gamuts[entries[index].group]?.count == 1 { entries[index].gamut = nil }
    compareTwins(entries)
    let ranked = entries.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
    for (_, entry) in ranked { add(entry) }
  }

  private mutating func add(_ entry: Entry) {
    var when: Contexts = [:]
    if let idiom = entry.idiom { when[Self.idiomAxis] = idiom }
    if let mode = entry.mode { when[Axis.mode.name] = mode }
    if let contrast = entry.contrast { when[Axis.contrast.name] = contrast }
    if let gamut = entry.gamut { when[Axis.gamut.name] = gamut }
    if let idiom = entry.idiom { idioms.insert(idiom) }
    for (inner, value) in entry.values {
      // In an entry for dark, a system color shows its dark value only.
      if inner.contains(where: { key, context in when[key].map { $0 != context } ?? false }) { continue }
      let both = when.merging(inner) { own, _ in own }
      axes.formUnion(both.keys)
      values.append(ConditionalValue(when: both, value: value, place: entry.place))
    }
  }

  private mutating func entry(_ node: JSONNode) -> Entry? {
    var entry = Entry(values: [], place: place(node))
    if let idiom = node["idiom"]?.string, idiom != "universal" { entry.idiom = idiom }
    if let subtype = node["subtype"]?.string { entry.idiom = subtype }
    if let appearances = node["appearances"] {
      for appearance in appearances.elements {
        switch (appearance["appearance"]?.string, appearance["value"]?.string) {
        case ("luminosity", let value?) where Axis.mode.contexts.contains(value): entry.mode = value
        case ("contrast", "high"): entry.contrast = "high"
        case ("contrast", "normal"), ("luminosity", "any"): break
        case (let kind, let value):
          let what = "the appearance “\(kind ?? "")” with the value “\(value ?? "")” is not known"
          diagnostics.append(
            Diagnostic(
              .warning, code: "asset-unknown-appearance", message: what + "; the entry is left out",
              place: place(appearance)))
          return nil
        }
      }
    }
    switch node["display-gamut"]?.string {
    case "sRGB": entry.gamut = Display.srgb.rawValue
    case "display-P3": entry.gamut = Display.displayP3.rawValue
    default: break
    }
    // Without a color, the variant is not set, as is usual for an accent color. It then shows nothing, and not black.
    guard let color = node["color"] else { return nil }
    entry.place = place(color)
    entry.values = CatalogColor(file: file).values(of: color, system: system)
    return entry
  }

  private mutating func compareTwins(_ entries: [Entry]) {
    for wide in entries where wide.gamut == Display.displayP3.rawValue {
      guard let twin = entries.first(where: { $0.group == wide.group && $0.gamut == Display.srgb.rawValue }),
        case .color(let a)? = wide.values.first?.value, case .color(let b)? = twin.values.first?.value
      else { continue }
      let shown = a.mapped(to: .srgb, by: .clip)
      let difference = Color.deltaEOK(shown, b)
      guard difference > Self.twinTolerance else { continue }
      let message =
        "the Display P3 entry shows as \(shown.hex8) in sRGB, its sRGB twin is \(b.hex8): ΔE OK \(thousandths(difference))"
      diagnostics.append(
        Diagnostic(.warning, code: "gamut-twin-drift", message: message, place: wide.place, related: [twin.place]))
    }
  }

  private func thousandths(_ number: Double) -> String {
    let whole = Int(number * 1000 + 0.5)
    let fraction = String(whole % 1000)
    return "\(whole / 1000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
  }
}
