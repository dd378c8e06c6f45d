/// What stands behind one side of a pair: the last token of its alias chain.
struct CauseKey: Hashable, Sendable {
  var side: Suggestion.Side
  /// An index into the catalogue; below 0 where the name is none of its tokens.
  var token: Int32
  /// Only where there is no token.
  var name: String?
}

/// Where a colour of a theme is written: the end of an alias chain.
struct ChainEnd: Sendable {
  var token: Int32
  var name: String?
  /// The link of the value itself.
  var last: LinkTable.Link
}

extension LinkTable {
  /// Nil for an empty chain, or one without any token.
  func end(of chain: Int32) -> ChainEnd? {
    guard chain >= 0 else { return nil }
    var index = chain
    var named: Link?
    var last = links[Int(chain)]
    while index >= 0 {
      last = links[Int(index)]
      if last.token >= 0 || last.path >= 0 { named = last }
      index = last.next
    }
    guard let named else { return nil }
    return ChainEnd(token: named.token, name: named.token < 0 ? texts[Int(named.path)] : nil, last: last)
  }
}
