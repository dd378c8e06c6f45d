/// The space between the name of an attribute and its arguments: `@available (iOS 12, *)`. Swift 5 accepts it, and Swift 6 says how
/// to write it; it never stops a build of an app in Swift 5, so it is no syntax error here.
enum AttributeSpacing {
  private static let start = Array("@available".utf8)

  /// Returns the text with that space moved behind the parenthesis, so that every place stays the same.
  static func accepted(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    var index = 0
    while let at = bytes[index...].firstIndex(of: start[0]) {
      index = at + 1
      guard bytes[at...].starts(with: start) else { continue }
      let space = at + start.count
      guard let open = bytes[space...].firstIndex(where: { $0 != UInt8(ascii: " ") }), open > space,
        bytes[open] == UInt8(ascii: "(")
      else { continue }
      bytes.swapAt(space, open)
    }
    return bytes
  }
}
