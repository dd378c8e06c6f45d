import Testing

/// What may lie between a text and the background that code sets, or hide one of them. Any other proven pair is wrong.
struct UIKitCoversTests {
  private static let title = "let title = UILabel(); func setup() { addSubview(title) }"
  private static let onPage = "backgroundColor = theme.colors.page; title.textColor = theme.colors.text"
  private static let inBox =
    "let box = Box(); let title = UILabel(); func setup() { addSubview(box); box.addSubview(title) }"

  private static func edges(_ view: String) -> String {
    let edges = ["top", "bottom", "leading", "trailing"].map {
      "\(view).\($0)Anchor.constraint(equalTo: \($0)Anchor)"
    }
    return "NSLayoutConstraint.activate([\(edges.joined(separator: ", "))])"
  }

  static let pictures: [KitShape] = [
    KitShape(
      name: "a picture around the text",
      members:
        "let photo = UIImageView(); let title = UILabel(); func setup() { addSubview(photo); photo.addSubview(title) }",
      code: "photo.backgroundColor = theme.colors.card; \(onPage)"),
    KitShape(
      name: "a picture before the text",
      members:
        "let photo = UIImageView(); let title = UILabel(); func setup() { addSubview(photo); addSubview(title) }",
      code: "photo.frame = bounds; \(onPage)", likely: ["text on page"]),
    KitShape(
      name: "a picture that constraints hold to all edges",
      members:
        "let photo = UIImageView(); let title = UILabel(); func setup() { addSubview(photo); addSubview(title); \(edges("photo")) }",
      code: onPage),
    KitShape(
      name: "a painted view that constraints hold to all edges is the ground",
      members:
        "let back = UIView(); let title = UILabel(); func setup() { addSubview(back); addSubview(title); \(edges("back")) }",
      code: "back.backgroundColor = theme.colors.card; \(onPage)", likely: ["text on card"]),
    KitShape(
      name: "a small icon before the text",
      members: """
        let mark = UIImageView(); let title = UILabel()
        func setup() { addSubview(mark); addSubview(title); mark.widthAnchor.constraint(equalToConstant: 24).isActive = true }
        """, code: onPage, proven: ["text on page"]),
    KitShape(
      name: "a painted view above the text",
      members: """
        let back = UIView(); let title = UILabel()
        func setup() { addSubview(back); addSubview(title); title.topAnchor.constraint(equalTo: back.bottomAnchor).isActive = true }
        """, code: "back.backgroundColor = theme.colors.card; \(onPage)", proven: ["text on page"]),
    KitShape(
      name: "a painted view that reaches into the text",
      members: """
        let back = UIView(); let title = UILabel()
        func setup() { addSubview(back); addSubview(title)
          title.topAnchor.constraint(equalTo: back.bottomAnchor, constant: -20).isActive = true }
        """, code: "back.backgroundColor = theme.colors.card; \(onPage)", likely: ["text on page"]),
    KitShape(
      name: "a table before the text",
      members:
        "let table = UITableView(); let title = UILabel(); func setup() { addSubview(table); addSubview(title) }",
      code: onPage, likely: ["text on page"]),
    KitShape(
      name: "a picture in the view before the text",
      members: """
        let box = UIView(); let photo = UIImageView(); let title = UILabel()
        func setup() { addSubview(box); box.addSubview(photo); addSubview(title) }
        """, code: onPage, likely: ["text on page"]),
    KitShape(
      name: "a veil over a picture",
      members: """
        let photo = UIImageView(); let veil = UIView(); let title = UILabel()
        func setup() { addSubview(photo); photo.addSubview(veil); veil.addSubview(title) }
        """, code: "veil.backgroundColor = UIColor.black.withAlphaComponent(0.5); \(onPage)",
      likely: ["text on nothing"]),
    KitShape(
      name: "a picture in a stack that the stack does not arrange",
      members: """
        let stack = UIStackView(); let photo = UIImageView(); let title = UILabel()
        func setup() { addSubview(stack); stack.addSubview(photo); stack.addArrangedSubview(title) }
        """, code: onPage, likely: ["text on page"]),
  ]

