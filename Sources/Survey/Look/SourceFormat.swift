import ThemeReaders

/// The format of a source, detected from its content if possible.
public enum SourceFormat: Equatable, Sendable {
  case swift
  /// Part of an asset catalog.
  case assetCatalog
  /// Design tokens: a token file, a resolver document, or an export of Tokens Studio or Figma.
  case designTokens
  /// Keys and colors: property lists, and JSON that is not design tokens.
  case keyed
  /// A storyboard or xib, which uses colors and defines none.
  case interface
  /// A report, baseline or configuration of Legible.
  case legible
  case unknown

  public static func of(path: String, bytes: [UInt8]) -> SourceFormat {
    if FileNames.isInCatalog(path) { return .assetCatalog }
    if path.hasSuffix(".swift") { return .swift }
    if InterfaceReader.reads(path) { return .interface }
    if bytes.starts(with: "bplist".utf8) { return .keyed }
    // EF BB BF is a byte order mark.
    guard let first = bytes.first(where: { $0 > 0x20 && ![0xEF, 0xBB, 0xBF].contains($0) }) else { return .unknown }
    if TokenText.isYAML(path) { return ofYAML(bytes) }
    let start = ByteText(bytes.prefix(1 << 16))
    switch first {
    case UInt8(ascii: "<"): return start.contains("<plist") ? .keyed : .unknown
    case UInt8(ascii: "{"), UInt8(ascii: "["): return ofJSON(start, bytes)
    case UInt8(ascii: "/") where path.contains(".json"): return ofJSON(start, bytes)
    default: return .unknown
    }
  }

  /// YAML may also be keys and colors, which only its whole text tells: anything may be written in it.
  private static func ofYAML(_ bytes: [UInt8]) -> SourceFormat {
    if BaseScheme.isScheme(bytes) { return .keyed }
    return DTCGCandidate.mayHoldTokens(bytes) ? .designTokens : .unknown
  }

  private static func ofJSON(_ start: ByteText, _ bytes: [UInt8]) -> SourceFormat {
    // Legible's own files name their schema at the very beginning.
    let head = ByteText(bytes.prefix(1 << 10))
    if head.contains("legible.report/") || head.contains("legible.baseline/") { return .legible }
    let marks = ["$value", "$type", "$themes", "$metadata", "$extensions", "resolutionOrder", "selectedTokenSets"]
    if marks.contains(where: start.contains) { return .designTokens }
    // Style Dictionary and old Tokens Studio files: objects that have a value beside a type or a comment.
    if start.contains("\"value\"") { return .designTokens }
    let whole = ByteText(bytes[...])
    return marks.contains(where: whole.contains) ? .designTokens : .keyed
  }
}
