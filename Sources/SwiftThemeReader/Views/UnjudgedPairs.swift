import ThemeModel

/// Pairs that views show and no audit of the tokens judges: they are told.
enum UnjudgedPairs {
  private static let mostPairs = 3
  private static let mostPlaces = 8

  /// Returns a note on the pairs of which the system decides one color.
  static func note(_ sightings: [Sighting]) -> Diagnostic? {
    let open = sightings.filter { $0.unread == .ofTheSystem }
    let pairs = Set(open.compactMap { one in one.background.map { "\(one.foreground.words) on \($0.words)" } }).sorted()
    let places = open.flatMap(\.sites).map(\.foreground).sorted()
    guard let first = places.first, !pairs.isEmpty else { return nil }
    let more = pairs.count > mostPairs ? ", and \(pairs.count - mostPairs) more" : ""
    let count =
      pairs.count == 1
      ? "1 pair that views show is not judged, because the system decides one of its colours"
      : "\(pairs.count) pairs that views show are not judged, because the system decides one of their colours"
    return Diagnostic(
      .note, code: "colors-not-read", message: "\(count): \(pairs.prefix(mostPairs).joined(separator: ", "))\(more)",
      place: first, related: Array(places.dropFirst().prefix(mostPlaces)))
  }
}
