import ThemeModel

/// The alias chains of a theme as links, each of which refers to the next. Chains that end alike share their end.
public struct LinkTable: Sendable {
  public struct Link: Hashable, Sendable {
    /// An index into the report's tokens; below 0 when the step is not a token.
    public var token: Int32
    /// An index into `texts`; below 0 when there is none.
    public var path: Int32
    /// An index into `texts`, or a value of the theme that is its own text; see `LinkTable.text`.
    public var text: Int32
    public var file: Int32
    public var line: Int32
    public var column: Int32
    public var theme: Int32
    /// The next step of the chain, which comes earlier in the table; below 0 at the end.
    public var next: Int32

    public init(
      token: Int32, path: Int32, text: Int32, file: Int32, line: Int32, column: Int32, theme: Int32, next: Int32
    ) {
      self.token = token
      self.path = path
      self.text = text
      self.file = file
      self.line = line
      self.column = column
      self.theme = theme
      self.next = next
    }

    public var hasText: Bool { text != LinkTable.noText }
  }

  static let noText: Int32 = -1

  /// Refers to a value that is its own text, by the value's index. A thousand themes have half a million of them.
  static func text(ofValue index: Int32) -> Int32 { noText - 1 - index }

  public private(set) var links = LinkList()
  public private(set) var texts: [String] = []
  /// A hash table over `links` with open addressing: an index, or -1. Its size is a power of two, or 0 once the table is sealed.
  private var slots: [Int32] = []
  private var textIndices: [String: Int32] = [:]
  /// The places of one theme are mostly in one file, and all of its links are in one theme.
  private var lastFile = ""
  private var lastFileIndex: Int32 = -1
  private var lastTheme = ""
  private var lastThemeIndex: Int32 = -1

  public init() {}

  /// Reserves room for so many links.
  mutating func reserve(_ count: Int) {
    links.reserve(count)
    textIndices.reserveCapacity(count / 4)
    let room = 1 << (Int.bitWidth - max(count * 2 - 1, 15).leadingZeroBitCount)
    if room > slots.count { place(in: room) }
  }

  /// Returns the index of a chain's first link; below 0 for an empty chain. `tokens` numbers the paths of tokens.
  public mutating func index(of chain: [ChainLink], tokens: [String: Int]) -> Int32 {
    var next: Int32 = -1
    for link in chain.reversed() {
      let token = link.path.flatMap { tokens[$0] }
      next = index(
        of: Link(
          token: token.map { Int32($0) } ?? -1, path: token == nil ? index(ofText: link.path) : -1,
          text: index(ofText: link.text), file: index(ofFile: link.place.file), line: Int32(clamping: link.place.line),
          column: Int32(clamping: link.place.column), theme: index(ofTheme: link.theme), next: next))
    }
    return next
  }

  func chain(at first: Int32, paths: [String], values: ValueList) -> [ChainLink] {
    var chain: [ChainLink] = []
    var index = first
    while index >= 0 {
      let link = links[Int(index)]
      chain.append(
        ChainLink(
          path: link.token >= 0 ? paths[Int(link.token)] : path(of: link), text: text(of: link, values: values),
          place: place(of: link), theme: texts[Int(link.theme)]))
      index = link.next
    }
    return chain
  }

  /// Returns the table with places relative to another folder.
  func placed(by move: PlaceMove) -> LinkTable {
    var table = self
    var moved: [Int32: Int32] = [:]
    for link in links where moved[link.file] == nil {
      moved[link.file] = table.append(move.place(Place(file: texts[Int(link.file)], line: 1, column: 1)).file)
    }
    table.links.update { $0.file = moved[$0.file] ?? $0.file }
    return table
  }

  func place(at index: Int32) -> Place? {
    index < 0 ? nil : place(of: links[Int(index)])
  }

  /// Returns where the value at the end of a chain is written; `nil` when the chain ends at a token.
  func placeOfValue(at index: Int32) -> Place? {
    guard index >= 0 else { return nil }
    var link = links[Int(index)]
    while link.next >= 0 { link = links[Int(link.next)] }
    return link.token < 0 && link.path < 0 ? place(of: link) : nil
  }

