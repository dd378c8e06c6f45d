/// What makes a value specific to iOS or to the Mac. It is tracked like an axis but is not
/// one: a reading has one system.
enum PlatformDependence: String, CaseIterable {
  /// Code that an `#if` includes on one system and not on the other.
  case condition = "#if"
  /// A SwiftUI color that the systems show differently.
  case systemColor = "system color"

  static let names = Set(allCases.map(\.rawValue))
}

extension Evaluator {
  /// Notes that the code of a declaration runs, until `ascend()`, and a dependence when it has different code on the two
  /// systems.
  func enter(_ span: Span) {
    noteUnderWay(span)
    if table.differsByPlatform(span) { assignment.note(PlatformDependence.condition) }
  }
}
