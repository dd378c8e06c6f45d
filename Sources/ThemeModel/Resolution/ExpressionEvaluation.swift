import ColorScience

/// Computes a gradient, a composite or an adjusted color, once everything that it refers to is known.
struct ExpressionEvaluation {
  enum Target {
    case found(ResolvedValue)
    /// The token exists, but has no value in this variant.
    case absent
  }

  enum Result {
    case value(ResolvedValue)
    /// Undetermined or a placeholder, because a token that it refers to is.
    case inherited(ResolvedValue)
    case failed(Undetermined)
  }

  private enum Interruption: Error {
    case inherited(ResolvedValue)
    case failed(Undetermined)
  }

  /// Real values nest a few levels.
  private static let deepest = 64

  let path: String
  let place: Place
  /// The targets of its aliases. An alias without any target is reported when the theme is compiled.
  let targets: [String: Target]

  func value(of value: TokenValue) -> Result {
    do throws(Interruption) {
      return .value(try resolve(value, depth: 0))
    } catch {
      switch error {
      case .inherited(let value): return .inherited(value)
      case .failed(let undetermined): return .failed(undetermined)
      }
    }
  }

  private func resolve(_ value: TokenValue, depth: Int) throws(Interruption) -> ResolvedValue {
    guard depth < ExpressionEvaluation.deepest else {
      throw .failed(failure("too-deep", "\(path) nests more than \(ExpressionEvaluation.deepest) adjustments"))
    }
    switch value {
    case .color(let color):
      return .color(color)
    case .placeholder(let placeholder):
      throw .inherited(.placeholder(placeholder))
    case .undetermined(let undetermined):
      throw .inherited(.undetermined(undetermined))
    case .alias(let name):
      return try follow(name)
    case .adjusted(let base, let adjustment):
      return try adjust(base, adjustment, depth: depth)
    case .gradient(let stops):
      var resolved: [ResolvedStop] = []
      for (index, stop) in stops.enumerated() {
        let color = try color(stop.value, as: "stop \(index + 1) of the gradient", depth: depth)
        resolved.append(ResolvedStop(color: color, position: stop.position))
      }
      return .gradient(resolved)
    case .composite(let parts):
      var resolved: [ResolvedPart] = []
      for part in parts {
        // A part may refer to a shadow that itself has several layers.
        if case .alias(let name) = part.value, case .found(.composite(let inner)) = targets[name] {
          for part in inner { resolved.append(ResolvedPart(name: "shadow \(resolved.count + 1)", color: part.color)) }
        } else {
          resolved.append(ResolvedPart(name: part.name, color: try color(part.value, as: part.name, depth: depth)))
        }
      }
      return .composite(resolved)
    }
  }

  private func color(_ value: TokenValue, as what: String, depth: Int) throws(Interruption) -> Color {
    switch try resolve(value, depth: depth + 1) {
    case .color(let color): return color
    case let other:
      throw .failed(failure("type-mismatch", "\(what) in \(path) is \(other.kindTitle); expected a colour"))
    }
  }

  private func adjust(
    _ base: TokenValue, _ adjustment: ColorAdjustment, depth: Int
  ) throws(Interruption) -> ResolvedValue {
    var other: Color?
    if case .mix(let mixed, _, _) = adjustment { other = try color(mixed, as: "the mixed colour", depth: depth) }
    switch try resolve(base, depth: depth + 1) {
    case .color(let color):
      return .color(adjustment.applied(to: color, mixing: other))
    case .gradient(let stops):
      // The opacity or tint of a layer applies to each of its stops.
      return .gradient(
        stops.map { ResolvedStop(color: adjustment.applied(to: $0.color, mixing: other), position: $0.position) })
    case let unfit:
      throw .failed(failure("type-mismatch", "\(path) adjusts \(unfit.kindTitle); expected a colour"))
    }
  }

  private func follow(_ name: String) throws(Interruption) -> ResolvedValue {
    switch targets[name] {
    case .found(.undetermined(let undetermined)):
      throw .inherited(.undetermined(undetermined))
    case .found(.placeholder(let placeholder)):
      throw .inherited(.placeholder(placeholder))
    case .found(let value):
      return value
    case .absent:
      throw .failed(
        failure("unresolved-alias", "\(path) refers to \(name), which has no value in every variant", text: name))
    case nil:
      throw .inherited(
        .undetermined(
          failure("unresolved-alias", "\(path) refers to \(name), which does not exist", text: name)))
    }
  }

  private func failure(_ code: String, _ reason: String, text: String? = nil) -> Undetermined {
    Undetermined(code: code, reason: reason, text: text, place: place)
  }
}

extension ResolvedValue {
  /// The name with its article, for messages.
  var kindTitle: String {
    switch self {
    case .color: "a colour"
    case .gradient: "a gradient"
    case .composite: "a composite"
    case .placeholder: "a placeholder"
    case .undetermined: "undetermined"
    }
  }
}

extension TokenValue {
  /// The value at the start of nested adjustments. `nil` if nothing is adjusted.
  var adjustedBase: TokenValue? {
    guard case .adjusted(var base, _) = self else { return nil }
    while case .adjusted(let inner, _) = base { base = inner }
    return base
  }

  /// The text of each adjustment, the innermost first.
  var adjustmentText: String? {
    var texts: [String] = []
    var value = self
    while case .adjusted(let base, let adjustment) = value {
      texts.append(adjustment.text)
      value = base
    }
    return texts.isEmpty ? nil : texts.reversed().joined(separator: ", ")
  }
}
