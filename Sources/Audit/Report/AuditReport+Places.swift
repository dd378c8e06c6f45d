import ThemeModel

extension AuditReport {
  /// The same with places that start at another folder, of which today's starting point is `folder`. Services that read
  /// reports look for files from the top of the repository.
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
    for index in variants.indices { report.variants[index].colors = variants[index].colors.map(move.color) }
    return report
  }
}

/// Places that start at another folder, of which today's starting point is `folder`.
public struct PlaceMove: Sendable {
  let folder: String

  public init(folder: String) { self.folder = folder }

  func place(_ place: Place) -> Place {
    guard !folder.isEmpty, !place.file.hasPrefix("/") else { return place }
    var parts = folder.split(separator: "/")
    var rest = place.file.split(separator: "/")[...]
    while rest.first == "..", !parts.isEmpty {
      parts.removeLast()
      rest.removeFirst()
    }
    var moved = place
    moved.file = (parts + rest).joined(separator: "/")
    return moved
  }

  public func place(_ place: Place?) -> Place? {
    place.map { self.place($0) }
  }

  func color(_ color: TokenColor) -> TokenColor {
    var moved = color
    for index in color.chain.indices { moved.chain[index].place = place(color.chain[index].place) }
    if case .undetermined(var reason) = color.state {
      reason.place = place(reason.place)
      moved.state = .undetermined(reason)
    }
    return moved
  }
}
