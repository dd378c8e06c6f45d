/// The labels with which methods of the standard library are called. With others a call means something that is not known here.
enum Labels {
  static func areKnown(_ labels: [String?], of name: String) -> Bool {
    known[name]?.contains(labels) ?? true
  }

  private static let known: [String: [[String?]]] = [
    // Numbers
    "rounded": [[], [nil]], "squareRoot": [[]], "truncatingRemainder": [["dividingBy"]],
    "quotientAndRemainder": [["dividingBy"]], "isMultiple": [["of"]],
    // Texts
    "uppercased": [[]], "lowercased": [[]], "starts": [["with"]], "hasPrefix": [[nil]], "hasSuffix": [[nil]],
    "trimmingCharacters": [["in"]], "dropFirst": [[], [nil]], "dropLast": [[], [nil]],
    "prefix": [[nil], ["through"], ["upTo"]], "suffix": [[nil], ["from"]], "substring": [["from"], ["to"], ["with"]],
    "split": [["separator"]], "components": [["separatedBy"]],
    "padding": [["toLength", "withPad", "startingAt"]],
    // Collections
    "map": [[nil]], "compactMap": [[nil]], "flatMap": [[nil]], "filter": [[nil]], "first": [[], [nil], ["where"]],
    "mapValues": [[nil]], "merging": [[nil], [nil, nil], [nil, "uniquingKeysWith"]],
    "reduce": [[nil, nil], ["into", nil]],
    "enumerated": [[]], "reversed": [[]], "joined": [[], ["separator"]], "contains": [[nil], ["where"]],
    "forEach": [[nil]], "sorted": [[], [nil], ["by"]], "min": [[]], "max": [[]], "allSatisfy": [[nil]],
    "firstIndex": [[nil], ["of"], ["where"]],
    // Colors
    "withAlphaComponent": [[nil]], "opacity": [[nil]], "copy": [["alpha"]], "isEqual": [[nil]],
    "resolvedColor": [["with"]], "resolve": [["in"]],
    // Traits
    "bestMatch": [["from"]],
  ]
}
