import ColorScience
import JSONText
import Reports

/// The reason why an input of `contrast` or `convert` has no result.
struct InputError: Error, Equatable {
  var message: String
  /// In bytes from the start of the input.
  var offset: Int

  init(message: String, offset: Int) {
    self.message = message
    self.offset = offset
  }

  /// An error in a color that starts at this offset of the input.
  init(_ error: CSSColorError, startingAt start: Int = 0) {
    message = error.description
    offset = start + error.offset
  }

  func write(to writer: inout JSONWriter, input: String) {
    writer.member("input", String(input.prefix(200)))
    writer.object("error") { writer in
      writer.member("message", message)
      writer.member("offset", offset)
    }
  }

  /// Returns the message for people, with the input and a mark under the place.
  func text(input: String, label: String) -> String {
    let shown = SafeText.of(input)
    var text = "\(label): \(message)"
    // A mark under a long or escaped line would be at the wrong column.
    guard shown == input, input.utf8.count <= 100, offset <= input.utf8.count else { return text }
    let before = String(decoding: input.utf8.prefix(offset), as: UTF8.self)
    text += "\n  \(input)\n  \(String(repeating: " ", count: SafeText.width(before)))^"
    return text
  }
}
