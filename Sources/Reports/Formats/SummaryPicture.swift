/// Where the pictures of the summary can be loaded from, for Markdown.
public struct SummaryPicture: Hashable, Sendable {
  /// Without a slash at its end.
  private let base: String

  /// Nil for what is no address of the web.
  public init?(base: String) {
    let scheme = ["https://", "http://"].first { base.lowercased().hasPrefix($0) }
    guard let scheme, base.count > scheme.count, base.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value != 0x7F })
    else { return nil }
    var rest = base[...]
    while rest.hasSuffix("/") { rest.removeLast() }
    self.base = String(rest)
  }

  /// In dark surroundings the dark one.
  ///
  /// - Parameter limit: of the alternative text. What is longer nobody reads, and a comment has its limit.
  func markdown(alternative: String, limit: Int = 1_000) -> String {
    let text = Self.attribute(SafeText.of(alternative, limit: limit))
    let (light, dark) = (Self.attribute("\(base)/summary.png"), Self.attribute("\(base)/summary-dark.png"))
    return "<picture><source media=\"(prefers-color-scheme: dark)\" srcset=\"\(dark)\">"
      + "<img alt=\"\(text)\" src=\"\(light)\" width=\"640\"></picture>"
  }

  /// A file beside the pictures.
  func link(_ text: String, to file: String) -> String {
    "<a href=\"\(Self.attribute("\(base)/\(file)"))\">\(text)</a>"
  }

  private static func attribute(_ text: String) -> String {
    MarkdownText.markup(text).split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "&quot;")
  }
}
