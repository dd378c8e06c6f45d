extension Baseline {
  /// Tokens that entries name.
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

  /// Themes that entries name; of a variant's name each beginning that could be one.
  public var themes: Set<String> {
    var names = Set(entries.map(\.identity.theme))
    for finding in findings.map(\.identity) where [.contract, .gamut, .distinguish].contains(finding.failure) {
      guard let name = finding.names.last else { continue }
      names.insert(name)
      names.formUnion(name.indices.filter { name[$0] == "/" }.map { String(name[..<$0]) })
    }
    return names
  }

  /// The same entries under the names of today, and how many have another one.
  public func renamed(_ renames: [Rename]) -> (baseline: Baseline, count: Int) {
    let names = RenamedNames(renames)
    var result = Baseline(name: name, entries: [])
    var count = 0
    var pairs: Set<PairIdentity> = []
    for entry in entries {
      var moved = entry
      moved.identity = PairIdentity(
        rule: entry.identity.rule, foreground: names.token(entry.identity.foreground),
        background: names.token(entry.identity.background), theme: names.theme(entry.identity.theme),
        choices: entry.identity.choices)
      if moved.identity != entry.identity { count += 1 }
      // One that is there under its new name already holds.
      if pairs.insert(moved.identity).inserted { result.entries.append(moved) }
    }
    var findings: Set<FindingIdentity> = []
    for entry in self.findings {
      var moved = entry
      moved.identity = names.identity(entry.identity)
      if moved.identity != entry.identity { count += 1 }
      if findings.insert(moved.identity).inserted { result.findings.append(moved) }
    }
    return (result, count)
  }
}
