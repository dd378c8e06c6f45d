/// A finished evaluation, held once however often the resolved theme is handed on.
final class EvaluatedTheme: Sendable {
  let evaluation: ThemeEvaluation
  /// How each constant colour is written, where its source does not say; many chains end in the same few.
  let texts: [String?]
  let tails: ChainTails

  init(_ evaluation: ThemeEvaluation, writesTexts: Bool) {
    self.evaluation = evaluation
    tails = ChainTails(evaluation.outcomes)
    texts = writesTexts ? EvaluatedTheme.texts(of: evaluation) : []
  }

  private static func texts(of evaluation: ThemeEvaluation) -> [String?] {
    var texts = [String?](repeating: nil, count: evaluation.theme.constants.count)
    for value in evaluation.theme.values {
      guard case .constant(let index) = value.kind, texts[Int(index)] == nil,
        case .color(let color) = evaluation.theme.constants[Int(index)]
      else { continue }
      texts[Int(index)] = evaluation.theme.text(of: value) ?? color.css
    }
    return texts
  }

  /// The text of a constant, by its index.
  @inline(__always)
  func text(of constant: Int32) -> String? {
    Int(constant) < texts.count ? texts[Int(constant)] : nil
  }
}
