import JSONText

extension JSONError {
  /// As diagnostics have it: the bounds, which are Legible's own, apart from the grammar.
  var code: String {
    switch reason {
    case .tooDeep: "json-too-deep"
    case .tooLarge: "json-too-large"
    case .invalidUTF8, .otherEncoding: "json-encoding"
    default: "json"
    }
  }
}
