/// What the views of UIKit paint by default.
enum KitClasses {
  /// Classes that paint nothing behind their content by default.
  static let clear: Set = [
    "UIView", "UILabel", "UIStackView", "UIButton", "UIControl", "UIImageView", "UIScrollView", "UITextField",
    "UISwitch",
    "UIActivityIndicatorView", "UITableViewHeaderFooterView", "UICollectionViewCell", "UICollectionReusableView",
    "UIPageControl",
  ]

  /// Classes that have a background of the system's by default.
  static let painted: Set = [
    "UITableView", "UICollectionView", "UITextView", "UITableViewCell", "UISearchBar", "UINavigationBar", "UIToolbar",
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

  static func isKit(_ name: String) -> Bool {
    clear.contains(name) || painted.contains(name) || opaque.contains(name) || name == "UIViewController"
      || name == "NSObject" || name == "FilledConfiguration"
  }
}
