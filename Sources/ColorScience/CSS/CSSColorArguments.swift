/// The arguments of a color function, up to and including the closing parenthesis.
struct CSSColorArguments {
  /// One component as written.
  private enum Argument {
    case none
    case number(CSSNumber)
  }

  private let function: CSSColorFunction
  /// Only set in a relative color.
  private let channels: CSSChannels?
  private var isLegacy = false
  private var firstUnit: CSSNumber.Unit?

  init(function: CSSColorFunction, origin: Color?) {
    self.function = function
    channels = origin.map { CSSChannels(of: $0, in: function) }
  }

  mutating func read(_ cursor: inout CSSCursor) throws(CSSColorError) -> Color {
    let firstPlace = cursor.offset
    let first = try component(&cursor, function.first)
    cursor.skipSpace()
    if function.legacy != .none, channels == nil, cursor.skip(",") {
      isLegacy = true
      guard case .number(let number) = first else {
        throw .unexpected(found: "none", expected: "a number; the syntax with commas has no none", offset: firstPlace)
      }
      firstUnit = number.unit
      cursor.skipSpace()
    }
    let second = try component(&cursor, function.second)
    try separate(&cursor)
    let third = try component(&cursor, function.third)
    cursor.skipSpace()
    let alpha = try alpha(&cursor)
    guard cursor.skip(")") else { throw cursor.unexpected(closing(alpha != nil)) }

    var color = Color(function.space, 0, 0, 0)
    set(&color, 0, first, function.first, .first)
    set(&color, 1, second, function.second, .second)
    set(&color, 2, third, function.third, .third)
    setAlpha(&color, alpha)
    return color
  }

  private func closing(_ hasAlpha: Bool) -> String {
    if hasAlpha { return ")" }
    return isLegacy ? ", and an alpha, or )" : "/ and an alpha, or )"
  }

  private func separate(_ cursor: inout CSSCursor) throws(CSSColorError) {
    cursor.skipSpace()
    guard isLegacy else { return }
    guard cursor.skip(",") else { throw cursor.unexpected(", as after the component before") }
    cursor.skipSpace()
  }

  private func component(
    _ cursor: inout CSSCursor, _ component: CSSColorFunction.Component
  ) throws(CSSColorError) -> Argument {
    let place = cursor.offset
    let wanted = "\(component.name): \(allowed(component))"
    guard let argument = try argument(&cursor, wanted) else {
      guard !isLegacy else {
        throw .unexpected(found: "none", expected: "\(wanted); the syntax with commas has no none", offset: place)
      }
      return .none
    }
    guard accepts(argument.unit, component) else {
      throw .unexpected(found: cursor.excerpt(place, cursor.offset), expected: wanted, offset: place)
    }
    return .number(argument)
  }

  /// Reads a number or a `calc()`. Returns `nil` for `none`.
  private func argument(_ cursor: inout CSSCursor, _ wanted: String) throws(CSSColorError) -> CSSNumber? {
    if cursor.startsNumber { return try cursor.readNumber() }
    guard cursor.startsName else { throw cursor.unexpected(wanted) }
    let place = cursor.offset
    let name = cursor.readName()
    let isFunction = cursor.skip("(")
    if !isFunction, let value = channels?.value(name) { return CSSNumber(value: value, unit: .none) }
    switch name {
    case "none" where !isFunction: return nil
    case "calc" where isFunction: return try CSSCalc.read(&cursor, channels)
    case "var" where isFunction, "env" where isFunction, "attr" where isFunction:
      throw .dependsOnPage(cursor.excerpt(place, cursor.offset) + ")", offset: place)
    default:
      throw .unexpected(found: cursor.excerpt(place, cursor.offset), expected: wanted, offset: place)
    }
  }

  private func accepts(_ unit: CSSNumber.Unit, _ component: CSSColorFunction.Component) -> Bool {
    if component.isHue { return unit != .percent }
    guard unit != .angle else { return false }
    guard isLegacy else { return true }
    return function.legacy == .rgb ? unit == firstUnit : unit == .percent
  }

  private func allowed(_ component: CSSColorFunction.Component) -> String {
    if component.isHue { return isLegacy ? "a number or an angle" : "a number, an angle or none" }
    guard isLegacy else { return "a number, a percentage or none" }
    guard function.legacy == .rgb, let firstUnit else { return "a percentage" }
    return firstUnit == .percent ? "a percentage, like the first" : "a number without a unit, like the first"
  }

  private func alpha(_ cursor: inout CSSCursor) throws(CSSColorError) -> Argument? {
    guard cursor.skip(isLegacy ? "," : "/") else { return nil }
    cursor.skipSpace()
    let place = cursor.offset
    let wanted = "alpha: a number or a percentage" + (isLegacy ? "" : ", or none")
    let argument = try argument(&cursor, wanted)
    guard argument?.unit != .angle, argument != nil || !isLegacy else {
      throw .unexpected(found: cursor.excerpt(place, cursor.offset), expected: wanted, offset: place)
    }
    cursor.skipSpace()
    return argument.map { .number($0) } ?? Argument.none
  }

  private func set(
    _ color: inout Color, _ index: Int, _ argument: Argument, _ component: CSSColorFunction.Component,
    _ flag: MissingComponents
  ) {
    guard case .number(let number) = argument else {
      color.missing.insert(flag)
      return
    }
    var value = number.value
    if component.isHue {
      // An infinite angle, which calc() replaces with the largest Double, has no direction.
      value = value.magnitude < .greatestFiniteMagnitude ? Hue.normalized(value) : 0
    } else if number.unit == .percent {
      value = scaled(value, component.perPercent ?? 1)
    } else {
      value = scaled(value, component.perNumber)
    }
    let edge = Double.greatestFiniteMagnitude
    value = min(max(value, -edge), edge)
    // A relative rgb() may lie outside sRGB, because its origin may.
    if channels != nil, function.legacy == .rgb {
      color.components[index] = value
    } else {
      color.components[index] = min(max(value, component.lowest), component.highest)
    }
  }

  /// Divides by 255 or by 100, which gives the Double nearest to the fraction. Multiplying by the inverse would not.
  private func scaled(_ value: Double, _ factor: Double) -> Double {
    if factor == 1 { return value }
    let divisor = 1 / factor
    return divisor == divisor.rounded() ? value / divisor : value * factor
  }

  private func setAlpha(_ color: inout Color, _ alpha: Argument?) {
    switch alpha {
    case nil: color.alpha = channels?.defaultAlpha ?? 1
    case .some(.none):
      color.alpha = 0
      color.missing.insert(.alpha)
    case .some(.number(let number)):
      let value = number.unit == .percent ? number.value / 100 : number.value
      color.alpha = min(max(value, 0), 1)
    }
  }
}
