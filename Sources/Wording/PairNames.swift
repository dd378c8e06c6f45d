import Audit
import ColorScience
import ThemeModel

/// What a pair is called, and where it stands, in every format.
public struct PairNames {
  public let report: AuditReport

  public init(report: AuditReport) {
    self.report = report
  }

  public func foreground(_ pair: PairReport) -> String { report.tokens[pair.foreground].path }
  public func background(_ pair: PairReport) -> String { report.tokens[pair.background].path }
  public func variant(_ pair: PairReport) -> String { report.variants[pair.variant].name }
  public func rule(_ pair: PairReport) -> RuleReport { report.rules[pair.rule] }

  /// `textAccent on layer2`
  public func title(_ pair: PairReport) -> String {
    "\(foreground(pair)) on \(background(pair))"
  }

  /// What lies under a translucent background in the stack that decided, bottom first.
  public func under(_ pair: PairReport) -> String? {
    guard pair.layers.count > 2 else { return nil }
    return pair.layers.dropLast(2).reversed().map { layer in
      layer.token.map { report.tokens[$0].path } ?? ShownNumber.color(layer.color)
    }.joined(separator: " over ")
  }

  /// Where the theme says what the foreground is.
  public func place(_ pair: PairReport) -> Place {
    place(of: pair.foreground, in: pair.variant)
  }

  public func place(of token: Int, in variant: Int) -> Place {
    report.variants[variant].colors[token].chain.first?.place ?? report.tokens[token].place
  }

  /// `1.4.3, 4.5` or `4.5`
  public func criterion(_ rule: RuleReport) -> String {
    let figure = ShownNumber.requirement(rule.criterion.required)
    return rule.criterion.successCriterion.map { "WCAG \($0), \(figure)" } ?? figure
  }

  /// `2.39 where 3 is required`
  public func figures(_ pair: PairReport) -> String {
    "\(ShownNumber.ratio(pair.ratio, required: pair.required)) where \(ShownNumber.requirement(pair.required)) is required"
  }
}
