import ColorScience
import ThemeModel

/// A team's own color type, recognised by its stored members:
/// `struct RGB { let red: UInt8, green: UInt8, blue: UInt8 }`.
struct ColorComponents {
  let names: [String]
  let alpha: String?

  private static let known = [["red", "green", "blue"], ["r", "g", "b"]]
  private static let alphas = ["alpha", "opacity", "a"]
  /// The names of the member that returns the color made of the others. If the sources declare one, its color is exact.
  private static let conversions = ["color", "uiColor", "nsColor", "cgColor", "swiftUIColor", "swiftUI", "value"]

  /// Returns `nil` for any other type.
  init?(_ type: TypeRecord) {
    guard type.kind == .structure || type.kind == .classType else { return nil }
    let stored = type.storedMembers
    guard (3...6).contains(stored.count) else { return nil }
    let numbers = stored.filter { property in
      guard case .named(let path)? = property.type, let name = path.last else { return false }
      return PlatformTypes.floating.contains(name) || PlatformTypes.integers.contains(name)
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

  /// Returns the color of an instance. Integers are out of 255, or out of 65,535 if the type has 16 bits.
  /// Other numbers are shares when all of them are between 0 and 1.
  func color(_ instance: Instance, _ member: (String) -> Value) -> Color? {
    var components: [Double] = []
    var isShare = true
    let isOfSixteenBits = names.allSatisfy { typeName($0, instance.type) == "UInt16" }
    for name in names {
      let value = member(name)
      guard let number = Conversions.number(value), number.isFinite,
        (0...(isOfSixteenBits ? 65_535 : 255)).contains(number)
      else { return nil }
      if case .integer = value.payload, isWhole(name, instance.type) { isShare = false }
      if number > 1 { isShare = false }
      components.append(number)
    }
    if isOfSixteenBits {
      // Small numbers may be bytes after all.
      guard let largest = components.max(), largest == 0 || largest > 255 else { return nil }
      components = components.map { $0 / 65_535 }
    } else if !isShare {
      components = components.map { $0 / 255 }
    }
    var opacity = 1.0
    if let alpha, let number = Conversions.number(member(alpha)), number.isFinite {
      // An `Int` of 1 more likely means opaque than 1/255. A byte is always out of 255.
      opacity = number > 1 || isByte(alpha, instance.type) ? number / 255 : number
    }
    return Color(.srgb, components[0], components[1], components[2], alpha: min(1, max(0, opacity)))
  }

  private func isWhole(_ name: String, _ type: TypeRecord) -> Bool {
    typeName(name, type).map(PlatformTypes.integers.contains) ?? false
  }

  private func isByte(_ name: String, _ type: TypeRecord) -> Bool {
    typeName(name, type) == "UInt8"
  }

  private func typeName(_ name: String, _ type: TypeRecord) -> String? {
    guard case .named(let path)? = type.property(name, isStatic: false)?.member.type else { return nil }
    return path.last
  }
}