  static let classes: [KitShape] = [
    KitShape(
      name: "a class that adds a gradient", members: inBox, code: "box.backgroundColor = theme.colors.card; \(onPage)",
      more: "final class Box: UIView { let glow = CAGradientLayer(); func setup() { layer.addSublayer(glow) } }"),
    KitShape(
      name: "a class with a layer's contents", members: inBox,
      code: "box.backgroundColor = theme.colors.card; \(onPage)",
      more: "final class Box: UIView { func show() { layer.contents = picture.cgImage } }"),
    KitShape(
      name: "a class with views of its own", members: inBox, code: onPage, likely: ["text on page"],
      more: "final class Box: UIView { let photo = UIImageView(); func setup() { addSubview(photo) } }"),
    KitShape(
      name: "a class that paints itself when it is made", members: inBox, code: onPage, proven: ["text on card"],
      more: """
        final class Box: UIView {
          override init(frame: CGRect) { super.init(frame: frame); backgroundColor = theme.colors.card }
        }
        """),
    KitShape(
      name: "a superclass that is not read", members: title, code: onPage, likely: ["text on page"],
      parent: "MysteryView"),
    KitShape(
      name: "code of an extension that adds a gradient", members: title, code: "\(onPage); addGlow()",
      more: "extension UIView { func addGlow() { let one = CAGradientLayer(); layer.insertSublayer(one, at: 0) } }"),
    KitShape(
      name: "a call on the view that is not read", members: title, code: "\(onPage); applyPattern(1)",
      proven: ["text on page"]),
    KitShape(
      name: "a call on the view that may paint", members: title, code: "\(onPage); applyGradient(1)",
      likely: ["text on page"]),
    KitShape(
      name: "calls that leave colours", members: title,
      code: "\(onPage); title.setContentHuggingPriority(.required, for: .vertical); title.pinToTop(); setNeedsLayout()",
      proven: ["text on page"]),
  ]

  static let states: [KitShape] = [
    KitShape(name: "a label that is never drawn", members: title, code: "\(onPage); title.alpha = 0"),
    KitShape(
      name: "a view around that is never drawn",
      members: "let box = UIView(); let title = UILabel(); func setup() { addSubview(box); box.addSubview(title) }",
      code: "\(onPage); box.alpha = 0"),
    KitShape(
      name: "a field with a frame has the system's background",
      members: "let field = UITextField(); func setup() { addSubview(field); field.borderStyle = .roundedRect }",
      code: "backgroundColor = theme.colors.page; field.textColor = theme.colors.text"),
    KitShape(
      name: "a button's label is the button's to colour", members: "let button = UIButton()",
      code: "button.backgroundColor = theme.colors.card; button.titleLabel?.textColor = theme.colors.text",
      likely: ["text on card"]),
    KitShape(
      name: "a title colour is shown, not that of the label", members: "let button = UIButton()",
      code: """
        button.backgroundColor = theme.colors.card; button.titleLabel?.textColor = theme.colors.text
        button.setTitleColor(theme.colors.onAccent, for: .normal)
        """, proven: ["onAccent on card"]),
    KitShape(
      name: "a button without a title shows no title", members: "let button = UIButton()",
      code: """
        button.backgroundColor = theme.colors.card; button.setImage(picture, for: .normal)
        button.setTitleColor(theme.colors.onAccent, for: .normal)
        """),
    KitShape(
      name: "an image with a colour of its own",
      members: "let mark = UIImageView(); func setup() { addSubview(mark) }",
      code: """
        backgroundColor = theme.colors.page; mark.tintColor = theme.colors.text
        mark.image = UIImage(systemName: "x")?.withTintColor(theme.colors.icon, renderingMode: .alwaysOriginal)
        """, proven: ["icon on page"]),
    KitShape(
      name: "the tint of a view around a symbol",
      members: "let mark = UIImageView(image: UIImage(systemName: \"x\")); func setup() { addSubview(mark) }",
      code: "backgroundColor = theme.colors.page; tintColor = theme.colors.icon", proven: ["icon on page"]),
    KitShape(
      name: "a colour configuration wins in any order", members: title,
      code: """
        var look = UIBackgroundConfiguration.clear(); look.backgroundColor = theme.colors.card
        backgroundConfiguration = look; \(onPage)
        """, proven: ["text on card"], parent: "UICollectionViewCell"),
    KitShape(
      name: "a bar that is configured anew", members: "",
      code: """
        let bar = UINavigationBarAppearance(); bar.backgroundColor = theme.colors.card
        bar.titleTextAttributes = [.foregroundColor: theme.colors.text]; bar.configureWithOpaqueBackground()
        """),
    KitShape(
      name: "a value that changes between two conditions", members: "\(title); var failed = false",
      code: """
        title.textColor = failed ? theme.colors.text : theme.colors.muted; failed.toggle()
        backgroundColor = failed ? theme.colors.page : theme.colors.card
        """, likely: ["text on page", "text on card", "muted on page", "muted on card"]),
    KitShape(
      name: "a label that is added in one branch", members: "let title = UILabel()",
      code: """
        if failed { addSubview(title) }
        backgroundColor = failed ? theme.colors.page : theme.colors.card; title.textColor = theme.colors.text
        """, proven: ["text on page"]),
    KitShape(
      name: "what runs at the end of the function", members: title,
      code: "defer { backgroundColor = theme.colors.card }; \(onPage)", proven: ["text on card"]),
    KitShape(
      name: "a constant that branches set", members: title,
      code: """
        let ink: UIColor; let ground: UIColor
        if failed { ink = theme.colors.text; ground = theme.colors.page } else {
          ink = theme.colors.muted; ground = theme.colors.card }
        title.textColor = ink; backgroundColor = ground
        """, proven: ["text on page", "muted on card"]),
    KitShape(
      name: "constants of a tuple", members: title,
      code: """
        let (ink, ground) = failed ? (theme.colors.text, theme.colors.page) : (theme.colors.muted, theme.colors.card)
        title.textColor = ink; backgroundColor = ground
        """, proven: ["text on page", "muted on card"]),
  ]

