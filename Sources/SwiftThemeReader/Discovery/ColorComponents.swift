import ColorScience
import ThemeModel

/// A team's own colour type, told by its stored members: `struct RGB { let red: UInt8, green: UInt8, blue: UInt8 }`.
struct ColorComponents {
  let names: [String]
  let alpha: String?

  private static let known = [["red", "green", "blue"], ["r", "g", "b"]]
  private static let alphas = ["alpha", "opacity", "a"]
  /// What a type calls the colour that it makes of its members; exact, where the sources have it.
  private static let conversions = ["color", "uiColor", "nsColor", "cgColor", "swiftUIColor", "swiftUI", "value"]

  /// nil for a type that is something else.
  init?(_ type: TypeRecord) {
    guard type.kind == .structure || type.kind == .classType else { return nil }
    let stored = type.properties.map(\.member).filter { $0.isStored && !$0.isStatic }
    guard (3...6).contains(stored.count) else { return nil }
    let numbers = stored.filter { property in
      guard case .named(let path)? = property.type, let name = path.last else { return false }
      return Platform.floatingTypes.contains(name) || Platform.integerTypes.contains(name)
    }.map(\.name)
    guard let names = Self.known.first(where: { $0.allSatisfy(numbers.contains) }) else { return nil }
    self.names = names
    alpha = Self.alphas.first(where: numbers.contains)
  }

  static func conversion(of type: TypeRecord, _ types: ColorTypes) -> (member: Property, owner: TypeRecord)? {
    conversions.lazy.compactMap { type.property($0, isStatic: false) }.first { property, owner in
      guard property.getter != nil,
        case .color = types.kind(property.type, from: Int(property.span.file), within: owner)
      else { return false }
      return true
    }
  }

  /// Whole numbers are of 255; of others, those that are all within 0 and 1 are shares.
  func color(_ instance: Instance, _ member: (String) -> Value) -> Color? {
    var components: [Double] = []
    var isShare = true
    for name in names {
      let value = member(name)
      guard let number = Conversions.number(value), number.isFinite, (0...255).contains(number) else { return nil }
      if case .integer = value.payload, isWhole(name, instance.type) { isShare = false }
      if number > 1 { isShare = false }
      components.append(number)
    }
    if !isShare { components = components.map { $0 / 255 } }
    var opacity = 1.0
    if let alpha, let number = Conversions.number(member(alpha)), number.isFinite {
      // An `Int` of 1 is more likely all than a 255th; a byte is a byte.
      opacity = number > 1 || isByte(alpha, instance.type) ? number / 255 : number
    }
    return Color(.srgb, components[0], components[1], components[2], alpha: min(1, max(0, opacity)))
  }

  private func isWhole(_ name: String, _ type: TypeRecord) -> Bool {
    typeName(name, type).map(Platform.integerTypes.contains) ?? false
  }

  private func isByte(_ name: String, _ type: TypeRecord) -> Bool {
    typeName(name, type) == "UInt8"
  }

  private func typeName(_ name: String, _ type: TypeRecord) -> String? {
    guard case .named(let path)? = type.property(name, isStatic: false)?.member.type else { return nil }
    return path.last
  }
}

/// Colours as vectors, as graphics code keeps them: `SIMD4<Float>(0.1, 0.2, 0.3, 1)`.
enum VectorColor {
  static let types: Set = ["SIMD3", "SIMD4", "simd_float3", "simd_float4", "vector_float3", "vector_float4"]
  static let labels = ["x", "y", "z", "w"]
  /// What a colour outside sRGB comes to that a screen can show: Display P3's corners lie well within.
  private static let extended = -0.75...1.5

  static func value(_ arguments: [EvaluatedArgument]) -> Value? {
    var values = arguments.map(\.value)
    if values.count == 1, case .array(let elements) = values[0].payload { values = elements }
    // `SIMD4(rgb, 1)`
    if values.count == 2, case .tuple(let parts) = values[0].payload { values = parts.map(\.value) + [values[1]] }
    guard (3...4).contains(values.count) else { return nil }
    return Value(.tuple(zip(labels, values).map { ($0, $1) }))
  }

  static func color(_ elements: [(label: String?, value: Value)]) -> Color? {
    guard (3...4).contains(elements.count), elements.map(\.label) == Array(labels.prefix(elements.count)) else {
      return nil
    }
    let numbers = elements.compactMap { Conversions.number($0.value) }
    guard numbers.count == elements.count else { return nil }
    let alpha = numbers.count == 4 ? numbers[3] : 1
    if numbers.allSatisfy({ (0...1).contains($0) }) {
      return Color(.srgb, numbers[0], numbers[1], numbers[2], alpha: alpha)
    }
    if numbers.prefix(3).allSatisfy({ extended.contains($0) }), (0...1).contains(alpha) {
      return Color(.extendedSRGB, numbers[0], numbers[1], numbers[2], alpha: alpha)
    }
    // Bytes: of small numbers, and of an alpha of 1, nobody can tell.
    guard numbers.allSatisfy({ (0...255).contains($0) && $0 == $0.rounded() }), numbers.contains(where: { $0 >= 16 }),
      numbers.count == 3 || alpha != 1
    else { return nil }
    return Color(
      .srgb, numbers[0] / 255, numbers[1] / 255, numbers[2] / 255, alpha: numbers.count == 4 ? alpha / 255 : 1)
  }
}
