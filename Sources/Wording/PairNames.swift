import Audit
import ColorScience
import ThemeModel

/// The names and places of pairs, shared by all formats.
public struct PairNames {
  public let report: AuditReport

  public init(report: AuditReport) {
    self.report = report
  }

  public func foreground(_ pair: PairReport) -> String { report.tokens[pair.foreground].path }
  public func background(_ pair: PairReport) -> String { report.tokens[pair.background].path }
  public func variant(_ pair: PairReport) -> String { report.variants[pair.variant].name }
  public func rule(_ pair: PairReport) -> RuleReport { report.rules[pair.rule] }

  /// Returns `textAccent on layer2`.
  public func title(_ pair: PairReport) -> String {
    "\(foreground(pair)) on \(background(pair))"
  }

  /// Returns the layers under a translucent background, in the stack that decided the verdict, bottom last.
  public func under(_ pair: PairReport) -> String? {
    guard pair.layers.count > 2 else { return nil }
    return pair.layers.dropLast(2).reversed().map { layer in
      layer.token.map { report.tokens[$0].path } ?? ShownNumber.color(layer.color)
    }.joined(separator: " over ")
  }

  /// Returns `WCAG 1.4.3, 4.5` or `4.5`.
  public func criterion(_ rule: RuleReport) -> String {
    let figure = ShownNumber.requirement(rule.criterion.required)
    return rule.criterion.successCriterion.map { "WCAG \($0), \(figure)" } ?? figure
  }

  /// Returns `2.39 where 3 is required`.
  public func figures(_ pair: PairReport) -> String {
    "\(ShownNumber.ratio(pair.ratio, required: pair.required)) where \(ShownNumber.requirement(pair.required)) is required"
  }
}
