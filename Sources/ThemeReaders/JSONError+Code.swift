import JSONText

extension JSONError {
  /// The code in diagnostics. Limits, which are Legible's own, have codes apart from those of the grammar.
  var code: String {
    switch reason {
    case .tooDeep: "json-too-deep"
    case .tooLarge: "json-too-large"
    case .invalidUTF8, .otherEncoding: "json-encoding"
    default: "json"
    }
  }
}
