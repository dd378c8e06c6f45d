import ColorScience
import ThemeModel

/// Notations of colors in one document that need a word: those whose meaning nothing says, and those that are read by convention.
struct KeyedNotations {
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether the alpha of hexadecimal colors may come first.
  private(set) var doubtsHexOrder = false
  /// The scale of lists that have no part above 1.
  let listScale: KeyedLists.Scale
  /// The scale of objects of channels that have none above 1.
  let channelScale: KeyedLists.Scale
  let unread: KeyedUnread

  init(_ root: KeyedNode, options: SourceOptions) {
    listScale = KeyedLists.Scale(root)
    channelScale = KeyedLists.Scale(ofChannelsIn: root)
    unread = KeyedUnread(root)
    var votes = HexOrderVotes()
    var parts: [KeyedNode] = []
    var pending = [root]
    while let node = pending.popLast() {
      pending += node.entries.reversed().filter { !KeyedColor.isProse($0.key) }.map(\.node)
      if case .array(let items) = node.value { pending += items.reversed() }
      votes.add(node)
      if let text = node.string, Color(hslParts: text) != nil { parts.append(node) }
    }
    if let first = parts.first {
      let what = parts.count == 1 ? "a colour is" : "\(parts.count) colours are"
      diagnostics.append(
        Diagnostic(
          .note, code: "color-channels",
          message: "\(what) written as “\(first.string ?? "")”, and read as the hue, saturation and lightness of hsl()",
          place: first.place))
    }
    guard !options.declaresHexOrder, votes.areDoubtful, let first = votes.first else { return }
    doubtsHexOrder = true
    let what = votes.count == 1 ? "a colour of eight digits looks" : "\(votes.count) colours of eight digits look"
    diagnostics.append(
      Diagnostic(
        .warning, code: "hex-order",
        message: "\(what) as if the alpha came first, such as \(first.string ?? ""): set “hex-order” of the source",
        place: first.place))
  }
}
