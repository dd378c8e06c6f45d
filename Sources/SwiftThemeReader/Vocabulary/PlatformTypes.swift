/// The names of the platform's types, as far as colours need them.
enum PlatformTypes {
  /// `Resolved` is SwiftUI's `Color.Resolved`.
  static let colors: Set = ["UIColor", "Color", "NSColor", "CGColor", "CIColor", "ColorResource", "Resolved"]
  static let gradients: Set = [
    "Gradient", "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient",
  ]
  /// What hides which style it is: a colour, a gradient, a material.
  static let styles: Set = ["AnyShapeStyle", "ShapeStyle"]
  static let floating: Set = ["CGFloat", "Double", "Float", "Float32", "Float64", "TimeInterval"]
  static let integers: Set = [
    "Int", "UInt", "Int8", "UInt8", "Int16", "UInt16", "Int32", "UInt32", "Int64", "UInt64", "NSInteger",
  ]
  /// Vectors, as graphics code keeps colours.
  static let vectors: Set = ["SIMD3", "SIMD4", "simd_float3", "simd_float4", "vector_float3", "vector_float4"]
  static let all: Set<String> = colors.union(gradients).union(floating).union(integers).union(vectors).union([
    "String", "NSString", "Substring", "Bool", "Scanner", "UITraitCollection", "UIAccessibility", "Array", "Dictionary",
    "Set", "NSNumber", "Optional", "UIScreen", "CharacterSet", "ColorScheme", "UIUserInterfaceStyle",
    "PartialRangeFrom",
    "AnyShapeStyle", "UIDevice", "EnvironmentValues", "Character", "NSAppearance", "NSApplication",
  ])
}
