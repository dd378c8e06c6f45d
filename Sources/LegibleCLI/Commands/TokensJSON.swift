import ColorScience
import JSONText
import ThemeModel
import Threads

/// The JSON output of `tokens`.
struct TokensJSON {
  /// The number of tokens that one thread writes at a time.
  private static let share = 1024

  let workers: Int
  /// Sends what was written so far, because the output for a large system is several times as large as its source.
  let send: (inout JSONWriter) -> Void

  func write(_ themes: [FilteredTheme], _ system: ResolvedSystem, to writer: inout JSONWriter) {
    writer.member("system", system.system.name)
    writer.array("themes") { writer in
      for theme in themes {
        writer.object { write(theme, in: system.system, to: &$0) }
      }
    }
    for (key, severity) in [("warnings", Diagnostic.Severity.warning), ("errors", .error), ("notes", .note)] {
      writer.array(key) { writer in
        for diagnostic in system.diagnostics where diagnostic.severity == severity {
          Self.write(diagnostic, to: &writer)
        }
      }
    }
  }

  private func write(_ filtered: FilteredTheme, in system: ThemeSystem, to writer: inout JSONWriter) {
    let theme = filtered.theme
    writer.member("name", theme.name)
    writer.key("extends")
    if let parent = theme.line.dropFirst().first { writer.value(parent) } else { writer.null() }
    writer.object("axes") { writer in
      for axis in theme.axes + theme.inertAxes {
        writer.object(axis.name) { writer in
          writer.array("contexts", inline: true) { writer in
            for context in axis.contexts { writer.value(context) }
          }
          writer.member("default", axis.defaultContext)
          if theme.inertAxes.contains(axis) { writer.member("changesNothing", true) }
        }
      }
    }
    writer.array("variants") { writer in
      for variant in filtered.variants {
        writer.object { write(variant: variant, of: filtered, to: &$0) }
      }
    }
  }

  private func write(variant: Int, of filtered: FilteredTheme, to writer: inout JSONWriter) {
    let theme = filtered.theme
    writer.member("name", theme.variants[variant].name)
    writer.object("axes") { writer in
      for choice in theme.variants[variant].choices { writer.member(choice.axis, choice.context) }
    }
    if let twin = theme.sameAs[variant] { writer.member("sameAs", theme.variants[twin].name) }
    let facts = theme.tokens
    writer.object("tokens") { writer in
      var rest = filtered.tokens[...]
      // The first token is written alone, so that all others follow a member.
      while let first = rest.popFirst() {
        if Self.write(facts[first], token: first, of: theme, in: variant, to: &writer) { break }
      }
      while !rest.isEmpty {
        let shares = (0..<max(workers, 1)).map { _ -> ArraySlice<Int> in
          defer { rest = rest.dropFirst(Self.share) }
          return rest.prefix(Self.share)
        }
        let start = writer.branch()
        let parts = Parallel.map(shares, workers: workers) { share in
          var part = start
          for token in share { _ = Self.write(facts[token], token: token, of: theme, in: variant, to: &part) }
          return part
        }
        for part in parts { writer.add(part) }
        send(&writer)
      }
    }
  }

  /// Writes a token. Returns false if it has no value in the variant.
  private static func write(
    _ facts: ResolvedTheme.TokenFacts, token: Int, of theme: ResolvedTheme, in variant: Int,
    to writer: inout JSONWriter
  ) -> Bool {
    guard let value = theme.value(of: token, in: variant) else { return false }
    writer.object(facts.path, inline: true) { writer in
      writer.member("tier", facts.tier.rawValue)
      writer.member("tierFrom", facts.tierEvidence.rawValue)
      writer.member("role", ifPresent: facts.role)
      ValueJSON.members(of: value, to: &writer)
      writer.array("chain") { writer in
        for link in theme.chain(of: token, in: variant) { ValueJSON.write(link, to: &writer) }
      }
      writer.member("at", facts.place)
    }
    return true
  }

  static func write(_ diagnostic: Diagnostic, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("code", diagnostic.code)
      writer.member("message", diagnostic.message)
      writer.key("at")
      if let place = diagnostic.place { writer.value(place.description) } else { writer.null() }
      if !diagnostic.related.isEmpty {
        writer.array("related") { writer in
          for place in diagnostic.related { writer.value(place.description) }
        }
      }
    }
  }
}
