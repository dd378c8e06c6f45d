import ThemeModel

/// The platforms that a Swift package declares.
enum PackagePlatforms {
  static let file = "Package.swift"

  /// Returns the first package if all packages declare the Mac only. Returns `nil` if any of them declares another
  /// platform, or none.
  static func macAlone(_ files: SettingFiles) -> (name: String, place: Place)? {
    var first: (name: String, place: Place)?
    for path in files.paths where FilePath.name(of: path) == file {
      guard let bytes = files.bytes(path), let found = platforms(in: bytes), found.names == ["macOS"] else {
        return nil
      }
      let name = ScriptStrings.lists(of: "name", in: bytes).texts.first ?? FilePath.name(of: FilePath.folder(of: path))
      first = first ?? (name, Place(file: path, line: found.line, column: 1))
    }
    return first
  }

  /// Returns the first package that declares both the Mac and iOS.
  static func ofBoth(_ files: SettingFiles) -> (name: String, place: Place)? {
    for path in files.paths where FilePath.name(of: path) == file {
      guard let bytes = files.bytes(path), let found = platforms(in: bytes),
        found.names.isSuperset(of: ["macOS", "iOS"])
      else { continue }
      let name = ScriptStrings.lists(of: "name", in: bytes).texts.first ?? FilePath.name(of: FilePath.folder(of: path))
      return (name, Place(file: path, line: found.line, column: 1))
    }
    return nil
  }

  /// Returns the platforms of `platforms: [.macOS(.v13), .iOS(.v16)]`, and their line. Returns `nil` if there is no
  /// such list.
  private static func platforms(in bytes: [UInt8]) -> (names: Set<String>, line: Int)? {
    let text = withoutComments(bytes)
    let words = Array("platforms".utf8)
    guard
      let start = text.indices.first(where: { text[$0...].starts(with: words) }),
      let open = text[start...].firstIndex(of: UInt8(ascii: "[")),
      let close = text[open...].firstIndex(of: UInt8(ascii: "]")),
      text[(start + words.count)..<open].allSatisfy({ $0 <= 0x20 || $0 == UInt8(ascii: ":") })
    else { return nil }
    var names: Set<String> = []
    var depth = 0
    var index = open + 1
    while index < close {
      switch text[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ".") where depth == 0:
        let name = text[(index + 1)...].prefix { (0x61...0x7A).contains($0 | 0x20) }
        names.insert(String(decoding: name, as: UTF8.self))
      default: break
      }
      index += 1
    }
    return (names.subtracting(["SupportedPlatform"]), text[..<start].count { $0 == 0x0A } + 1)
  }

  /// Returns the bytes with comments replaced by spaces, so that line numbers stay the same.
  private static func withoutComments(_ bytes: [UInt8]) -> [UInt8] {
    var text = bytes
    var index = 0
    while index < text.count {
      if text[index...].starts(with: "//".utf8) {
        while index < text.count, text[index] != 0x0A {
          text[index] = 0x20
          index += 1
        }
      } else if text[index...].starts(with: "/*".utf8) {
        while index < text.count, !text[index...].starts(with: "*/".utf8) {
          if text[index] != 0x0A { text[index] = 0x20 }
          index += 1
        }
        for end in index..<min(index + 2, text.count) { text[end] = 0x20 }
      } else {
        index += 1
      }
    }
    return text
  }
}
