import ThemeModel

/// The tokens that take part, and what their names say.
struct InferredNames {
  struct Entry {
    var token: Int
    var path: String
    var reading: NameReading
    /// The own part of the name, without what all names of the group begin with.
    var rest: [String]
    var role: TokenRole?
  }

  let catalogue: TokenCatalogue
  let entries: [Entry]

  /// A raw color takes part where aliases alone made it raw and its own name says what it is for: `text` does not stop being
  /// text because `textLink` refers to it.
  init(_ catalogue: TokenCatalogue) {
    self.catalogue = catalogue
    var entries: [Entry] = []
    for token in 0..<catalogue.count where catalogue.standsFor[token] == nil {
      let reading = NameReading(catalogue.paths[token])
      if catalogue.tiers[token] == .raw {
        guard catalogue.evidence[token] == .aliasGraph, reading.roleWord != nil, reading.specific.count < 2 else {
          continue
        }
      }
      let declared = catalogue.declaredRoles[token].map { TokenRole(rawValue: $0) }
      entries.append(
        Entry(
          token: token, path: catalogue.paths[token], reading: reading, rest: reading.rest,
          role: declared ?? reading.role))
    }
    self.entries = InferredNames.withoutSharedPrefix(entries)
  }

  /// `dsTextPrimary`, `dsBackgroundPage`: what all names of one scope begin with says nothing.
  private static func withoutSharedPrefix(_ entries: [Entry]) -> [Entry] {
    var entries = entries
    for (_, members) in Dictionary(grouping: entries.indices, by: { entries[$0].reading.scope }) {
      let roles = members.filter { entries[$0].role != nil }
      guard roles.count >= 4, let word = entries[roles[0]].rest.first, !RoleWords.bound.contains(word),
        roles.allSatisfy({ entries[$0].rest.first == word })
      else { continue }
      for member in roles { entries[member].rest.removeFirst() }
    }
    return entries
  }

  func entries(_ role: TokenRole) -> [Entry] {
    entries.filter { $0.role == role }
  }
}

extension InferredNames.Entry {
  var specific: [String] { rest.filter { !RoleWords.isGeneral($0) } }

  /// The part of something that it belongs to, beyond meanings.
  var component: [String] { specific.filter { !RoleWords.emphases.contains($0) } }

  /// Text that is for nothing in particular: no link, no placeholder, no part of something, of no state and for no other polarity.
  var isPlainText: Bool {
    role == .text && reading.roleWord.map { RoleWords.plainText.contains(RoleWords.withoutNumber($0)) } == true
      && rest.allSatisfy { RoleWords.ranks.contains($0) || $0.allSatisfy(\.isNumber) }
  }

  /// Told from others of its role by its rank alone, and not the first: `textSecondary`, `label3`.
  var isRankOnly: Bool {
    !rest.isEmpty && rest.contains { RoleWords.lesser.contains($0) || (Int($0) ?? 0) > 1 }
      && rest.allSatisfy { RoleWords.general.contains($0) || $0.allSatisfy(\.isNumber) }
  }

  /// A surface that is named for nothing in particular: `background`, `pageBackground`, `surfacePrimary`.
  var isPlainGround: Bool {
    role == .surface && reading.roleWord.map(RoleWords.plainGrounds.contains) == true
      && rest.allSatisfy(RoleWords.bottoms.contains)
  }

  /// On which others of its kind lie: no ground of a component, a status, a tone or another polarity.
  var isGeneralSurface: Bool {
    role == .surface && specific.isEmpty && !rest.contains { RoleWords.states.contains($0) }
  }
}
