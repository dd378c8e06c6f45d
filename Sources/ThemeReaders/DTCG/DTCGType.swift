/// The token types of the format, and which of them contain colors.
enum DTCGType: String, CaseIterable, Sendable {
  case color
  case dimension
  case fontFamily
  case fontWeight
  case duration
  case cubicBezier
  case number
  case strokeStyle
  case border
  case transition
  case shadow
  case gradient
  case typography

  /// Whether its values contain colors.
  var holdsColors: Bool {
    switch self {
    case .color, .gradient, .shadow, .border: true
    default: false
    }
  }
}
