import ThemeModel

/// The alias chains of a theme as links that each name the next, so that chains that end alike share their end.
public struct LinkTable: Sendable {
  public struct Link: Hashable, Sendable {
    /// An index into the report's tokens; below 0 where the step is none.
    public var token: Int32
    /// Indices into `texts`; below 0 where there is none.
    public var path: Int32
    public var text: Int32
    public var file: Int32
    public var line: Int32
    public var column: Int32
    public var theme: Int32
    /// An earlier link; below 0 at the end.
    public var next: Int32
  }

  public private(set) var links: [Link] = []
  public private(set) var texts: [String] = []
  private var linkIndices: [Link: Int32] = [:]
  private var textIndices: [String: Int32] = [:]
  /// Places of one theme mostly stand in one file.
  private var lastText: (text: String, index: Int32)?

  public init() {}

  /// Below 0 for an empty chain. `tokens` numbers the paths of tokens.
  public mutating func index(of chain: [ChainLink], tokens: [String: Int]) -> Int32 {
    var next: Int32 = -1
    for link in chain.reversed() {
      let token = link.path.flatMap { tokens[$0] }
      next = index(
        of: Link(
          token: token.map { Int32($0) } ?? -1, path: token == nil ? index(of: link.path) : -1,
          text: index(of: link.text), file: index(of: link.place.file), line: Int32(clamping: link.place.line),
          column: Int32(clamping: link.place.column), theme: index(of: link.theme), next: next))
    }
    return next
  }

  func chain(at first: Int32, catalogue: TokenCatalogue) -> [ChainLink] {
    var chain: [ChainLink] = []
    var index = first
    while index >= 0 {
      let link = links[Int(index)]
      chain.append(
        ChainLink(
          path: link.token >= 0 ? catalogue.paths[Int(link.token)] : text(link.path), text: text(link.text),
          place: place(of: link), theme: texts[Int(link.theme)]))
      index = link.next
    }
    return chain
  }

  func place(at index: Int32) -> Place? {
    index < 0 ? nil : place(of: links[Int(index)])
  }

  /// No more links will come: what finds known ones is dropped.
  mutating func seal() {
    linkIndices = [:]
    textIndices = [:]
    lastText = nil
  }

  /// Whether some chain ends at this place.
  func hasValue(at place: Place) -> Bool {
    guard let file = texts.firstIndex(of: place.file) else { return false }
    return links.contains { link in
      link.next < 0 && Int(link.file) == file && Int(link.line) == place.line && Int(link.column) == place.column
    }
  }

  func place(of link: Link) -> Place {
    Place(file: texts[Int(link.file)], line: Int(link.line), column: Int(link.column))
  }

  private func text(_ index: Int32) -> String? {
    index < 0 ? nil : texts[Int(index)]
  }

  private mutating func index(of link: Link) -> Int32 {
    if let known = linkIndices[link] { return known }
    let index = Int32(links.count)
    linkIndices[link] = index
    links.append(link)
    return index
  }

  private mutating func index(of text: String?) -> Int32 {
    guard let text else { return -1 }
    if let lastText, lastText.text == text { return lastText.index }
    let index: Int32
    if let known = textIndices[text] {
      index = known
    } else {
      index = Int32(texts.count)
      textIndices[text] = index
      texts.append(text)
    }
    lastText = (text, index)
    return index
  }
}
