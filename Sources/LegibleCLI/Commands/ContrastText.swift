import ColorScience
import Reports

/// The text output of `contrast`.
enum ContrastText {
  static func page(_ answer: ContrastAnswer, _ style: TerminalStyle) -> [String] {
    var lines = [line(answer, style)]
    var table = TextTable()
    for criterion in Criterion.named { table.add(cells(criterion, answer)) }
    if let required = answer.required, Criterion.named(required.name) == nil { table.add(cells(required, answer)) }
    lines += [""] + table.lines(style, indent: 2)
    if answer.displaysDiffer {
      var table = TextTable()
      for display in answer.displays {
        table.add(.init("on \(display.display.rawValue)"), .init("\(WCAG.shown(display.ratio)):1", alignsRight: true))
      }
      lines += [""] + table.lines(style, indent: 2)
    }
    if answer.layers.count > 2 { lines += [""] + layers(answer, style) }
    if answer.isFragile {
      let cause =
        answer.nativeRatio.map {
          "a display that composites in its own colour space shows \(WCAG.shown($0)):1, which changes a verdict"
        }
        ?? "rounding to 8 bits, as screens do, changes a verdict"
      lines += ["", "  " + style.emphasized("fragile:", .boldYellow) + " \(cause)"]
    }
    if let advice = answer.advice { lines += [""] + page(of: advice, style) }
    return lines
  }

  /// Returns `4.54:1  #767676 on white`.
  static func line(_ answer: ContrastAnswer, _ style: TerminalStyle) -> String {
    let names = answer.layers.map { SafeText.of($0.text) }
    let chips = style.chip(answer.layers[0].composite) + style.chip(answer.layers[1].composite)
    var verdict = ""
    if let required = answer.required {
      let passes = answer.passes(required)
      verdict =
        "  " + style.emphasized(passes ? "passes" : "fails", passes ? .boldGreen : .boldRed) + " \(name(required))"
    }
    let stack = names[0] + " on " + names.dropFirst().joined(separator: " over ")
    return chips + style.emphasized("\(answer.shown):1", .bold) + "  \(stack)" + verdict
  }

  /// Returns the same line with suggestions, for one of many stacks.
  static func listLine(_ answer: ContrastAnswer, _ style: TerminalStyle) -> String {
    guard let advice = answer.advice else { return line(answer, style) }
    let offers = advice.suggestions.map { suggestion in
      "\(style.chip(suggestion.color))\(suggestion.color.hex8) (\(suggestion.direction), \(WCAG.shown(suggestion.ratio)):1)"
    }
    let parts = (advice.note.map { [$0] } ?? []) + (offers.isEmpty ? [] : ["use " + offers.joined(separator: " or ")])
    return line(answer, style) + "  " + parts.joined(separator: "; ")
  }

  /// Returns the name of a criterion, or a plain number as a ratio.
  private static func name(_ criterion: Criterion) -> String {
    criterion.successCriterion == nil ? "\(FixedText.short(criterion.required)):1" : criterion.name
  }

  private static func cells(_ criterion: Criterion, _ answer: ContrastAnswer) -> [TextTable.Cell] {
    let passes = answer.passes(criterion)
    let number = FixedText.short(criterion.required)
    return [
      .init(name(criterion)), .init(number, alignsRight: true),
      passes
        ? .init("passes", .green) : .init("fails at \(WCAG.shown(answer.ratio, missing: criterion.required))", .red),
      .init(criterion.successCriterion.map { "WCAG \($0)" } ?? "", .faint),
    ]
  }

  private static func layers(_ answer: ContrastAnswer, _ style: TerminalStyle) -> [String] {
    var table = TextTable()
    for layer in answer.layers {
      table.add(
        .init(layer.text, lead: style.chip(layer.color)), .init("gives"),
        .init(layer.composite.hex8, lead: style.chip(layer.composite)))
    }
    return table.lines(style, indent: 2)
  }

  private static func page(of advice: ContrastAdvice, _ style: TerminalStyle) -> [String] {
    var table = TextTable()
    for suggestion in advice.suggestions {
      table.add(
        .init("use \(suggestion.color.hex8)", lead: style.chip(suggestion.color)), .init(suggestion.direction),
        .init("\(WCAG.shown(suggestion.ratio)):1", alignsRight: true),
        .init("ΔE OK \(FixedText.of(suggestion.difference, decimals: 3)) away", .faint))
    }
    return (advice.note.map { ["  " + $0] } ?? []) + table.lines(style, indent: 2)
  }
}
