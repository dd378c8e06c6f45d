import ColorScience
import Testing
import ThemeModel

/// Colors that code sets on outlets, for the views in which a storyboard or xib nests them.
struct OutletJoinTests {
  private static func node(
    _ name: String, _ kind: String, in parent: Int?, paint: OutletTree.Fill = .unset, text: OutletTree.Fill = .unset,
    isOpaque: Bool = false
  ) -> OutletTree.Node {
    OutletTree.Node(
      name: name, kind: kind, parent: parent, background: paint, text: text, size: .init(), isOpaque: isOpaque,
      place: place)
  }

  private static let place = Place(file: "Main.storyboard", line: 7, column: 1)
  private static let outlets = "@IBOutlet weak var card: UIView!; @IBOutlet weak var title: UILabel!"

  struct Scene: Sendable, CustomTestStringConvertible {
    var name: String
    var nodes: [OutletTree.Node]
    var code: String
    var proven: Set<String> = []
    var likely: Set<String> = []

    var testDescription: String { name }
  }

  static let scenes = [
    Scene(
      name: "both colours of the code, nested by the file",
      nodes: [node("view", "UIView", in: nil), node("card", "UIView", in: 0), node("title", "UILabel", in: 1)],
      code:
        "view.backgroundColor = theme.colors.page; card.backgroundColor = theme.colors.card; title.textColor = theme.colors.text",
      proven: ["text on card"]),
    Scene(
      name: "the code's colour on the file's ground, through a view that only the file has",
      nodes: [
        node("view", "UIView", in: nil, paint: .color(.token("page"), place)), node("#a", "UIStackView", in: 0),
        node("title", "UILabel", in: 1),
      ],
      code: "title.textColor = theme.colors.text", proven: ["text on page"]),
    Scene(
      name: "the file's text on the code's ground",
      nodes: [
        node("view", "UIView", in: nil, paint: .color(.token("page"), place)),
        node("title", "UILabel", in: 0, text: .color(.token("text"), place)),
      ],
      code: "view.backgroundColor = theme.colors.card", proven: ["text on card"]),
    Scene(
      name: "a literal of the file is the ground",
      nodes: [
        node(
          "view", "UIView", in: nil,
          paint: .color(.init(.fixed(Color(.srgb, 1, 1, 1), text: "#FFFFFF"), opacity: 1), place)),
        node("title", "UILabel", in: 0),
      ],
      code: "title.textColor = theme.colors.text", likely: ["text on #FFFFFF"]),
    Scene(
      name: "a colour of the file that is not known lies between",
      nodes: [
        node("view", "UIView", in: nil, paint: .color(.token("page"), place)),
        node("#a", "UIView", in: 0, paint: .other(place)),
        node("title", "UILabel", in: 1),
      ],
      code: "title.textColor = theme.colors.text"),
    Scene(
      name: "an effect lies between",
      nodes: [
        node("view", "UIView", in: nil, paint: .color(.token("page"), place)),
        node("#a", "UIVisualEffectView", in: 0, isOpaque: true), node("title", "UILabel", in: 1),
      ],
      code: "title.textColor = theme.colors.text"),
    Scene(
      name: "a painted sibling before it may cover the ground",
      nodes: [
        node("view", "UIView", in: nil, paint: .color(.token("page"), place)),
        node("card", "UIView", in: 0, paint: .color(.token("card"), place)), node("title", "UILabel", in: 0),
      ],
      code: "title.textColor = theme.colors.text", likely: ["text on page"]),
    Scene(
      name: "a view of a class that is not read",
      nodes: [
        node("view", "UIView", in: nil, paint: .color(.token("page"), place)), node("#a", "GlowBox", in: 0),
        node("title", "UILabel", in: 1),
      ],
      code: "title.textColor = theme.colors.text", likely: ["text on page"]),
    Scene(
      name: "a label of the file without a colour",
      nodes: [node("view", "UIView", in: nil, paint: .color(.token("page"), place)), node("title", "UILabel", in: 0)],
      code: "mark = 1", likely: ["UIColor.label on page"]),
  ]

