extension Baseline {
  /// The tokens that entries name.
  public var tokens: Set<String> {
    var names = Set(entries.flatMap { [$0.identity.foreground, $0.identity.background] })
    for finding in findings.map(\.identity) where finding.names.count > 2 {
      switch finding.failure {
      case .contract, .gamut: names.insert(finding.names[1])
      case .distinguish: names.formUnion(finding.names[1...2])
      default: break
      }
    }
    return names
  }

  /// The themes that entries name. Each beginning of a variant's name, up to a slash, could be a theme's name.
  public var themes: Set<String> {
    var names = Set(entries.map(\.identity.theme))
    for finding in findings.map(\.identity) where [.contract, .gamut, .distinguish].contains(finding.failure) {
      guard let name = finding.names.last else { continue }
      names.insert(name)
      names.formUnion(name.indices.filter { name[$0] == "/" }.map { String(name[..<$0]) })
    }
    return names
  }

  /// Returns the baseline with the new names, and the number of entries whose names changed.
  public func renamed(_ renames: [Rename]) -> (baseline: Baseline, count: Int) {
    let names = RenamedNames(renames)
    let pairs = Self.moved(entries.map(\.identity), by: names.identity)
    let findings = Self.moved(self.findings.map(\.identity), by: names.identity)
    let result = Baseline(
      name: name,
      entries: zip(entries, pairs.identities).compactMap { entry, identity in
        identity.map { Entry(identity: $0, ratio: entry.ratio, place: entry.place) }
      },
      findings: zip(self.findings, findings.identities).compactMap { entry, identity in
        identity.map { FindingEntry(identity: $0, place: entry.place) }
      })
    return (result, pairs.count + findings.count)
  }

  /// Returns the identities under their new names, and how many names changed. An identity is nil where another entry has
  /// its new name; one that did not change wins.
  private static func moved<Identity: Hashable>(
    _ identities: [Identity], by rename: (Identity) -> Identity
  ) -> (identities: [Identity?], count: Int) {
    let moved = identities.map(rename)
    var taken = Set(zip(identities, moved).filter { $0 == $1 }.map(\.0))
    var count = 0
    let kept = zip(identities, moved).map { old, new -> Identity? in
      guard old != new else { return new }
      count += 1
      return taken.insert(new).inserted ? new : nil
    }
    return (kept, count)
  }
}

extension RenamedNames {
  fileprivate func identity(_ identity: PairIdentity) -> PairIdentity {
    PairIdentity(
      rule: identity.rule, foreground: token(identity.foreground), background: token(identity.background),
      theme: theme(identity.theme), choices: identity.choices)
  }
}
