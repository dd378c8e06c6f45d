import ThemeModel

/// Waivers whose last day has passed.
enum ExpiredWaiverCheck: Check {
  static let id = "expired-waiver"
  static let title = "A waiver has expired."
  static let why = "A waiver is a promise to mend something by a date; after that date, its pairs fail again."
  static let failure = FailureClass.expiredWaivers
  static let planKeys = ["waivers"]

  static func isFound(in report: AuditReport) -> Bool { report.waivers.contains { $0.state == .expired } }

  static func findings(in report: AuditReport) -> [Finding] {
    let level = levels(in: report)
    return report.waivers.filter { $0.state == .expired }.map { waiver in
      Finding(
        check: id, level: level(waiver.identity),
        message: "The waiver of \(waiver.scope) expired on \(waiver.expires ?? ""): \(waiver.reason)",
        places: waiver.place.map { [$0] } ?? [], identity: waiver.identity.description)
    }
  }

  static func notices(in report: AuditReport) -> [Notice] {
    let examples = report.waivers.filter { $0.state == .expired }.map { waiver in
      waiver.example("expired \(waiver.expires ?? "")")
    }
    return [
      Notice(
        id: id, failure: failure, Notice.Clause(examples.count, "waiver has expired", "waivers have expired"),
        examples: examples)
    ]
  }
}

/// Waivers that nothing needs.
enum UnusedWaiverCheck: Check {
  static let id = "unused-waiver"
  static let title = "A waiver matches nothing that fails."
  static let why = "A waiver that nothing needs hides the next pair that fails."
  static let failure = FailureClass.unusedWaivers
  static let planKeys = ["waivers"]
  static let severity = Finding.Level.note

  static func isFound(in report: AuditReport) -> Bool { report.waivers.contains { $0.state == .unused } }

  static func findings(in report: AuditReport) -> [Finding] {
    let level = levels(in: report)
    return report.waivers.filter { $0.state == .unused }.map { waiver in
      Finding(
        check: id, level: level(waiver.identity),
        message: "The waiver of \(waiver.scope) matches nothing that fails: \(waiver.reason)",
        places: waiver.place.map { [$0] } ?? [], fix: "Remove the waiver.", identity: waiver.identity.description)
    }
  }

  static func notices(in report: AuditReport) -> [Notice] {
    let examples = report.waivers.filter { $0.state == .unused }.map { $0.example(nil) }
    return [
      Notice(
        id: id, failure: failure,
        Notice.Clause(
          examples.count, "waiver matches nothing that fails", "waivers match nothing that fails"),
        examples: examples)
    ]
  }
}

extension WaiverReport {
  fileprivate var scope: String { "\(foreground) on \(background) by rule \(rule)" }

  fileprivate func example(_ state: String?) -> Notice.Example {
    let said = state.map { "\($0): \(reason)" } ?? reason
    return Notice.Example(name: "\(foreground) on \(background) in \(theme)", what: said, place: place)
  }

  fileprivate var identity: FindingIdentity {
    FindingIdentity(self) ?? FindingIdentity(.unusedWaivers, [rule, foreground, background, theme])
  }
}
