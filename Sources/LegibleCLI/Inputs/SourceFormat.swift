import JSONText

/// What kind of source a file is, told by what it holds rather than by its name where that is possible.
enum SourceFormat: Equatable {
  case swift
  /// Part of an asset catalog.
  case assetCatalog
  /// Design tokens: a token file, a resolver document, or what Tokens Studio and Figma export.
  case designTokens
  /// Keys and colours: property lists, and JSON that is not design tokens.
  case keyed
  /// Legible's own report or configuration.
  case legible
  case unknown

  /// `bytes` may be the start of the file only.
  static func of(path: String, bytes: some Sequence<UInt8>) -> SourceFormat {
    if path.contains(".xcassets/") || path.contains(".colorset/") { return .assetCatalog }
    if path.hasSuffix(".swift") { return .swift }
    let start = Array(bytes.prefix(1 << 16))
    if start.starts(with: "bplist".utf8) { return .keyed }
    guard let first = start.first(where: { !Self.isSpaceOrMark($0) }) else { return .unknown }
    if first == UInt8(ascii: "<") { return contains(start, "<plist") ? .keyed : .unknown }
    let isComment = first == UInt8(ascii: "/") && path.hasSuffix(".json") || path.hasSuffix(".json5")
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") || isComment else { return .unknown }
    return ofJSON(start)
  }

  private static func ofJSON(_ start: [UInt8]) -> SourceFormat {
    if contains(start, "legible.report/") || contains(start, "legible-baseline") { return .legible }
    let marks = [
      "\"$value\"", "\"$type\"", "\"$schema\"", "\"$themes\"", "\"$metadata\"", "\"$extensions\"",
      "\"resolutionOrder\"",
      "'$value'", "$value:", "\"value\"",
    ]
    return marks.contains { contains(start, $0) } ? .designTokens : .keyed
  }

  private static func isSpaceOrMark(_ byte: UInt8) -> Bool {
    // A byte order mark is EF BB BF.
    byte <= 0x20 || byte == 0xEF || byte == 0xBB || byte == 0xBF
  }

  private static func contains(_ bytes: [UInt8], _ text: String) -> Bool {
    let wanted = Array(text.utf8)
    guard let first = wanted.first, bytes.count >= wanted.count else { return false }
    for start in 0...(bytes.count - wanted.count) where bytes[start] == first {
      if bytes[start..<start + wanted.count].elementsEqual(wanted) { return true }
    }
    return false
  }
}
