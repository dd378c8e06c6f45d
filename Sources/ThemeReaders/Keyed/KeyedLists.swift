import JSONText
import ThemeModel

/// Colors as lists of their parts in whole numbers from 0 to 255: `[240, 240, 240]`. Coordinates and sizes look the same, so
/// only the names around them tell that they are colors.
public enum KeyedLists {
  /// Returns whether a node is a list of whole numbers from 0 to 255, at least one of them above 1. The fourth one, an alpha, may be a
  /// fraction.
  static func isColor(_ node: KeyedNode) -> Bool {
    guard let numbers = bytes(node) else { return false }
    return numbers.contains { $0 > 1 }
  }

  /// Returns whether a node is such a list, or one of nothing but 0 and 1.
  static func isOfBytes(_ node: KeyedNode) -> Bool {
    bytes(node) != nil
  }

  /// Returns the first three numbers of such a list.
  private static func bytes(_ node: KeyedNode) -> [Double]? {
    guard case .array(let items) = node.value, (3...4).contains(items.count) else { return nil }
    let numbers = items.compactMap(\.number)
    guard numbers.count == items.count, numbers.allSatisfy({ (0...255).contains($0) }) else { return nil }
    let parts = Array(numbers.prefix(3))
    return parts.allSatisfy { $0 == $0.rounded() } ? parts : nil
  }

  /// Returns the keys of a dictionary's lists if they are colors: all that it has beside its name and measures are colors, and the
  /// name of the file or most of the keys say so.
  static func colors(_ entries: [KeyedEntry], isPromised: Bool, _ color: KeyedColor) -> [String] {
    func isList(_ entry: KeyedEntry) -> Bool {
      isOfBytes(entry.node) && !MeasureWords.areNamed(by: entry.key)
        && color.value(of: entry.node, under: entry.key) != nil
    }
    let lists = entries.filter(isList)
    guard lists.contains(where: { isColor($0.node) }) else { return [] }
    let areColors = entries.allSatisfy { entry in
      if isList(entry) || KeyedColor.isProse(entry.key) || MeasureWords.areNamed(by: entry.key) { return true }
      // Other numbers are not of 255.
      if case .array(let items) = entry.node.value, items.contains(where: { $0.number != nil }) { return false }
      return color.value(of: entry.node) != nil
    }
    guard areColors,
      isPromised || lists.count(where: { KeyedColorCount.speaksOfColor($0.key) }) * 2 >= lists.count
    else { return [] }
    return lists.map(\.key)
  }

  /// Returns the number of lists that the name of the file or their own keys call colors, in a file that is no theme by them.
  public static func count(in file: SourceFile) -> Int {
    guard mayBe(in: file.bytes), file.bytes.count <= KeyedCandidate.mostBytes,
      case .success(let root) = KeyedThemeReader(options: SourceOptions()).root(of: file)
    else { return 0 }
    let isPromised = KeyedCandidate.nameSpeaksOfColors(file.name)
    var count = 0
    var pending: [(key: String, isMeasured: Bool, node: KeyedNode)] = [("", false, root)]
    while let (key, isMeasured, node) = pending.popLast() {
      if isColor(node) {
        if !isMeasured, !MeasureWords.areNamed(by: key), isPromised || KeyedColorCount.speaksOfColor(key) { count += 1 }
        continue
      }
      for entry in node.entries {
        pending.append((entry.key, MeasureWords.areIn(entry.key, within: isMeasured), entry.node))
      }
      guard case .array(let items) = node.value else { continue }
      for item in items { pending.append((key, isMeasured, item)) }
    }
    return count
  }

  // MARK: - Bytes

  /// Reports whether the text of a document has a list of three or four numbers.
  static func mayBe(in bytes: [UInt8]) -> Bool {
    if bytes.starts(with: "bplist".utf8) { return true }
    let isXML = bytes.first { $0 > 0x20 && ![0xEF, 0xBB, 0xBF].contains($0) } == UInt8(ascii: "<")
    return bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices {
        if isXML {
          if bytes[index] == UInt8(ascii: "<"), beginsListOfNumbers(bytes, at: index) { return true }
        } else if bytes[index] == UInt8(ascii: "["), isListOfNumbers(bytes, at: index) {
          return true
        }
      }
      return false
    }
  }

  /// Reports whether an array of a property list begins with a number.
  private static func beginsListOfNumbers(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    let rest = bytes[start...]
    guard rest.starts(with: "<array>".utf8) else { return false }
    let inner = rest.dropFirst("<array>".utf8.count).drop { $0 <= 0x20 }
    return inner.starts(with: "<integer>".utf8) || inner.starts(with: "<real>".utf8)
  }

  private static func isListOfNumbers(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    let most = 100
    var commas = 0
    var digits = 0
    for byte in bytes[(start + 1)...].prefix(most) {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
      case UInt8(ascii: ","): commas += 1
      case UInt8(ascii: "]"): return digits > 2 && (2...4).contains(commas)
      case UInt8(ascii: "."), 0x20, 0x09, 0x0A, 0x0D: continue
      default: return false
      }
    }
    return false
  }
}
