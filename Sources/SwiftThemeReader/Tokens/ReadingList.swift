import ThemeModel

/// The readings that the recognisers found, with the evidence for each and the reasons why all but one were not taken.
struct ReadingList {
  let table: DeclarationTable
  /// Whether the configuration chooses a theme.
  let isChosen: (ThemeCandidate) -> Bool
  /// The positions of those other findings that are systems of their own.
  let apart: Set<Int>
  /// The positions of those that are systems where their names say which of their colors meet.
  private var parts: Set<Int> = []
  let recognition: ThemeRecognition
  /// The types of static colors that no theme uses.
  private var statics: [(type: TypeRecord, span: Span)] = []
  /// Whether these colors are such a system.
  private var areStaticsApart = false

  init(
    table: DeclarationTable, isChosen: @escaping (ThemeCandidate) -> Bool, apart: Set<Int>,
    recognition: ThemeRecognition
  ) {
    (self.table, self.isChosen, self.apart, self.recognition) = (table, isChosen, apart, recognition)
  }

  /// Notes which of the findings that are no systems of the whole have colors of their own.
  ///
  /// - Parameter explored: returns the themes of what was found
  mutating func addParts(
    of unread: UnreadThemes, beside found: ThemeRecognition.Found, read themes: [Theme],
    _ explored: @escaping (ThemeRecognition.Found) -> [Theme]
  ) {
    statics = UnreadColors(table: table, types: recognition.types).types(beside: found, read: themes)
    let further = FurtherSystems(recognition: recognition, unread: unread, themes: explored)
    (parts, areStaticsApart) = further.positions(beside: found, read: themes, apart: apart, statics)
  }

  /// Returns the reading that is taken, then the others from the strongest to the weakest.
  func readings(_ found: ThemeRecognition.Found) -> [ThemeReading] {
    let spans = Set(found.candidates.map(\.span))
    var main = reading(found)
    main.leftOut = items(found.notes + found.aside)
    if found.candidates.isEmpty {
      main.loss = "no known way to define themes was recognised"
      return main.leftOut.isEmpty ? [] : [main]
    }
    if !found.candidates.contains(where: isChosen) { main.loss = "the configuration chooses none of them" }
    let others = (found.others + found.statics).enumerated().map { index, other in
      var reading = reading(other)
      reading.isPart = parts.contains(index)
      reading.isApart = apart.contains(index) || reading.isPart
      reading.isCalledTheme = apart.contains(index) && recognition.isCalledTheme(other)
      reading.loss = loss(of: other, beside: found, spans)
      reading.leftOut = items(other.aside)
      return reading
    }
    return [main] + others.sorted { ($1.strength, $0.way) < ($0.strength, $1.way) } + unreadStatics(beside: found)
  }

  /// Returns the static colors that no theme uses, with a place for each of their types.
  private func unreadStatics(beside found: ThemeRecognition.Found) -> [ThemeReading] {
    guard areStaticsApart, var reading = recognition.statics(of: statics).map(reading) else { return [] }
    reading.themes = statics.map { .init(name: $0.type.path, place: table.place($0.span)) }
    (reading.isApart, reading.isPart) = (true, true)
    reading.loss = "no theme of \(found.way) uses these static colours"
    return [reading]
  }

  private func reading(_ found: ThemeRecognition.Found) -> ThemeReading {
    let about = found.recogniser
    return ThemeReading(
      recogniser: about?.id ?? "none", sentence: about?.sentence ?? "Nothing is recognised.",
      way: found.candidates.isEmpty ? "no themes" : found.way, evidence: about?.evidence ?? .names,
      strength: about?.strength ?? 0,
      themes: found.candidates.map { .init(name: $0.name, place: table.place($0.span)) })
  }

  private func loss(
    of other: ThemeRecognition.Found, beside found: ThemeRecognition.Found, _ spans: Set<Span>
  ) -> String {
    if other.candidates.allSatisfy({ spans.contains($0.span) }) {
      return "the same themes are read as \(found.way)"
    }
    if other.candidates.contains(where: \.isOfStatics) {
      return "these static colours are part of the themes or beside them (see colors-not-read)"
    }
    let own = other.recogniser?.strength ?? 0
    let read = found.recogniser?.strength ?? 0
    if own >= read, let precedence = found.precedence { return precedence }
    let toRead = "to read these themes, “include” them in a source of their own"
    return own == read
      ? "\(found.way) come first, by evidence of the same strength (\(own)); \(toRead)"
      : "\(found.way) have stronger evidence (\(read)) than this (\(own)); \(toRead)"
  }

  private func items(_ notes: [ThemeRecognition.Found.Note]) -> [ThemeReading.Item] {
    notes.map { .init(name: $0.message, place: table.place($0.span)) }
  }
}