  @Test(arguments: scenes)
  func aSceneGivesItsPairsAndNoOthers(_ scene: Scene) {
    let seen = Self.seen(scene.code, [OutletTree(type: "Screen", nodes: scene.nodes)])
    #expect(seen.proven == scene.proven)
    #expect(seen.likely == scene.likely)
  }

  private static func seen(_ code: String, _ trees: [OutletTree]) -> Seen {
    Seen(
      "import UIKit\nfinal class Screen: UIViewController { \(outlets)\nfunc applyTheme() { \(code) } }",
      palette: false, outlets: trees)
  }

  @Test func ofTwoScenesOfOneClassNobodyKnowsWhichItIs() {
    let tree = OutletTree(
      type: "Screen",
      nodes: [
        Self.node("view", "UIView", in: nil, paint: .color(.token("page"), Self.place)),
        Self.node("title", "UILabel", in: 0),
      ])
    #expect(Self.seen("title.textColor = theme.colors.text", [tree]).proven == ["text on page"])
    #expect(Self.seen("title.textColor = theme.colors.text", [tree, tree]).all.isEmpty)
  }

  /// Without its file, an outlet's colors are unknown; with it, the place is the file's.
  @Test func anOutletHasNoDefaultOfItsOwn() {
    #expect(Self.seen("view.backgroundColor = theme.colors.page; view.addSubview(title)", []).all.isEmpty)
    let tree = OutletTree(
      type: "Screen",
      nodes: [
        Self.node("view", "UIView", in: nil, paint: .color(.token("page"), Self.place)),
        Self.node("title", "UILabel", in: 0),
      ])
    let seen = Self.seen("title.textColor = theme.colors.text", [tree])
    #expect(seen.first("text on page")?.sites.first?.background == Self.place)
    #expect(seen.coded == ["Screen.title"])
  }

  /// The colors in the file give way to what the superclass sets.
  @Test func outletsOfTheClassAboveAreItsToPaint() {
    func seen(_ code: String) -> Seen {
      Seen(
        """
        import UIKit
        class Base: UIViewController { \(Self.outlets)\nfunc applyTheme() { \(code) } }
        final class Screen: Base { func show() { mark = 1; view.isHidden = false } }
        """, palette: false,
        outlets: [
          OutletTree(
            type: "Screen",
            nodes: [
              Self.node("view", "UIView", in: nil, paint: .color(.token("page"), Self.place)),
              Self.node("title", "UILabel", in: 0, text: .color(.token("text"), Self.place)),
            ])
        ])
    }
    #expect(seen("mark = 1").proven == ["text on page"])
    #expect(!seen("title.textColor = theme.colors.warn").all.contains("text on page"))
    #expect(seen("title.textColor = theme.colors.warn").coded.contains("Screen.title"))
  }

  /// Each view of a collection lies where the file puts it, and has the color that code gives to all of them.
  @Test func aCollectionOfOutletsIsSeveralViews() {
    func seen(_ code: String) -> Seen {
      Seen(
        "import UIKit\nfinal class Screen: UIViewController { @IBOutlet var marks: [UILabel]!\nfunc applyTheme() { \(code) } }",
        palette: false,
        outlets: [
          OutletTree(
            type: "Screen",
            nodes: [
              Self.node("view", "UIView", in: nil, paint: .color(.token("page"), Self.place)),
              Self.node("#a", "UIView", in: 0, paint: .color(.token("card"), Self.place)),
              Self.node("marks[0]", "UILabel", in: 0, text: .color(.token("text"), Self.place)),
              Self.node("marks[1]", "UILabel", in: 1, text: .color(.token("muted"), Self.place)),
            ])
        ])
    }
    let alone = seen("mark = 1")
    #expect(alone.proven == ["muted on card"])
    #expect(alone.likely == ["text on page"], "the painted view before it may lie between")
    for loop in [
      "for mark in marks { mark.textColor = theme.colors.warn }", "marks.forEach { $0.textColor = theme.colors.warn }",
    ] {
      #expect(seen(loop).proven == ["warn on card"])
      #expect(seen(loop).likely == ["warn on page"])
      #expect(seen(loop).coded == ["Screen.marks"])
    }
  }
}
