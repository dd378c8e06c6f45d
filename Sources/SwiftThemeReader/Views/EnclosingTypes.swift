/// Which type a piece of view code stands in.
struct EnclosingTypes: Sendable {
  private struct Entry: Sendable {
    let name: String
    let span: Span
  }

  /// By file, each type before those within it.
  private let entries: [Int32: [Entry]]

  init(_ files: [Int: ParsedFile]) {
    var entries: [Int32: [Entry]] = [:]
    for (index, file) in files {
      var found: [Entry] = []
      EnclosingTypes.list(file.declarations.types, into: &found)
      entries[Int32(clamping: index)] = found
    }
    self.entries = entries
  }

  private static func list(_ types: [TypeDeclaration], into found: inout [Entry]) {
    for type in types {
      if let name = type.path.last { found.append(Entry(name: name, span: type.span)) }
      list(type.members.types, into: &found)
    }
  }

  /// Returns the name to show for the view of a pair. Code that several views inherit or call is that of the type that it stands in:
  /// which of these views a walk came from says nothing, and depends on the order of the walks.
  ///
  /// - Parameters:
  ///   - walked: the view whose walk found the pair
  ///   - spans: where the colors of the pair are, the foreground first
  func view(walked: String?, of spans: [Span]) -> String? {
    let names = spans.map { span in
      entries[span.file, default: []].filter { $0.span.contains(span) }.map(\.name)
    }
    if let walked, names.contains(where: { $0.contains(walked) }) { return walked }
    return names.first?.last ?? walked
  }
}
