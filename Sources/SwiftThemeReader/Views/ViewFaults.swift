import ThemeModel

/// Syntax errors in the code of views. What such code shows is not known, so that it is no warning: a pair may be missing that fails.
enum ViewFaults {
  /// What stands in code that shows something: views, and what sets colors.
  private static let parts = [
    "olor", "foregroundStyle", "backgroundStyle", "strokeBorder", "View", "Text(", "Label(", "Image(", "Button",
  ]
  /// The words that names end with of what is painted. A property may be called `backgroundDate`.
  private static let endings = ["foreground", "background", "tint", "fill", "stroke"]

  static func diagnostics(of files: [Int: ParsedFile]) -> [Diagnostic] {
    files.sorted { $0.key < $1.key }.flatMap { _, file in
      file.declarations.diagnostics.filter { mayHideColors($0, in: file.text) }.map {
        Diagnostic(.error, code: "syntax-error", message: $0.message, place: file.text.place($0.span.start))
      }
    }
  }

  /// A fault that ends with a member hides what that member shows; any other one may hide the rest of the file.
  private static func mayHideColors(_ fault: FileDeclarations.Fault, in text: SourceText) -> Bool {
    guard fault.isConflict || !FileIndex(text.bytes).declaresNothing else { return false }
    let bytes = fault.isAside || fault.isInMember ? Array(text.bytes(fault.span)) : text.bytes
    return parts.contains { TextSearch.contains(bytes, $0) } || hasNameOfPaint(bytes)
  }

  /// Returns whether code names what is painted. `.background` alone is a state of an app or of a queue.
  private static func hasNameOfPaint(_ bytes: [UInt8]) -> Bool {
    var start = 0
    while let first = bytes[start...].firstIndex(where: FileIndex.isIdentifier) {
      let end = bytes[first...].firstIndex { !FileIndex.isIdentifier($0) } ?? bytes.endIndex
      start = end
      guard isNameOfPaint(bytes[first..<end]) else { continue }
      guard first > 0, bytes[first - 1] == UInt8(ascii: ".") else { return true }
      let next = bytes[end...].first { !isBlank($0) }
      if next == UInt8(ascii: "(") || next == UInt8(ascii: "=") { return true }
      // `Icon().background { … }`, and not `if phase == .background { … }`
      guard next == UInt8(ascii: "{"), let before = bytes[..<(first - 1)].last(where: { !isBlank($0) }) else {
        continue
      }
      if FileIndex.isIdentifier(before) || ")}]".utf8.contains(before) { return true }
    }
    return false
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains(byte)
  }

  private static func isNameOfPaint(_ name: ArraySlice<UInt8>) -> Bool {
    endings.contains { ending in
      guard name.count >= ending.utf8.count else { return false }
      let last = name.suffix(ending.utf8.count)
      // A word begins the name, or with a capital in it.
      let isWord = name.count == last.count || last.first.map { $0 & 0x20 == 0 } == true
      return isWord && zip(last, ending.utf8).allSatisfy { $0 | 0x20 == $1 }
    }
  }
}
