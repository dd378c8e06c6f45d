import ThemeModel

/// The links of a theme: while they come as they are, and packed once all are there, as a thousand themes have a million.
public struct LinkList: Sendable {
  private var coming: [LinkTable.Link] = []
  private var packed: PackedRows?

  init() {}

  mutating func reserve(_ count: Int) { coming.reserveCapacity(count) }

  mutating func append(_ link: LinkTable.Link) { unpacked { $0.append(link) } }

  /// No more will come.
  mutating func pack() {
    guard packed == nil else { return }
    packed = PackedRows([
      coming.map(\.token), coming.map(\.path), coming.map(\.text), coming.map(\.file), coming.map(\.line),
      coming.map(\.column), coming.map(\.theme), coming.map(\.next),
    ])
    coming = []
  }

  var bytesInMemory: Int { packed?.bytesInMemory ?? coming.count * MemoryLayout<LinkTable.Link>.stride }

  mutating func move(to spool: any ByteSpool) { packed?.move(to: spool) }

  mutating func update(_ change: (inout LinkTable.Link) -> Void) {
    let wasPacked = packed != nil
    unpacked { links in
      for index in links.indices { change(&links[index]) }
    }
    if wasPacked { pack() }
  }

  @inline(__always)
  private mutating func unpacked(_ change: (inout [LinkTable.Link]) -> Void) {
    if packed != nil {
      coming = Array(self)
      packed = nil
    }
    change(&coming)
  }
}

extension LinkList: RandomAccessCollection {
  public var startIndex: Int { 0 }

  public var endIndex: Int { packed?.count ?? coming.count }

  @inline(__always)
  public subscript(index: Int) -> LinkTable.Link {
    guard let packed else { return coming[index] }
    return LinkTable.Link(
      token: packed[index, 0], path: packed[index, 1], text: packed[index, 2], file: packed[index, 3],
      line: packed[index, 4], column: packed[index, 5], theme: packed[index, 6], next: packed[index, 7])
  }
}
