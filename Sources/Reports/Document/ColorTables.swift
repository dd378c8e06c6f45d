import Audit
import ColorScience
import JSONText
import ThemeModel

/// The distinct colours of a report, and the links of its alias chains, each of which names the next: a thousand themes share
/// most of theirs.
struct ColorTables {
  struct Entry: Hashable {
    var state: TokenColor.State
    var displayed: [DisplayedColor]
  }

  struct Link: Hashable {
    enum Target: Hashable {
      /// An index into the report's tokens.
      case token(Int)
      case path(String)
      case value
    }

    var target: Target
    var text: String?
    var file: Int
    var line: Int
    var column: Int
    /// An index into the names of themes.
    var theme: Int
    var next: Int?
  }

  /// One number a token, in the report's order; nil where the theme does not have it.
  struct Row {
    var colors: [Int?]
    var links: [Int?]
  }

  private(set) var colors: [Entry] = []
  private(set) var links: [Link] = []
  private(set) var files: [String] = []
  /// Names of themes, as links use them.
  private(set) var names: [String] = []

  private var colorIndices: [Entry: Int] = [:]
  private var linkIndices: [Link: Int] = [:]
  private var fileIndices: [String: Int] = [:]
  private var nameIndices: [String: Int] = [:]
  private let tokenIndices: [String: Int]

  init(_ report: AuditReport) {
    var indices: [String: Int] = [:]
    for (index, token) in report.tokens.enumerated() { indices[token.path] = index }
    tokenIndices = indices
  }

  mutating func row(of variant: VariantReport) -> Row {
    var row = Row(colors: [], links: [])
    row.colors.reserveCapacity(variant.colors.count)
    row.links.reserveCapacity(variant.colors.count)
    for color in variant.colors {
      if color.state == .absent {
        row.colors.append(nil)
        row.links.append(nil)
      } else {
        row.colors.append(index(of: Entry(state: color.state, displayed: color.displayed)))
        row.links.append(index(of: color.chain))
      }
    }
    return row
  }

  private mutating func index(of entry: Entry) -> Int {
    if let known = colorIndices[entry] { return known }
    colorIndices[entry] = colors.count
    colors.append(entry)
    return colors.count - 1
  }

  /// Built from the value up, so that chains that end alike share their end.
  private mutating func index(of chain: [ChainLink]) -> Int? {
    var next: Int?
    for link in chain.reversed() {
      let target: Link.Target =
        if let path = link.path { tokenIndices[path].map { .token($0) } ?? .path(path) } else { .value }
      next = index(
        of: Link(
          target: target, text: link.text, file: ColorTables.index(of: link.place.file, &files, &fileIndices),
          line: link.place.line, column: link.place.column,
          theme: ColorTables.index(of: link.theme, &names, &nameIndices), next: next))
    }
    return next
  }

  private mutating func index(of link: Link) -> Int {
    if let known = linkIndices[link] { return known }
    linkIndices[link] = links.count
    links.append(link)
    return links.count - 1
  }

  private static func index(of text: String, _ texts: inout [String], _ indices: inout [String: Int]) -> Int {
    if let known = indices[text] { return known }
    indices[text] = texts.count
    texts.append(text)
    return texts.count - 1
  }
}
