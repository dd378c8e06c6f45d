/// What UIKit's views paint by themselves.
enum KitClasses {
  /// Nothing behind their content, unless told.
  static let clear: Set = [
    "UIView", "UILabel", "UIStackView", "UIButton", "UIControl", "UIImageView", "UIScrollView", "UITextField",
    "UISwitch",
    "UIActivityIndicatorView", "UITableViewHeaderFooterView", "UICollectionViewCell", "UICollectionReusableView",
    "UIPageControl",
  ]

  /// A background of the system's, where none is set.
  static let painted: Set = [
    "UITableView", "UICollectionView", "UITextView", "UITableViewCell", "UISearchBar", "UINavigationBar", "UIToolbar",
    "UITabBar",
    "UISegmentedControl", "UIDatePicker", "UIPickerView", "UITableViewController", "UICollectionViewController",
  ]

  /// No color of theirs is what the code says.
  static let opaque: Set = [
    "UIVisualEffectView", "MKMapView", "WKWebView", "MTKView", "AVPlayerView", "CAGradientLayer", "GradientView",
    "OtherConfiguration",
  ]

  static let appearances: Set = [
    "UINavigationBarAppearance", "UIBarAppearance", "UIToolbarAppearance", "UITabBarAppearance",
    "UIBarButtonItemAppearance",
  ]

  static func isKit(_ name: String) -> Bool {
    clear.contains(name) || painted.contains(name) || opaque.contains(name) || name == "UIViewController"
      || name == "NSObject" || name == "FilledConfiguration"
  }
}
