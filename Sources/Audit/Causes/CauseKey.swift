/// The source of the color on one side of a pair: the last token of its alias chain.
struct CauseKey: Hashable, Sendable {
  var side: Suggestion.Side
  /// An index into the catalogue; below 0 when the name is not one of its tokens.
  var token: Int32
  /// Set only when there is no token.
  var name: String?

  /// Puts foregrounds first, and each side in the catalogue's order.
  static func stands(_ a: CauseKey, before b: CauseKey) -> Bool {
    if a.side != b.side { return a.side == .foreground }
    return (a.token, a.name ?? "") < (b.token, b.name ?? "")
  }
}

/// Where a color of a theme is written: the end of an alias chain.
struct ChainEnd: Sendable {
  /// An index into the catalogue; below 0 when the chain ends at a name that is not one of its tokens.
  var token: Int32
  /// Set only when there is no token.
  var name: String?
  /// The link of the value itself, as an index.
  var last: Int32
}

extension LinkTable {
  /// Returns `nil` for a chain that is empty or names no token.
  func end(of chain: Int32) -> ChainEnd? {
    guard chain >= 0 else { return nil }
    var index = chain
    var named: Int32 = -1
    var last = chain
    while index >= 0 {
      last = index
      if links[Int(index)].token >= 0 || links[Int(index)].path >= 0 { named = index }
      index = links[Int(index)].next
    }
    guard named >= 0 else { return nil }
    let end = links[Int(named)]
    return ChainEnd(token: end.token, name: end.token < 0 ? texts[Int(end.path)] : nil, last: last)
  }
}
