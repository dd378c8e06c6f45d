/// What makes a value one of iOS or one of the Mac. It is followed like an axis, and is none: a reading is of one system.
enum PlatformDependence: String, CaseIterable {
  /// Code that an `#if` has for the one system and not for the other.
  case condition = "#if"
  /// A color of SwiftUI's that the systems show differently.
  case systemColor = "system color"

  static let names = Set(allCases.map(\.rawValue))
}

extension Evaluator {
  /// To be called where a declaration runs.
  func noteBranches(_ span: Span) {
    if table.differsByPlatform(span) { assignment.note(PlatformDependence.condition) }
  }
}
