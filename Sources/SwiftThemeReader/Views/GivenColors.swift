import ThemeModel

/// What callers give the views that they show. A view that is walked through by itself does not know it, and has nothing to add where
/// other views alone make it: the walks through them tell.
struct GivenColors {
  private let made: Set<Int>
  /// The views that others show.
  private let shown: Set<String>

  /// - Parameters:
  ///   - made: the numbers of the types that other views alone make
  ///   - inCallers: sightings in views that others show
  init(made: Set<Int>, _ inCallers: [Sighting]) {
    self.made = made
    shown = Set(inCallers.flatMap(\.sites).compactMap(\.view))
  }

  /// Whether callers give the color that a sighting of a view by itself does not know.
  func tell(of sighting: Sighting, in view: Int) -> Bool {
    sighting.unread == .chosen && made.contains(view)
      && sighting.sites.allSatisfy { $0.view.map(shown.contains) == true }
  }

  /// Returns the numbers of the types that other views alone make.
  static func made(by table: DeclarationTable, among types: [TypeRecord]) -> Set<Int> {
    Set(
      types.filter { type in
        let calls = table.makingCalls.calls(making: type)
        let labels = calls.map { $0.arguments.first?.label }
        return !calls.isEmpty && calls.allSatisfy { isInView($0.body.owner) }
          && !labels.contains { table.makingCalls.mayMakeUntold(type, with: $0) }
      }.map(\.order))
  }

  private static func isInView(_ owner: TypeRecord?) -> Bool {
    var around = owner
    while let type = around {
      if type.isForSamples || ["View", "App"].contains(where: { ViewRendering.conforms(type, to: $0) }) { return true }
      around = type.parent
    }
    return false
  }
}
