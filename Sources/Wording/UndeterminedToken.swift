import Audit
import ThemeModel

/// A token without a color that is in no judged pair. No other finding mentions it: guesses are only measured.
public struct UndeterminedToken: Equatable {
  public var path: String
  public var reason: String
  public var place: Place

  /// Returns the tokens in the order of the report, each with the reason of the first variant in which it has no color.
  public static func unjudged(in report: AuditReport) -> [UndeterminedToken] {
    var judged = Array(repeating: false, count: report.tokens.count)
    for pair in report.pairs where pair.evidence.isBinding {
      judged[pair.foreground] = true
      judged[pair.background] = true
    }
    return report.tokens.indices.filter { !judged[$0] }.compactMap { token in
      for variant in report.variants where variant.colors.indices.contains(token) {
        let color = variant.colors[token]
        guard case .undetermined(let undetermined) = color.state else { continue }
        return UndeterminedToken(
          path: report.tokens[token].path, reason: undetermined.reason,
          place: undetermined.place ?? color.chain.first?.place ?? report.tokens[token].place)
      }
      return nil
    }
  }
}
