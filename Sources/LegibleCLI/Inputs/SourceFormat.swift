import JSONText
import ThemeReaders

/// What kind of source a file is, told by what it holds where that is possible.
enum SourceFormat: Equatable {
  case swift
  /// Part of an asset catalog.
  case assetCatalog
  /// Design tokens: a token file, a resolver document, or what Tokens Studio and Figma export.
  case designTokens
  /// Keys and colours: property lists, and JSON that is not design tokens.
  case keyed
  /// A storyboard or xib: it shows colours and defines none.
  case interface
  /// Legible's own report, baseline or configuration.
  case legible
  case unknown

  /// Whether a file that was not named by itself, but lies in a folder, is worth opening.
  static func mayBeTheme(_ path: String) -> Bool {
    if isInCatalog(path) { return path.hasSuffix("/Contents.json") }
    let name = FilePath.name(of: path)
    let endings = [".json", ".json5", ".tokens", ".plist", ".swift", ".storyboard", ".xib"]
    return endings.contains { name.hasSuffix($0) } && !otherPeoplesFiles.contains(name)
  }

  /// JSON and property lists that projects are full of and that hold no theme.
  private static let otherPeoplesFiles: Set<String> = [
    "legible.json", "legible-baseline.json", "package.json", "package-lock.json", "tsconfig.json", "composer.json",
    "Package.swift", "Info.plist", "project.json", "manifest.json",
  ]

  static func of(path: String, bytes: [UInt8]) -> SourceFormat {
    if isInCatalog(path) { return .assetCatalog }
    if path.hasSuffix(".swift") { return .swift }
    if InterfaceReader.reads(path) { return .interface }
    if bytes.starts(with: "bplist".utf8) { return .keyed }
    // A byte order mark is EF BB BF.
    guard let first = bytes.first(where: { $0 > 0x20 && ![0xEF, 0xBB, 0xBF].contains($0) }) else { return .unknown }
    let start = ByteText(bytes.prefix(1 << 16))
    switch first {
    case UInt8(ascii: "<"): return start.contains("<plist") ? .keyed : .unknown
    case UInt8(ascii: "{"), UInt8(ascii: "["): return ofJSON(start, bytes)
    case UInt8(ascii: "/") where path.contains(".json"): return ofJSON(start, bytes)
    default: return .unknown
    }
  }

  /// Whether keys and values look as if there were colours among them; asked of files that nobody named.
  static func looksLikeColors(_ bytes: [UInt8]) -> Bool {
    let text = ByteText(bytes[...])
    if text.contains("rgb") || text.contains("hsl") || text.contains("oklch") { return true }
    if text.contains("red"), text.contains("green"), text.contains("blue") { return true }
    let hash = UInt8(ascii: "#")
    return bytes.indices.contains { index in
      bytes[index] == hash && bytes[(index + 1)...].prefix { byte in ByteText.isHexDigit(byte) }.prefix(3).count == 3
    }
  }

  private static func ofJSON(_ start: ByteText, _ bytes: [UInt8]) -> SourceFormat {
    // Files of our own say it at their very beginning.
    let head = ByteText(bytes.prefix(1 << 10))
    if head.contains("legible.report/") || head.contains("legible.baseline/") { return .legible }
    let marks = ["$value", "$type", "$themes", "$metadata", "$extensions", "resolutionOrder"]
    if marks.contains(where: start.contains) { return .designTokens }
    // Style Dictionary and old Tokens Studio files: objects that hold a value beside a type or a comment.
    if start.contains("\"value\"") { return .designTokens }
    let whole = ByteText(bytes[...])
    return marks.contains(where: whole.contains) ? .designTokens : .keyed
  }

  private static func isInCatalog(_ path: String) -> Bool {
    let path = ByteText(Array(path.utf8)[...])
    return path.contains(".xcassets/") || path.contains(".colorset/")
  }
}

/// Looking for words in bytes of any encoding.
struct ByteText {
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  func contains(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    guard let first = wanted.first, bytes.count >= wanted.count else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      for start in 0...(bytes.count - wanted.count) where bytes[start] == first {
        if wanted.indices.allSatisfy({ bytes[start + $0] == wanted[$0] }) { return true }
      }
      return false
    }
  }

  static func isHexDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
  }
}
