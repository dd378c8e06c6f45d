import ThemeModel

/// The readings that the recognisers found, with the evidence for each and the reasons why all but one were not taken.
struct ReadingList {
  let table: DeclarationTable
  /// Whether the configuration chooses a theme.
  let isChosen: (ThemeCandidate) -> Bool
  /// The positions of those other findings that are systems of their own.
  let apart: Set<Int>
  let recognition: ThemeRecognition

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
      reading.isApart = apart.contains(index)
      reading.isCalledTheme = reading.isApart && recognition.isCalledTheme(other)
      reading.loss = loss(of: other, beside: found, spans)
      reading.leftOut = items(other.aside)
      return reading
    }
    return [main] + others.sorted { ($1.strength, $0.way) < ($0.strength, $1.way) }
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
