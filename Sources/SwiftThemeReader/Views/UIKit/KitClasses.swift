/// What the views of UIKit paint by default.
enum KitClasses {
  /// Classes that paint nothing behind their content by default.
  static let clear: Set = [
    "UIView", "UILabel", "UIStackView", "UIButton", "UIControl", "UIImageView", "UIScrollView", "UITextField",
    "UISwitch", "UIActivityIndicatorView", "UITableViewHeaderFooterView", "UICollectionViewCell",
    "UICollectionReusableView", "UIPageControl", "UISlider", "UIStepper", "UIProgressView", "UICollectionViewListCell",
  ]

  /// Classes that have a background of the system's by default.
  static let painted: Set = [
    "UITableView", "UICollectionView", "UITextView", "UITableViewCell", "UISearchBar", "UISearchTextField",
    "UINavigationBar", "UIToolbar",
    "UITabBar",
    "UISegmentedControl", "UIDatePicker", "UIPickerView", "UITableViewController", "UICollectionViewController",
  ]

  /// Classes whose visible colors are not those in the code.
  static let opaque: Set = [
    "UIVisualEffectView", "MKMapView", "WKWebView", "MTKView", "AVPlayerView", "CAGradientLayer", "GradientView",
    "OtherConfiguration",
  ]

  static let appearances: Set = [
    "UINavigationBarAppearance", "UIBarAppearance", "UIToolbarAppearance", "UITabBarAppearance",
    "UIBarButtonItemAppearance",
  ]

  static let bars: Set = ["UINavigationBar", "UIToolbar", "UITabBar"]

  /// The system's configurations of buttons.
  static let configurations: Set = [
    "filled", "plain", "tinted", "gray", "borderless", "bordered", "borderedProminent", "borderedTinted", "glass",
    "prominentGlass",
  ]

  /// The types of UIKit in whose extensions teams put functions that style views.
  static let extended = [
    "UILabel", "UIButton", "UITextField", "UITextView", "UIImageView", "UIStackView", "UITableViewCell",
    "UICollectionViewCell", "UIControl", "UIScrollView", "UIView", "UIViewController", "UINavigationController",
    "UINavigationBar", "UINavigationBarAppearance", "UITabBarAppearance",
  ]

  /// Whether objects of a class are there only where code or a file makes them: views and controllers.
  static func isMade(_ record: TypeRecord) -> Bool {
    guard record.kind == .classType, record.declaration != nil else { return false }
    let parents = record.classLine.flatMap(\.foreignParents).filter { $0.hasPrefix("UI") }
    return parents.contains { line($0).contains { $0 == "UIView" || $0 == "UIViewController" } }
  }

  private static let parents = [
    "UILabel": "UIView", "UIControl": "UIView", "UIButton": "UIControl", "UITextField": "UIControl",
    "UISwitch": "UIControl", "UISlider": "UIControl", "UIScrollView": "UIView", "UITextView": "UIScrollView",
    "UITableView": "UIScrollView", "UICollectionView": "UIScrollView", "UIImageView": "UIView",
    "UIStackView": "UIView", "UITableViewCell": "UIView", "UICollectionReusableView": "UIView",
    "UICollectionViewCell": "UICollectionReusableView", "UICollectionViewListCell": "UICollectionViewCell",
    "UITableViewHeaderFooterView": "UIView", "UINavigationBar": "UIView", "UITabBar": "UIView", "UIToolbar": "UIView",
    "UINavigationController": "UIViewController", "UITabBarController": "UIViewController",
    "UITableViewController": "UIViewController", "UICollectionViewController": "UIViewController",
    "UINavigationBarAppearance": "UIBarAppearance", "UITabBarAppearance": "UIBarAppearance",
    "UIToolbarAppearance": "UIBarAppearance",
  ]

  /// Returns a class with its superclasses, nearest first.
  static func line(_ name: String) -> [String] {
    var line = [name]
    while let last = line.last, let next = parents[last] { line.append(next) }
    return line
  }

  static func isKit(_ name: String) -> Bool {
    clear.contains(name) || painted.contains(name) || opaque.contains(name) || name == "UIViewController"
      || name == "NSObject" || name == "FilledConfiguration" || name == "PlainConfiguration"
  }

  /// Returns whether a superclass is one of the system's own.
  static func isOfSystem(_ name: String) -> Bool {
    guard !isKit(name) else { return true }
    return ["UI", "NS", "MK", "WK", "AV", "CA", "SK", "MTK", "PK", "QL", "SF", "CN", "PH"].contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
    }
  }
}
