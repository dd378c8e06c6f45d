import ThemeModel

/// A variable of a type, or a global, by its name.
struct VariableName: Hashable, Sendable {
  /// `nil` for a global.
  var owner: String?
  var name: String

  /// Returns whether a file may set the variable: it assigns to that name, and names the type.
  func maySet(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var (assigns, isOfElement) = (false, false)
    WordPlaces.each(name, in: bytes) { end in
      let assignsHere = Self.isAssigned(bytes, after: end) || Self.isHandedOn(bytes, before: end)
      assigns = assigns || assignsHere
      // `stores.forEach { $0.ink = … }` names no type.
      isOfElement = assignsHere && Self.isOfElement(bytes, before: end - name.utf8.count)
      return !isOfElement
    }
    guard assigns, !isOfElement, let owner else { return assigns }
    var isNamed = false
    WordPlaces.each(owner, in: bytes) { _ in
      isNamed = true
      return false
    }
    return isNamed
  }

  /// `=`, `+=`, `[key] =`, `.append(…)`, `?.ink =`, and the end of a tuple that is set: what may change the value. A comparison
  /// does not.
  private static func isAssigned(_ bytes: UnsafeBufferPointer<UInt8>, after end: Int) -> Bool {
    var index = end
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
    guard index < bytes.count else { return false }
    switch bytes[index] {
    case UInt8(ascii: "="): return index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "=")
    case UInt8(ascii: "["), UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: ","): return true
    case UInt8(ascii: ")"): return isAssigned(bytes, after: index + 1)
    default:
      // `+=`, `<<=`, `&+=`
      let operators = Array("+-*/%&|^<>".utf8)
      let length = bytes[index...].prefix(3).prefix(while: operators.contains).count
      let after = index + length
      return length > 0 && after < bytes.count && bytes[after] == UInt8(ascii: "=")
    }
  }

  /// `$0.ink`
  private static func isOfElement(_ bytes: UnsafeBufferPointer<UInt8>, before start: Int) -> Bool {
    start >= 3 && bytes[start - 1] == UInt8(ascii: ".") && bytes[start - 3] == UInt8(ascii: "$")
  }

  /// `&Palette.ink`, `$store.ink`, `\.ink`: somebody else may set it.
  private static func isHandedOn(_ bytes: UnsafeBufferPointer<UInt8>, before end: Int) -> Bool {
    var index = end
    while index > 0, FileIndex.isIdentifier(bytes[index - 1]) || bytes[index - 1] == UInt8(ascii: ".") { index -= 1 }
    return index > 0 && Array("&$\\".utf8).contains(bytes[index - 1])
  }
}
