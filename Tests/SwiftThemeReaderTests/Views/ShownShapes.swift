import Testing

/// A shape of SwiftUI code, with the pairs that must be found. Any other pair is wrong.
struct ViewShape: Sendable, CustomTestStringConvertible {
  var name: String
  var body: String
  var proven: Set<String> = []
  var likely: Set<String> = []
  /// Members of the view, and what stands around it.
  var more = ""

  var testDescription: String { name }
}

/// A shape of UIKit code, with the pairs that must be found. Any other proven pair is wrong.
struct KitShape: Sendable, CustomTestStringConvertible {
  var name: String
  var members: String
  var code: String
  var proven: Set<String> = []
  var likely: Set<String> = []
  var parent = "UIView"
  var more = ""

  var testDescription: String { name }
}
