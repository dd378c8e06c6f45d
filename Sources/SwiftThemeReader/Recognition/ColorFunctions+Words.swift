/// Palettes behind a text: `static func get(_ name: String) -> UIColor { switch name { case "ink": … case "page": … } }`.
extension ColorFunctions {
  /// Returns the texts that a function tells apart in its only argument, where they name grounds and what lies on them.
  func wordSweeps(of function: Function) -> [(parameter: Parameter, sweep: Sweep)]? {
    let needed = function.parameters.filter { $0.initial == nil }
    guard function.isStatic, needed.count == 1, let parameter = needed.first, parameter.type.text == "String",
      !parameter.isVariadic, !parameter.isInOut
    else { return nil }
    var words: [String] = []
    SyntaxWalk.each(function.body ?? []) { part in
      guard words.isEmpty, case .switchOver(let choice) = part.kind, case .name(parameter.name) = choice.subject.kind
      else { return }
      words = choice.cases.flatMap(\.patterns).compactMap { Self.word($0.pattern) }
    }
    let grounds = words.count(where: Purposes.isGround)
    return grounds > 0 && grounds < words.count && Set(words).count == words.count
      ? [(parameter, .words(words))] : nil
  }

  private static func word(_ pattern: Pattern) -> String? {
    guard case .expression(let value) = pattern, case .string(let parts) = value.kind, parts.count == 1,
      case .text(let text) = parts[0], !text.isEmpty
    else { return nil }
    return text
  }
}
