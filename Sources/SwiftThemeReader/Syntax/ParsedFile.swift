import SwiftParser
import SwiftSyntax
import ThemeModel

/// A file, parsed and lowered.
struct ParsedFile: Sendable {
  let text: SourceText
  let declarations: FileDeclarations

  /// The deepest nesting of brackets. Deeper files are refused before the parser sees them.
  static let deepestNesting = 200
  /// The largest file that is read, in bytes. A theme file has kilobytes; many megabytes are not theme code.
  static let largest = 8 << 20

  init(_ file: SourceFile, index: Int, isMac: Bool = false) {
    text = SourceText(file)
    if let refusal = Self.refusal(of: file.bytes, index: index) {
      var nothing = FileDeclarations()
      nothing.diagnostics = [refusal]
      declarations = nothing
      return
    }
    declarations = OlderAttributes.accepted(file.bytes).withUnsafeBufferPointer { bytes in
      let (tree, places) = Self.tree(bytes)
      var lowering = Lowering(file: index, isMac: isMac)
      lowering.insertions = places
      var declarations = lowering.file(tree)
      if let marker = ConflictScan.first(in: bytes) {
        let start = Int32(truncatingIfNeeded: marker)
        // The parser's own errors are those of the markers.
        declarations.diagnostics = [
          .init(
            message: "unresolved merge conflict: the file has conflict markers",
            span: Span(file: Int32(truncatingIfNeeded: index), start: start, end: start + 7), isConflict: true)
        ]
      }
      return declarations
    }
  }

  /// Returns the tree of a text, and where statements were put into the text to help the parser.
  private static func tree(_ bytes: UnsafeBufferPointer<UInt8>) -> (SourceFileSyntax, [Int]) {
    // What only the latest language mode refuses compiles in the earlier ones, which nothing in the file tells.
    func parsed(_ text: [UInt8]) -> SourceFileSyntax? {
      let tree = text.withUnsafeBufferPointer { Parser.parse(source: $0, swiftVersion: .v5) }
      return tree.hasError ? nil : tree
    }
    let tree = Parser.parse(source: bytes, swiftVersion: .v5)
    guard tree.hasError else { return (tree, []) }
    let text = OlderAttributes.withoutThoseOfFunctions(Array(bytes)) ?? Array(bytes)
    if let other = parsed(text) { return (other, []) }
    guard let told = ClosureStarts.told(text), let other = parsed(told.bytes) else { return (tree, []) }
    return (other, told.places)
  }

  private static func refusal(of bytes: [UInt8], index: Int) -> FileDeclarations.Fault? {
    func fault(_ message: String, _ start: Int) -> FileDeclarations.Fault {
      let start = Int32(truncatingIfNeeded: start)
      return .init(message: message, span: Span(file: Int32(truncatingIfNeeded: index), start: start, end: start + 1))
    }
    guard bytes.count <= largest else {
      return fault("the file has \(bytes.count) bytes; the limit is \(largest) bytes", 0)
    }
    if let deep = NestingScan.firstDeeper(than: deepestNesting, in: bytes) {
      return fault("brackets are nested more than \(deepestNesting) levels deep, so the file is not read", deep)
    }
    return nil
  }
}

/// The markers that a merge leaves where both sides changed the same lines.
enum ConflictScan {
  /// Returns the offset of the first opening marker that a closing marker follows.
  static func first(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var opening: Int?
    var isLineStart = true
    for index in bytes.indices {
      defer { isLineStart = bytes[index] == UInt8(ascii: "\n") }
      guard isLineStart, index + 7 <= bytes.count else { continue }
      if isMarker(bytes, index, UInt8(ascii: "<")) { opening = opening ?? index }
      if isMarker(bytes, index, UInt8(ascii: ">")), let opening { return opening }
    }
    return nil
  }

  private static func isMarker(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ sign: UInt8) -> Bool {
    bytes[start] == sign && (start..<start + 7).allSatisfy { bytes[$0] == sign }
  }
}

/// A scan of the bytes for deeply nested brackets, before a recursive parser meets them.
enum NestingScan {
  /// Returns the offset of the first bracket that is too deep. Line comments are skipped; `"https://` begins none. Brackets in
  /// strings and block comments count, so the depth is an estimate.
  static func firstDeeper(than limit: Int, in bytes: [UInt8]) -> Int? {
    var depth = 0
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        if depth > limit { return index }
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth = max(0, depth - 1)
      case UInt8(ascii: "/")
      where index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "/") && !isInText(index, bytes):
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      default:
        break
      }
      index += 1
    }
    return nil
  }

  private static func isInText(_ index: Int, _ bytes: [UInt8]) -> Bool {
    index > 0 && (bytes[index - 1] == UInt8(ascii: ":") || bytes[index - 1] == UInt8(ascii: "\""))
  }
}
