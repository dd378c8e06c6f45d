import ThemeModel

/// Axes that change no color of the themes that ask for them.
enum IdleAxes {
  private static let mostNames = 3
  private static let mostPlaces = 8

  /// Returns a note for each axis, with the themes that have it.
  static func notes(
    _ idle: [(axis: Axis, candidate: ThemeCandidate)], _ exploration: ThemeExploration
  ) -> [Diagnostic] {
    var groups: [(axis: Axis, candidates: [ThemeCandidate], places: [Place])] = []
    for (axis, candidate) in idle {
      let place = axis.place ?? exploration.place(candidate.span)
      if let index = groups.firstIndex(where: { $0.axis.name == axis.name && $0.axis.contexts == axis.contexts }) {
        groups[index].candidates.append(candidate)
        groups[index].places.append(place)
      } else {
        groups.append((axis, [candidate], [place]))
      }
    }
    return groups.map { axis, candidates, places in
      let more = candidates.count - mostNames
      let names =
        candidates.prefix(mostNames).map(\.name).joined(separator: ", ") + (more > 0 ? ", and \(more) more" : "")
      return Diagnostic(
        .note, code: "axis-without-effect",
        message: "\(axis.name) changes no colour of \(names) in any of its \(axis.contexts.count) contexts",
        place: places[0], related: Array(Set(places).subtracting([places[0]]).sorted().prefix(mostPlaces)))
    }
  }
}