  static let order: [KitShape] = [
    KitShape(
      name: "two functions of the set-up add a picture and the text",
      members:
        "let photo = UIImageView(); let title = UILabel(); func setupText() { addSubview(title) }; func setupView() { addSubview(photo) }",
      code: onPage, likely: ["text on page"]),
    KitShape(
      name: "a picture that is shown later",
      members:
        "let photo = UIImageView(); let title = UILabel(); func setup() { addSubview(title) }; func show() { addSubview(photo) }",
      code: onPage, proven: ["text on page"]),
    KitShape(
      name: "a picture right above another view",
      members: """
        let box = UIView(); let photo = UIImageView(); let title = UILabel()
        func setup() { addSubview(box); addSubview(title); insertSubview(photo, aboveSubview: box) }
        """, code: onPage, likely: ["text on page"]),
    KitShape(
      name: "a text that is brought to the front",
      members: """
        let photo = UIImageView(); let title = UILabel()
        func setup() { addSubview(title); addSubview(photo); bringSubviewToFront(title) }
        """, code: onPage, likely: ["text on page"]),
    KitShape(
      name: "a closure that is given the view", members: title,
      code: "\(onPage); with(self) { $0.backgroundColor = theme.colors.card }", proven: ["text on card"]),
    KitShape(
      name: "a function within the function", members: title,
      code: "func paint() { backgroundColor = theme.colors.card }; \(onPage); paint()", proven: ["text on card"]),
    KitShape(
      name: "a configuration that begins anew", members: "let button = UIButton()",
      code: """
        var look = UIButton.Configuration.filled(); look.baseBackgroundColor = theme.colors.accent
        look.baseForegroundColor = theme.colors.onAccent; look = .plain(); button.configuration = look
        """),
    KitShape(
      name: "an image that is a symbol in one branch",
      members: "let mark = UIImageView(); func setup() { addSubview(mark) }",
      code: """
        mark.image = failed ? UIImage(systemName: "x") : UIImage(named: "photo")
        backgroundColor = theme.colors.page; mark.tintColor = theme.colors.icon
        """, likely: ["icon on page"]),
    KitShape(
      name: "a picture that the superclass adds", members: title, code: onPage, likely: ["text on page"],
      parent: "Base",
      more: "class Base: UIView { let photo = UIImageView(); func build() { addSubview(photo) } }"),
    KitShape(
      name: "a loop over all subviews that paints", members: title,
      code: "\(onPage); subviews.forEach { $0.tintColor = nil; $0.backgroundColor = theme.colors.card }",
      likely: ["text on page"]),
    KitShape(
      name: "an attributed title has its own colour", members: "let button = UIButton()",
      code: """
        button.backgroundColor = theme.colors.card; button.setTitleColor(theme.colors.onAccent, for: .normal)
        button.setAttributedTitle(NSAttributedString(string: "a", attributes: [.foregroundColor: theme.colors.text]), for: .normal)
        """, proven: ["text on card"]),
    KitShape(
      name: "names that stand for each other", members: title,
      code: "var one = title; let other = one; one = other; one.paint(); \(onPage)", proven: ["text on page"]),
  ]

  @Test(arguments: pictures + classes + states + order)
  func aShapeGivesItsPairsAndNoOthers(_ shape: KitShape) {
    let seen = Seen(
      """
      import UIKit
      \(shape.more)
      final class V: \(shape.parent) {
        \(shape.members)
        func applyTheme(theme: Theme) { \(shape.code) }
      }
      """, palette: false)
    #expect(seen.proven == shape.proven)
    #expect(seen.likely == shape.likely)
  }
}
