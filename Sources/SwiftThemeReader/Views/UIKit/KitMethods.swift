import ThemeModel

/// Functions of UIKit, and of libraries for layout, that leave the colors of views as they are.
enum KitMethods {
  static func leavesColors(_ name: String) -> Bool {
    if exact.contains(name) { return true }
    let plain = name.lowercased()
    return words.contains { TextSearch.contains(plain, $0) } && !mayPaint(name)
  }

  private static let stylingWords = [
    "style", "styling", "theme", "color", "colour", "appearance", "paint", "decorate", "skin", "gradient", "glow",
    "tint", "background", "blur", "shimmer", "skeleton", "render", "dress", "customi", "shade",
  ]

  /// Returns whether the name of a function says that it may set colors.
  static func mayPaint(_ name: String) -> Bool {
    let plain = name.lowercased()
    return stylingWords.contains { TextSearch.contains(plain, $0) }
  }

  private static let exact: Set = [
    "setTitle", "setImage", "setNeedsDisplay", "sizeToFit", "setEditing", "setOn", "setProgress", "setItems",
    "setValue",
    "draw", "present", "dismiss", "show", "forEach", "map", "point", "hitTest", "convert", "becomeFirstResponder",
    "resignFirstResponder", "endEditing", "prepareForReuse", "awakeFromNib", "didMoveToWindow", "didMoveToSuperview",
    "startAnimating", "stopAnimating", "viewWithTag", "isDescendant", "didMove", "willMove", "sendActions", "setDate",
    "setViewControllers", "pushViewController", "popViewController", "performBatchUpdates", "setTabBarItem",
    "setDelegate", "setDataSource", "viewDidLoad", "viewWillAppear", "viewDidAppear", "toggle", "append", "store",
    "sink", "subscribe", "bind", "drive", "contains", "first", "observe", "snapshotView", "exchangeSubview",
    "beginUpdates", "endUpdates", "flashScrollIndicators", "indexPath", "cellForRow", "cellForItem", "reset",
  ]

  private static let words = [
    "layout", "constrain", "anchor", "pin", "edge", "align", "center", "size", "width", "height", "corner", "round",
    "shadow", "accessib", "priority", "hugging", "margin", "inset", "spacing", "gesture", "target", "action",
    "interaction", "register", "dequeue", "reload", "insert", "delete", "remove", "scroll", "select", "subview",
    "supplementary", "arranged", "focus", "superview", "child", "animat", "offset", "segue", "frame",
    "keyboard", "toolbaritems", "barbutton", "observer", "controller",
  ]
}
