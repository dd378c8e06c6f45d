/// A value of the old property list format, in which Xcode stores projects: `{ key = value; list = (a, b); }`.
indirect enum OldPropertyList: Equatable {
  case text(String, line: Int)
  case list([OldPropertyList])
  case dictionary([String: OldPropertyList])

  /// No project has deeper nesting.
  private static let deepest = 64

  /// Returns `nil` if the bytes are not such a list.
  init?(_ bytes: [UInt8]) {
    var scan = Scan(bytes: bytes)
    guard let value = scan.value(depth: 0) else { return nil }
    self = value
  }

  subscript(key: String) -> OldPropertyList? {
    if case .dictionary(let entries) = self { entries[key] } else { nil }
  }

  var text: String? {
    if case .text(let text, _) = self { text } else { nil }
  }

  var line: Int? {
    if case .text(_, let line) = self { line } else { nil }
  }

  var texts: [String] {
    if case .list(let items) = self { items.compactMap(\.text) } else { [] }
  }

  private struct Scan {
    let bytes: [UInt8]
    var index = 0
    var line = 1

    mutating func value(depth: Int) -> OldPropertyList? {
      guard depth < OldPropertyList.deepest else { return nil }
      skipBlank()
      guard index < bytes.count else { return nil }
      switch bytes[index] {
      case UInt8(ascii: "{"): return dictionary(depth: depth)
      case UInt8(ascii: "("): return list(depth: depth)
      default:
        let start = line
        return word().map { .text($0, line: start) }
      }
    }

    private mutating func dictionary(depth: Int) -> OldPropertyList? {
      index += 1
      var entries: [String: OldPropertyList] = [:]
      while true {
        skipBlank()
        guard index < bytes.count else { return nil }
        if take("}") { return .dictionary(entries) }
        guard let key = word() else { return nil }
        skipBlank()
        guard take("="), let value = value(depth: depth + 1) else { return nil }
        skipBlank()
        guard take(";") else { return nil }
        entries[key] = value
      }
    }

    private mutating func list(depth: Int) -> OldPropertyList? {
      index += 1
      var items: [OldPropertyList] = []
      while true {
        skipBlank()
        guard index < bytes.count else { return nil }
        if take(")") { return .list(items) }
        guard let item = value(depth: depth + 1) else { return nil }
        items.append(item)
        skipBlank()
        _ = take(",")
      }
    }

    private mutating func take(_ sign: Unicode.Scalar) -> Bool {
      guard index < bytes.count, bytes[index] == UInt8(ascii: sign) else { return false }
      index += 1
      return true
    }

    /// Reads a bare or quoted word.
    private mutating func word() -> String? {
      guard index < bytes.count else { return nil }
      var text: [UInt8] = []
      if take("\"") {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
          if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count { index += 1 }
          if bytes[index] == 0x0A { line += 1 }
          text.append(bytes[index])
          index += 1
        }
        guard take("\"") else { return nil }
        return String(decoding: text, as: UTF8.self)
      }
      while index < bytes.count, Self.isPlain(bytes[index]) {
        if bytes[index] == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "*") { break }
        text.append(bytes[index])
        index += 1
      }
      return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
      (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte > 0x7F
        || [
          UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "$"), UInt8(ascii: "-"),
          UInt8(ascii: ":"), UInt8(ascii: "+"), UInt8(ascii: "@"),
        ].contains(byte)
    }

    /// Skips white space and comments.
    private mutating func skipBlank() {
      while index < bytes.count {
        if bytes[index] <= 0x20 {
          if bytes[index] == 0x0A { line += 1 }
          index += 1
        } else if bytes[index...].starts(with: "//".utf8) {
          while index < bytes.count, bytes[index] != 0x0A { index += 1 }
        } else if bytes[index...].starts(with: "/*".utf8) {
          while index < bytes.count, !bytes[index...].starts(with: "*/".utf8) {
            if bytes[index] == 0x0A { line += 1 }
            index += 1
          }
          index = min(index + 2, bytes.count)
        } else {
          return
        }
      }
    }
  }
}
