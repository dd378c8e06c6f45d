/// The names of the platform types that matter for colors.
enum PlatformTypes {
  /// `Resolved` is SwiftUI's `Color.Resolved`.
  static let colors: Set = ["UIColor", "Color", "NSColor", "CGColor", "CIColor", "ColorResource", "Resolved"]
  /// Stands for any color type where the code does not say which. It has no constants of its own.
  static let anyColor = "CIColor"
  static let gradients: Set = [
    "Gradient", "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient",
  ]
  /// Types that hide their style, which may be a color, a gradient or a material.
  static let styles: Set = ["AnyShapeStyle", "ShapeStyle"]
  static let floating: Set = ["CGFloat", "Double", "Float", "Float32", "Float64", "TimeInterval"]
  static let integers: Set = [
    "Int", "UInt", "Int8", "UInt8", "Int16", "UInt16", "Int32", "UInt32", "Int64", "UInt64", "NSInteger",
    "NSUInteger", "CInt", "CLong", "CLongLong", "CUnsignedChar", "CUnsignedInt", "CUnsignedLong", "CUnsignedLongLong",
  ]
  /// Vector types in which graphics code stores colors.
  static let vectors: Set = ["SIMD3", "SIMD4", "simd_float3", "simd_float4", "vector_float3", "vector_float4"]
  /// Types that no color is made of: they are not numbers, strings or colors.
  static let shapes: Set = [
    "CGPoint", "CGSize", "CGRect", "CGVector", "CGAffineTransform", "UIEdgeInsets", "NSEdgeInsets", "NSPoint", "NSSize",
    "NSRect", "EdgeInsets", "Angle", "UnitPoint", "CATransform3D", "UIImage", "NSImage", "UIFont", "NSFont", "UIView",
    "NSView", "CALayer", "Date",
  ]
  /// Types and functions by which an app asks the system for something. They know none of the app's types, so they set none of
  /// their members.
  private static let services: Set = [
    "Bundle", "DispatchQueue", "FileManager", "JSONDecoder", "JSONEncoder", "Logger", "NotificationCenter", "Operation",
    "OperationQueue", "ProcessInfo", "RunLoop", "Task", "Thread", "Timer", "URLSession", "UserDefaults",
    "withAnimation",
  ]

  /// Whether a name is one of the system's types or functions: `NotificationCenter`, `UIApplication`, `objc_setAssociatedObject`.
  static func isSystems(_ name: String) -> Bool {
    if services.contains(name) || all.contains(name) || name.hasPrefix("objc_") || name.hasPrefix("os_") { return true }
    let prefix = name.prefix(2)
    return ["UI", "NS", "CA", "CG", "CF", "CI"].contains(prefix) && name.dropFirst(2).first?.isUppercase == true
  }

  /// Types of the system whose members are no colors, unless their names say so.
  private static let colorless: Set = shapes.union([
    "UUID", "URL", "Data", "Locale", "Calendar", "TimeZone", "UserDefaults", "FileManager", "ProcessInfo",
    "NotificationCenter", "DispatchQueue", "Notification", "NSNotification", "IndexPath", "IndexSet", "Decimal",
    "Timer", "Font", "Animation", "Alignment", "NSUUID", "NSObject", "NSCache", "NSLayoutConstraint", "NSTextAlignment",
    "NSParagraphStyle", "NSMutableParagraphStyle", "NSUnderlineStyle", "NSLineBreakMode", "UIApplication", "UIScreen",
    "UIDevice", "UIWindow", "UIViewController", "UIBezierPath", "UIRectCorner", "UIStackView", "UIControl",
    "UIImageView", "UIScrollView", "UITableView", "UICollectionView", "UILayoutPriority", "UIKeyboardType",
    "UIInterfaceOrientation", "UIContentSizeCategory", "UIBlurEffect", "CAMediaTimingFunction", "CATransition",
    "CAShapeLayer", "CABasicAnimation", "CGPath", "CGMutablePath", "CGLineCap", "CGLineJoin", "CGBlendMode",
  ])

  /// Property wrappers of the system, and attributes that look like them, that leave a value as it is.
  static let wrappers: Set = [
    "AccessibilityFocusState", "Attribute", "Bindable", "Entry", "EnvironmentObject", "FetchRequest", "FocusState",
    "FocusedBinding", "FocusedValue", "GKInspectable", "GestureState", "IBSegueAction", "Invalidating",
    "NSApplicationDelegateAdaptor", "NSCopying", "Namespace", "ObservationIgnored", "Parameter", "Query",
    "Relationship", "ScaledMetric", "SectionedFetchRequest", "TaskLocal", "Transient", "UIApplicationDelegateAdaptor",
    "ViewBuilder",
  ]

  static func isColorless(_ name: String) -> Bool {
    colorless.contains(name)
  }

  static let all: Set<String> = colors.union(gradients).union(floating).union(integers).union(vectors).union([
    "String", "NSString", "Substring", "Bool", "Scanner", "UITraitCollection", "UIAccessibility", "Array", "Dictionary",
    "Set", "NSNumber", "NSRange", "Optional", "UIScreen", "CharacterSet", "ColorScheme", "UIUserInterfaceStyle",
    "PartialRangeFrom", "Range", "NSRegularExpression", "Regex", "NSPredicate",
    "AnyShapeStyle", "UIDevice", "EnvironmentValues", "Character", "NSAppearance", "NSApplication",
    "Bundle", "UserDefaults",
  ])
}
