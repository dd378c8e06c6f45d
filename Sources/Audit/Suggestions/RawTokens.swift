import ThemeModel

/// The raw tokens of a catalogue with their names taken apart.
struct RawTokens: Sendable {
  let tokens: [(token: Int, name: RawName)]

  init(_ catalogue: TokenCatalogue) {
    tokens = (0..<catalogue.count).filter { catalogue.tiers[$0] == .raw }.map { ($0, RawName(catalogue.paths[$0])) }
  }
}

extension RawColors {
  /// For one variant alone; who asks for several makes the tokens once.
  init(_ audit: ThemeAudit, part: Int, catalogue: TokenCatalogue) {
    self.init(audit, part: part, tokens: RawTokens(catalogue))
  }
}
