import ThemeModel

/// Compares every theme with its contracts: the tokens that it lacks, those that are extra, and placeholders for colors.
enum ContractCheck {
  static func findings(
    _ system: ThemeSystem, themes: [Theme], audits: AuditedThemes, catalogue: TokenCatalogue
  ) -> [ContractFinding] {
    var findings: [ContractFinding] = []
    let contracts = system.contracts.map { (contract: $0, promised: Set($0.entries.map(\.path)).union($0.optional)) }
    for (theme, audit) in zip(themes, audits) {
      for (contract, promised) in contracts where contract.binds(theme.name) {
        findings += missing(contract, in: theme, audit, catalogue)
        if contract.isClosed {
          let allowed = promised.union(contract.own[theme.name] ?? [])
          findings += extra(contract, allowed, in: theme, audit, catalogue)
        }
      }
      findings += placeholders(in: theme, audit, catalogue)
    }
    return findings
  }

  private static func missing(
    _ contract: Contract, in theme: Theme, _ audit: ThemeAudit, _ catalogue: TokenCatalogue
  ) -> [ContractFinding] {
    contract.entries.compactMap { entry in
      if let token = catalogue.indices[entry.path], audit.has(token) {
        return nil
      }
      return ContractFinding(
        kind: .missing, token: entry.path, theme: theme.name, place: theme.place ?? entry.place,
        reason: "\(contract.name) promises it, but \(theme.name) does not have it")
    }
  }

  private static func extra(
    _ contract: Contract, _ promised: Set<String>, in theme: Theme, _ audit: ThemeAudit,
    _ catalogue: TokenCatalogue
  ) -> [ContractFinding] {
    (0..<catalogue.count).compactMap { token in
      guard catalogue.isPurpose(token), !promised.contains(catalogue.paths[token]),
        let part = audit.parts.first(where: { $0.values[token] >= 0 })
      else { return nil }
      return ContractFinding(
        kind: .extra, token: catalogue.paths[token], theme: theme.name,
        place: audit.links.place(at: part.chains[token]),
        reason: "\(theme.name) has it, but \(contract.name) does not list it")
    }
  }

  private static func placeholders(
    in theme: Theme, _ audit: ThemeAudit, _ catalogue: TokenCatalogue
  ) -> [ContractFinding] {
    let isPlaceholder = audit.values.map { if case .placeholder = $0 { true } else { false } }
    guard isPlaceholder.contains(true) else { return [] }
    return (0..<catalogue.count).compactMap { token in
      guard catalogue.standsFor[token] == nil else { return nil }
      for (index, part) in audit.parts.enumerated() {
        guard case .placeholder(let placeholder) = audit.state(of: token, in: index) else { continue }
        let reason =
          placeholder.kind == .missing
          ? "\(theme.name) has no such colour: \(placeholder.text) is a placeholder"
          : "\(theme.name) must not use it: \(placeholder.text) is a placeholder"
        return ContractFinding(
          kind: .placeholder, token: catalogue.paths[token], theme: theme.name,
          place: audit.links.place(at: part.chains[token]), reason: reason)
      }
      return nil
    }
  }
}

extension ContractCheck: Check {
  static let id = "contract"
  static let title = "A theme and its contract disagree."
  static let why = "A theme that lacks a promised colour shows a wrong one, or none, where the app expects it."
  static let failure = FailureClass.contract
  static let planKeys = ["themes"]

  static func isFound(in report: AuditReport) -> Bool { !report.contractFindings.isEmpty }

  static func findings(in report: AuditReport) -> [Finding] {
    let level = levels(in: report)
    return report.contractFindings.map { finding in
      let identity = FindingIdentity(finding)
      return Finding(
        check: id, level: level(identity), message: "\(finding.token): \(finding.reason)",
        places: finding.place.map { [$0] } ?? [], identity: identity.description)
    }
  }

  static func notices(in report: AuditReport) -> [Notice] {
    // One example per token and kind, however many themes it concerns.
    let kinds: [(ContractFinding.Kind, what: String, one: String, many: String)] = [
      (.missing, "missing", "is missing from some themes", "are missing from some themes"),
      (.placeholder, "a placeholder", "is a placeholder in some themes", "are placeholders in some themes"),
      (.extra, "extra", "is not in it", "are not in it"),
    ]
    let grouped = kinds.map { kind, what, one, many in
      let ofKind = report.contractFindings.lazy.filter { $0.kind == kind }
      let examples = ofKind.grouped(by: \.token).map { token, findings in
        Notice.Example(
          name: token, what: what, themes: findings.map(\.theme), preposition: kind == .missing ? "from" : "in",
          place: findings.first?.place)
      }
      return (clause: Notice.Clause(examples.count, one, many), examples: examples)
    }.filter { !$0.examples.isEmpty }
    let all = Set(report.contractFindings.map(\.token)).count
    return [
      Notice(
        id: id, failure: failure, Notice.Clause(all, "token against the contract", "tokens against the contract"),
        parts: grouped.map(\.clause), examples: grouped.flatMap(\.examples))
    ]
  }
}
