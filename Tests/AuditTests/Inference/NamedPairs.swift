import ThemeModel

@testable import Audit

/// The pairs that names give in a system of a few tokens, written as `name=#color`.
struct NamedPairs {
  let report: AuditReport

  /// Several lists are several themes.
  init(_ themes: [String]...) throws {
    let made = try themes.enumerated().map { index, tokens in
      try SmallSystem.theme(
        "T\(index + 1)",
        tokens.map { token in
          let parts = token.split(separator: "=").map(String.init)
          return (parts[0], parts[1])
        })
    }
    report = SmallSystem.audit(ThemeSystem(name: "Small", themes: made), Plan(), infersRules: true)
  }

  func with(_ evidence: Evidence) -> [String] {
    Set(
      report.pairs.filter { $0.evidence == evidence }.map {
        "\(report.tokens[$0.foreground].path) on \(report.tokens[$0.background].path)"
      }
    ).sorted()
  }

  var named: [String] { with(.named) }
}
