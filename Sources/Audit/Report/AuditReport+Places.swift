import ThemeModel

extension AuditReport {
  /// Returns the report with places relative to another folder, which contains today's base folder as `folder`. Services that
  /// read reports look for files from the top of the repository.
  public func placed(below folder: String) -> AuditReport {
    guard !folder.isEmpty else { return self }
    let move = PlaceMove(folder: folder)
    var report = self
    for index in themes.indices { report.themes[index].place = move.place(themes[index].place) }
    for index in tokens.indices { report.tokens[index].place = move.place(tokens[index].place) }
    for index in rules.indices { report.rules[index].place = move.place(rules[index].place) }
    for index in waivers.indices { report.waivers[index].place = move.place(waivers[index].place) }
    for index in contractFindings.indices {
      report.contractFindings[index].place = move.place(contractFindings[index].place)
    }
    for index in diagnostics.indices {
      report.diagnostics[index].place = move.place(diagnostics[index].place)
      report.diagnostics[index].related = diagnostics[index].related.map(move.place)
    }
    for index in causes.indices {
      for definition in causes[index].definitions.indices {
        report.causes[index].definitions[definition].place = move.place(causes[index].definitions[definition].place)
      }
    }
    for index in coverage.idlePatterns.indices {
      report.coverage.idlePatterns[index].place = move.place(coverage.idlePatterns[index].place)
    }
    for index in baseline?.stale.indices ?? 0..<0 {
      report.baseline?.stale[index].place = move.place(baseline?.stale[index].place)
    }
    var last: (table: ColorTable, moved: ColorTable)?
    for index in variants.indices {
      guard let (table, row) = variants[index].colors.shared else {
        report.variants[index].colors = TokenColors(variants[index].colors.map(move.color))
        continue
      }
      // The variants of a theme share their table.
      let moved = last.flatMap { $0.table === table ? $0.moved : nil } ?? table.placed(by: move)
      last = (table, moved)
      report.variants[index].colors = TokenColors(moved, row)
    }
    return report
  }
}

/// Makes places relative to another folder, which contains today's base folder as `folder`.
public struct PlaceMove: Sendable {
  let folder: String

  public init(folder: String) { self.folder = folder }

  func place(_ place: Place) -> Place {
    var moved = place
    moved.file = file(place.file)
    return moved
  }

  public func file(_ path: String) -> String {
    guard !folder.isEmpty, !path.hasPrefix("/") else { return path }
    var parts = folder.split(separator: "/")
    var rest = path.split(separator: "/")[...]
    while rest.first == "..", !parts.isEmpty {
      parts.removeLast()
      rest.removeFirst()
    }
    return (parts + rest).joined(separator: "/")
  }

  public func place(_ place: Place?) -> Place? {
    place.map { self.place($0) }
  }

  func color(_ color: TokenColor) -> TokenColor {
    var moved = color
    moved.chain = color.chain.map { link in
      var link = link
      link.place = place(link.place)
      return link
    }
    moved.state = state(color.state)
    return moved
  }

  func state(_ state: TokenColor.State) -> TokenColor.State {
    guard case .undetermined(var reason) = state else { return state }
    reason.place = place(reason.place)
    return .undetermined(reason)
  }
}
