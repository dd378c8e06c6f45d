import ThemeModel

/// A value of an XML property list with its place in the bytes, as far as colors need it.
indirect enum PropertyListValue {
  case string(Range<Int>)
  /// The text of a number, and whether it is an `<integer>`.
  case number(Range<Int>, isInteger: Bool)
  case array([PropertyListValue])
  case dictionary([(key: String, value: PropertyListValue)])
  case other

  /// Reads the value that begins at a place, or whose key begins there. Returns `nil` when there is none.
  init?(at offset: Int, in bytes: [UInt8]) {
    var scan = Scan(bytes: bytes, index: offset)
    guard var tag = scan.next() else { return nil }
    if tag.name == "key" {
      _ = scan.content(of: tag)
      guard let next = scan.next() else { return nil }
      tag = next
    }
    guard let value = scan.value(tag, depth: 0) else { return nil }
    self = value
  }

  private struct Tag {
    var name: String
    /// The offset after the tag.
    var end: Int
    var isClosed: Bool
  }

  private struct Scan {
    let bytes: [UInt8]
    var index: Int

    /// No color is nested deeper.
    static let deepest = 8

    mutating func next() -> Tag? {
      guard let open = bytes[min(index, bytes.count)...].firstIndex(of: UInt8(ascii: "<")),
        let close = bytes[open...].firstIndex(of: UInt8(ascii: ">"))
      else { return nil }
      index = close + 1
      var name = bytes[(open + 1)..<close]
      let isClosed = name.last == UInt8(ascii: "/")
      if isClosed { name = name.dropLast() }
      return Tag(name: String(decoding: name, as: UTF8.self).trimmed, end: close + 1, isClosed: isClosed)
    }

    /// Returns the range up to the tag that ends it, without the spaces around it.
    mutating func content(of tag: Tag) -> Range<Int> {
      let end = bytes[tag.end...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
      index = (bytes[end...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count - 1) + 1
      let whole = bytes[tag.end..<end]
      let isSpace: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
      let head = whole.prefix(while: isSpace).count
      let tail = head == whole.count ? 0 : whole.reversed().prefix(while: isSpace).count
      return tag.end + head..<end - tail
    }

    mutating func value(_ tag: Tag, depth: Int) -> PropertyListValue? {
      guard depth < Scan.deepest, !tag.isClosed else { return tag.isClosed ? .other : nil }
      switch tag.name {
      case "string": return .string(content(of: tag))
      case "integer", "real": return .number(content(of: tag), isInteger: tag.name == "integer")
      case "array":
        var items: [PropertyListValue] = []
        while let inner = next(), inner.name != "/array" {
          guard let item = value(inner, depth: depth + 1) else { return nil }
          items.append(item)
        }
        return .array(items)
      case "dict":
        var entries: [(key: String, value: PropertyListValue)] = []
        while let inner = next(), inner.name == "key" {
          let key = String(decoding: bytes[content(of: inner)], as: UTF8.self)
          guard let tag = next(), let item = value(tag, depth: depth + 1) else { return nil }
          entries.append((key, item))
        }
        return .dictionary(entries)
      case let name where name.hasPrefix("!"): return next().flatMap { value($0, depth: depth + 1) }
      default:
        _ = content(of: tag)
        return .other
      }
    }
  }
}

extension String {
  fileprivate var trimmed: String { String(drop { $0 == " " }.prefix { $0 != " " }) }
}
