import ThemeModel

/// Pairs that views show and no audit of the tokens judges: they are told.
enum UnjudgedPairs {
  private static let mostPairs = 3
  private static let mostPlaces = 8

  static func notes(_ sightings: [Sighting]) -> [Diagnostic] {
    let ofTheSystem = note(
      sightings.filter { $0.unread == .ofTheSystem },
      one: "that views show is not judged, because the system decides one of its colours",
      more: "that views show are not judged, because the system decides one of their colours")
    let written = note(
      sightings.filter { $0.certainty == .proven && $0.isWritten },
      one: "of colours that a view writes out is not judged, because neither is a token",
      more: "of colours that views write out are not judged, because neither colour is a token")
    return [ofTheSystem, written].compactMap { $0 }
  }

  private static func note(_ sightings: [Sighting], one: String, more: String) -> Diagnostic? {
    let pairs = Set(
      sightings.compactMap { sighting in
        sighting.background.map { "\(sighting.foreground.words) on \($0.words)" }
      }
    ).sorted()
    let places = sightings.flatMap(\.sites).map(\.foreground).sorted()
    guard let first = places.first, !pairs.isEmpty else { return nil }
    let rest = pairs.count > mostPairs ? ", and \(pairs.count - mostPairs) more" : ""
    let count = pairs.count == 1 ? "1 pair \(one)" : "\(pairs.count) pairs \(more)"
    return Diagnostic(
      .note, code: "colors-not-read",
      message: "\(count): \(pairs.prefix(mostPairs).joined(separator: ", "))\(rest)",
      place: first, related: Array(places.dropFirst().prefix(mostPlaces)))
  }
}

extension Sighting {
  /// Whether all of its colors are known, and none has a name of the app's, but for what the system shows where nothing is set.
  fileprivate var isWritten: Bool {
    guard tokens.isEmpty, !isOfTheApp, unread == nil, background != nil else { return false }
    return colors.contains {
      switch $0.color {
      case .fixed, .adapting: true
      case .token, .system, .unread: false
      }
    }
  }
}
