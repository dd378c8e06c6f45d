import ColorScience
import JSONText
import ThemeModel

/// Makes the tokens in columns, for themes with nothing out of the ordinary: every token is a color or an alias to one, and has
/// no other property than a description.
extension DTCGAssembly {
  /// Returns `nil` when some token does not fit. Then `tokens()` makes the tokens and reports what is wrong.
  mutating func columns(sharing known: SharedTokenPaths) -> TokenColumns? {
    guard groupAliases.isEmpty, let places = placesOfEntries(), let values = valuesInOrder(places),
      let paths = pathsInOrder(places, sharing: known)
    else { return nil }
    var heads: [TokenColumns.Head] = []
    var summaries = TextColumn()
    heads.reserveCapacity(values.starts.count)
    summaries.reserve(values.starts.count)
    for index in entries.indices where places[index] >= 0 {
      let site = entries[index].lastSite
      let layer = layer(of: site)
      let declaration = declaration(site)
      let document = layers[layer].tree.document
      let position = document.position(at: document.offset(of: Int(declaration.key)))
      heads.append(TokenColumns.Head(layer: layer, line: position.line, column: position.column))
      if declaration.description < 0 {
        summaries.appendNone()
      } else if document.withPlainText(Int(declaration.description), { summaries.append($0) }) == nil {
        // The text is written with escapes, or is not a text at all.
        guard var text = document.node(Int(declaration.description)).string else {
          summaries.appendNone()
          continue
        }
        text.withUTF8 { summaries.append($0) }
      }
    }
    return TokenColumns(
      paths: paths,
      layers: layers.map { TokenColumns.Layer(file: $0.tree.file, when: $0.when, giver: $0.giver) }, heads: heads,
      starts: values.starts, values: values.values, colors: values.colors, summaries: known.shared(summaries))
  }

  /// Returns the place of each entry among the tokens; below 0 for those that are not tokens.
  private func placesOfEntries() -> [Int32]? {
    guard takeovers.isEmpty, !hasDeprecatedGroups, conflicts.isEmpty, respellings.isEmpty else { return nil }
    var places = [Int32](repeating: -1, count: entries.count)
    var next: Int32 = 0
    for index in entries.indices where entries[index].siteCount > 0 {
      guard case .known(.color) = entries[index].type else { return nil }
      places[index] = next
      next += 1
    }
    return places
  }

  private struct Values {
    var starts: [Int32]
    var values: [TokenColumns.Cell]
    var colors: [Color]
  }

  /// Walks source after source, as they were entered, so that a token's values come in order of precedence.
  private func valuesInOrder(_ places: [Int32]) -> Values? {
    var starts: [Int32] = []
    starts.reserveCapacity(entries.count + 1)
    var total: Int32 = 0
    for index in entries.indices where places[index] >= 0 {
      starts.append(total)
      total += entries[index].siteCount
    }
    guard Int(total) == layers.reduce(0, { $0 + $1.tree.declarations.count }) else { return nil }
    starts.append(total)
    var next = starts
    let empty = TokenColumns.Cell(alias: 0, layer: 0, line: 1, column: 1)
    var values = [TokenColumns.Cell](repeating: empty, count: Int(total))
    var colors: [Color] = []
    colors.reserveCapacity(layers.reduce(0) { $0 + $1.tree.colors.count })
    for (layer, source) in layers.enumerated() {
      let document = source.tree.document
      let numbers = numbers[layer]
      for declaration in source.tree.declarations {
        guard declaration.detail < 0, declaration.deprecation < 0, let index = index(at: numbers[Int(declaration.path)])
        else { return nil }
        let position = document.position(at: document.offset(of: Int(declaration.place)))
        let value: TokenColumns.Cell
        switch declaration.value {
        case .color(let color):
          value = TokenColumns.Cell(color: colors.count, layer: layer, line: position.line, column: position.column)
          colors.append(source.tree.colors[Int(color)])
        case .reference(let target):
          // `tokens()` reports an alias to a missing token, with everything around it.
          guard let found = self.index(at: numbers[Int(target)]) else { return nil }
          value = TokenColumns.Cell(alias: places[found], layer: layer, line: position.line, column: position.column)
        case .ready, .pending, .colorless: return nil
        }
        let place = Int(places[index])
        values[Int(next[place])] = value
        next[place] += 1
      }
    }
    return Values(starts: starts, values: values, colors: colors)
  }

  private mutating func pathsInOrder(_ places: [Int32], sharing known: SharedTokenPaths) -> TokenPaths? {
    if let known = known.value, isSame(known, places) { return known }
    var names: [String] = []
    for index in entries.indices where places[index] >= 0 { names.append(name(entries[index].path)) }
    let paths = TokenPaths(names)
    if let paths { known.keep(paths) }
    return paths
  }

  private func isSame(_ known: TokenPaths, _ places: [Int32]) -> Bool {
    var count = 0
    for index in entries.indices where places[index] >= 0 {
      guard count < known.count, paths.withBytes(of: entries[index].path, { known.has($0, at: count) }) else {
        return false
      }
      count += 1
    }
    return count == known.count
  }
}
