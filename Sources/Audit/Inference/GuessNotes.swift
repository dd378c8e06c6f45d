import ColorScience
import ThemeModel

/// Notes that guesses raise doubts about the plan, or that a theme's name promises a contrast that no rule checks.
struct GuessNotes {
  let plan: Plan
  let audits: AuditedThemes
  let totals: Totals
  let expansion: PairExpansion
  let catalogue: TokenCatalogue

  /// The fewest guesses that say something about the plan.
  private static let leastGuesses = 6

  func diagnostics() -> [Diagnostic] {
    [doubtfulPlan(), oneColor()].compactMap(\.self) + highContrast()
  }

  private func doubtfulPlan() -> Diagnostic? {
    let guesses = totals.byEvidence[.guessed]
    guard guesses.judged >= GuessNotes.leastGuesses, guesses.fail * 3 > guesses.judged else { return nil }
    return Diagnostic(
      .note, code: "plan-doubtful",
      message:
        "\(guesses.fail) of \(guesses.judged) guessed pairs, counted in each theme, are under their requirement, so roles "
        + "alone do not tell which colours are shown together: name the backgrounds of each text in rules "
        + "(“legible init” drafts them), or list what views show with “legible pairs”")
  }

  private func oneColor() -> Diagnostic? {
    var count = 0
    var first: String?
    for audit in audits {
      audit.judgements.eachDecided { judgement in
        guard judgement.verdict == .fail, plan.rules[Int(judgement.rule)].evidence == .guessed,
          let ratio = judgement.measuredRatio, ratio < 1.005
        else { return }
        count += 1
        guard first == nil else { return }
        let pair = expansion.rules[Int(judgement.rule)].pairs[Int(judgement.pair)]
        first = "\(catalogue.paths[pair.foreground]) on \(catalogue.paths[pair.background]) in \(audit.name)"
      }
    }
    guard let first else { return nil }
    return Diagnostic(
      .note, code: "plan-doubtful",
      message:
        "\(count) guessed pair\(count == 1 ? " is" : "s are") one colour on itself, such as \(first), which "
        + "nobody shows; write a rule with its real background, or exclude the token from the rule with “!”")
  }

  /// Notes the high-contrast themes without a rule of 7:1 or more.
  private func highContrast() -> [Diagnostic] {
    audits.filter { audit in
      let words = NameWords.split(audit.name)
      let promises =
        words.contains("hc")
        || zip(words, words.dropFirst()).contains {
          $0 == "high" && $1 == "contrast" || $0 == "increased" && $1 == "contrast"
        }
      return promises
        && !plan.rules.contains {
          $0.criterion.required >= 7 && $0.evidence.isBinding && ThemePattern.list($0.themes, admits: audit.name)
        }
    }.map { audit in
      Diagnostic(
        .note, code: "high-contrast-unchecked",
        message: "the name of \(audit.name) promises high contrast, but no rule requires 7:1 there: write one with "
          + "\"require\": \"aaa-text\" and \"themes\": \"\(audit.name)\"")
    }
  }
}
