import ColorScience
import ThemeModel

/// The final color of a value in the current contexts, with all aliases followed and all adjustments made.
enum Resolution {
  static func color(of value: Value, _ evaluator: Evaluator) -> Result<Color, Unresolved> {
    if let reason = evaluator.descend(nil) { return .failure(Unresolved(undetermined: reason)) }
    defer { evaluator.ascend() }
    switch value.payload {
    case .color(let paint): return color(of: paint, evaluator)
    case .string(let text):
      if let color = HexColor.token(text, evaluator.platform.hexOrder) { return .success(color) }
      return failure("not-a-color", "\"\(text.prefix(40))\" is not a colour")
    case .unknown(let reason): return .failure(Unresolved(undetermined: reason))
    case .instance, .enumCase:
      guard let resolved = OwnStyle.resolved(value, evaluator) else { fallthrough }
      return color(of: resolved, evaluator)
    default: return failure("not-a-color", "expected a colour, found \(Words.kind(of: value))")
    }
  }

  private static func color(of paint: Paint, _ evaluator: Evaluator) -> Result<Color, Unresolved> {
    switch paint {
    case .literal(let color):
      return isFinite(color)
        ? .success(color) : failure("not-a-color", "a component of the colour is not a finite number")
    case .system(let name): return systemColor(name, evaluator)
    case .asset(let name): return asset(name, evaluator)
    case .dynamic(let closure):
      return color(of: evaluator.call(closure, [Value(.traits([:]))], closure.closure.span), evaluator)
    case .byMode(let light, let dark):
      return color(of: evaluator.assignment.context(on: .mode) == "dark" ? dark : light, evaluator)
    case .adjusted(let base, let adjustment):
      return color(of: base, evaluator).flatMap { adjusted($0, adjustment, evaluator) }
    case .fixed(let base, let contexts):
      return evaluator.assignment.fixing(contexts) { color(of: base, evaluator) }
    case .placeholder(let placeholder):
      return failure("placeholder", "\(placeholder.text) is a placeholder and has no colour")
    }
  }

  /// Returns whether all components are finite. After a division by zero, they are not.
  static func isFinite(_ color: Color) -> Bool {
    color.alpha.isFinite && (0..<3).allSatisfy { color.components[$0].isFinite }
  }

  static func systemColor(_ name: String, _ evaluator: Evaluator) -> Result<Color, Unresolved> {
    let colors = evaluator.platform.systemColors
    guard let values = colors[name] else { return failure("unknown-color", "there is no system colour \(name)") }
    if !colors.hasHighContrast(name), evaluator.assignment.knownContext(on: .contrast) == "high" {
      return .failure(Unresolved(undetermined: unpublishedContrast(of: name)))
    }
    var contexts: Contexts = [:]
    for axis in [Axis.mode, .contrast, .elevation] where values.contains(where: { $0.when[axis.name] != nil }) {
      contexts[axis.name] = evaluator.assignment.context(on: axis)
    }
    return colors.color(name, in: contexts).map { .success($0) }
      ?? failure("unknown-color", "there is no system colour \(name)")
  }

  static func unpublishedContrast(of name: String) -> Undetermined {
    Undetermined(
      code: "unpublished-color", reason: "the value of `\(name)` at increased contrast is not public", text: name)
  }

  static func asset(_ name: String, _ evaluator: Evaluator) -> Result<Color, Unresolved> {
    guard let value = assetEntry(name, evaluator)?.value else {
      return failure("unknown-asset", "no asset catalog contains the colour \"\(name)\"")
    }
    switch value {
    case .color(let color): return .success(color)
    case .undetermined(let reason): return .failure(Unresolved(undetermined: reason))
    default: return failure("unknown-asset", "the colour \"\(name)\" of the asset catalog is not a plain colour")
    }
  }

  /// Returns the entry of a color set that applies in the current contexts, with its own place.
  static func assetEntry(_ name: String, _ evaluator: Evaluator) -> ConditionalValue? {
    guard let entry = evaluator.platform.namedColors.entries[name] else { return nil }
    var contexts: Contexts = [:]
    for axis in evaluator.platform.namedColors.axes
    where entry.values.contains(where: { $0.when[axis.name] != nil }) {
      contexts[axis.name] = evaluator.assignment.context(on: axis)
    }
    return entry.values.last { value in value.when.allSatisfy { contexts[$0.key] == $0.value } }
  }

  private static func adjusted(
    _ color: Color, _ adjustment: PaintAdjustment, _ evaluator: Evaluator
  ) -> Result<Color, Unresolved> {
    var result = color
    switch adjustment {
    case .alpha(let alpha): result.alpha = alpha
    case .alphaTimes(let share): result.alpha *= share
    case .mix(let other, let share, let space):
      return self.color(of: other, evaluator).map { other in
        let (a, b) = (color.converted(to: space), other.converted(to: space))
        return Color(
          space, a.components + (b.components - a.components) * share, alpha: a.alpha + (b.alpha - a.alpha) * share)
      }
    }
    return .success(result)
  }

  private static func failure(_ code: String, _ reason: String) -> Result<Color, Unresolved> {
    .failure(Unresolved(undetermined: Undetermined(code: code, reason: reason)))
  }
}