  /// Drops what finds known links, when no more will come.
  mutating func seal() {
    links.pack()
    slots = []
    textIndices = [:]
    lastFileIndex = -1
    lastThemeIndex = -1
  }

  /// Moves the links of a sealed table into a spool.
  mutating func move(to spool: any ByteSpool) { links.move(to: spool) }

  /// Returns the place of a link, by its index.
  func place(ofLink index: Int) -> Place { place(of: links[index]) }

  func place(of link: Link) -> Place {
    Place(file: texts[Int(link.file)], line: Int(link.line), column: Int(link.column))
  }

  private func path(of link: Link) -> String? {
    link.path < 0 ? nil : texts[Int(link.path)]
  }

  /// Returns what a link says beside its path: how a value is written, or what is done to it.
  public func text(of link: Link, values: ValueList) -> String? {
    if link.text >= 0 { return texts[Int(link.text)] }
    guard link.hasText, case .color(let color) = values[Int(LinkTable.noText - 1 - link.text)] else { return nil }
    return color.css
  }

  /// Turns texts that refer to constants into texts that refer to values, or writes them out.
  mutating func settleTexts(_ text: (_ constant: Int32, inout LinkTable) -> Int32) {
    var links = LinkList()
    swap(&links, &self.links)
    links.update { link in
      if link.text < LinkTable.noText { link.text = text(LinkTable.noText - 1 - link.text, &self) }
    }
    self.links = links
  }

  mutating func index(of link: Link) -> Int32 {
    if (links.count + 1) * 2 > slots.count { place(in: max(slots.count * 2, 16)) }
    let mask = slots.count - 1
    var slot = LinkTable.hash(link) & mask
    while slots[slot] >= 0 {
      if links[Int(slots[slot])] == link { return slots[slot] }
      slot = (slot + 1) & mask
    }
    let index = Int32(links.count)
    slots[slot] = index
    links.append(link)
    return index
  }

  /// Appends a link that nobody will look up.
  public mutating func append(_ link: Link) {
    links.append(link)
  }

  private mutating func place(in room: Int) {
    slots = [Int32](repeating: -1, count: room)
    for index in links.indices {
      var slot = LinkTable.hash(links[index]) & (room - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (room - 1) }
      slots[slot] = Int32(index)
    }
  }

  /// The place of a link, its token and the next link tell nearly all links apart.
  @inline(__always)
  private static func hash(_ link: Link) -> Int {
    let place = UInt64(UInt32(bitPattern: link.line)) << 32 | UInt64(UInt32(bitPattern: link.column))
    let way = UInt64(UInt32(bitPattern: link.token)) << 32 | UInt64(UInt32(bitPattern: link.next))
    var hash = (place &* 0x9E37_79B9_7F4A_7C15) ^ way
    hash = (hash ^ hash >> 32) &* 0xD6E8_FEB8_6659_FD93
    return Int(truncatingIfNeeded: hash ^ hash >> 32) & Int.max
  }

  mutating func index(ofFile text: String) -> Int32 {
    if lastFileIndex >= 0, lastFile == text { return lastFileIndex }
    lastFile = text
    lastFileIndex = index(of: text)
    return lastFileIndex
  }

  mutating func index(ofTheme text: String) -> Int32 {
    if lastThemeIndex >= 0, lastTheme == text { return lastThemeIndex }
    lastTheme = text
    lastThemeIndex = index(of: text)
    return lastThemeIndex
  }

  /// Returns the index of a text; below 0 for none.
  public mutating func index(ofText text: String?) -> Int32 {
    guard let text else { return -1 }
    return index(of: text)
  }

  /// Appends a text that nobody will look up.
  mutating func append(_ text: String) -> Int32 {
    texts.append(text)
    return Int32(texts.count - 1)
  }

  public mutating func index(of text: String) -> Int32 {
    if let known = textIndices[text] { return known }
    let index = Int32(texts.count)
    textIndices[text] = index
    texts.append(text)
    return index
  }
}
