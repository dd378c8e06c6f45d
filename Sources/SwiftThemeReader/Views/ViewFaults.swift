import ThemeModel

/// Syntax errors in the code of views. What such code shows is not known, so that it is no warning: a pair may be missing that fails.
enum ViewFaults {
  /// The words in code that shows something: views, and what sets colors. A property may be called `backgroundDate`.
  private static let words = [
    "olor", "foregroundStyle", "backgroundStyle", "background(", "background {", "background{", ".tint", ".fill(",
    ".stroke", "View", "Text(", "Label(", "Image(", "Button",
  ]

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
    return words.contains { TextSearch.contains(bytes, $0) }
  }
}
