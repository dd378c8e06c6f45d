/// The address from which Markdown loads the pictures of the summary.
public struct SummaryPicture: Hashable, Sendable {
  /// The address without a slash at its end.
  private let base: String

  /// Returns `nil` unless `base` is an address of the web.
  public init?(base: String) {
    let scheme = ["https://", "http://"].first { base.lowercased().hasPrefix($0) }
    guard let scheme, base.count > scheme.count, base.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value != 0x7F })
    else { return nil }
    var rest = base[...]
    while rest.hasSuffix("/") { rest.removeLast() }
    self.base = String(rest)
  }

  /// Returns the markup of the picture, which is the dark one where the reader prefers dark colors.
  ///
  /// - Parameter limit: The length of the alternative text. Nobody reads a longer one, and a comment has its own limit.
  func markdown(alternative: String, limit: Int = 1_000) -> String {
    let text = Self.attribute(SafeText.of(alternative, limit: limit))
    let (light, dark) = (Self.attribute("\(base)/summary.png"), Self.attribute("\(base)/summary-dark.png"))
    return "<picture><source media=\"(prefers-color-scheme: dark)\" srcset=\"\(dark)\">"
      + "<img alt=\"\(text)\" src=\"\(light)\" width=\"640\"></picture>"
  }

  /// Returns a link to a file beside the pictures.
  func link(_ text: String, to file: String) -> String {
    "<a href=\"\(Self.attribute("\(base)/\(file)"))\">\(text)</a>"
  }

  private static func attribute(_ text: String) -> String {
    MarkdownText.markup(text).split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "&quot;")
  }
}
