import ColorScience

/// The colors of one stack of `contrast`, as written and as read, top first.
struct LayerStack {
  var texts: [String]
  var colors: [Color]
  /// The offset of the last layer in the input.
  private var bottomStart = 0

  var bottomIsTranslucent: InputError {
    let alpha = colors[colors.count - 1].alpha
    return InputError(
      message: "the last layer must be opaque, because what is under it is unknown; its alpha is \(alpha)",
      offset: bottomStart)
  }

  /// Reads the texts. Offsets in errors are relative to the whole input, in which each text has its `start`.
  init(_ texts: [(text: UnsafeBufferPointer<UInt8>, start: Int)]) throws(InputError) {
    self.texts = []
    colors = []
    for (text, start) in texts {
      do throws(CSSColorError) {
        colors.append(try Color(cssBytes: text))
      } catch {
        throw InputError(error, startingAt: start)
      }
      self.texts.append(String(decoding: text, as: UTF8.self))
    }
    guard colors.count >= 2 else {
      let end = texts.last.map { $0.start + $0.text.count } ?? 0
      throw InputError(message: "expected a foreground, a tab, and a background", offset: end)
    }
    bottomStart = texts[texts.count - 1].start
  }

  /// Reads the fields of a line, separated by tabs.
  init(line: UnsafeBufferPointer<UInt8>) throws(InputError) {
    var fields: [(text: UnsafeBufferPointer<UInt8>, start: Int)] = []
    var start = 0
    for index in 0...line.count where index == line.count || line[index] == UInt8(ascii: "\t") {
      fields.append((UnsafeBufferPointer(rebasing: line[start..<index]), start))
      start = index + 1
    }
    try self.init(fields)
  }
}
