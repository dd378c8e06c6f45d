import Testing
import ThemeModel
import ThemeReaders

struct InterfaceReaderTests {
  private static func seen(
    _ view: String, more: String = "", coded: Set<String> = [], classes: [String: ClassLook] = [:]
  ) -> [Sighting] {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Cell"><connections>\(more)</connections></placeholder>
          \(view)
        </objects>
        <resources><namedColor name="Ink"><color red="1" green="0" blue="0" alpha="1"/></namedColor></resources>
      </document>
      """
    let tokens = ["Ink", "Card", "Brand/Page"].map {
      Token(path: $0, values: [], place: Place(file: "a", line: 1, column: 1))
    }
    let system = ThemeSystem(name: "x", themes: [Theme(name: "x", tokens: tokens)])
    return InterfaceReader([SourceFile(name: "Cell.xib", bytes: Array(text.utf8))], of: [system])
      .sightings(coded: coded, classes: classes)
  }

  private static let label = #"<label id="l1"><color key="textColor" name="Ink"/></label>"#
  private static let card = #"<color key="backgroundColor" name="Card"/>"#

  @Test func theNearestPaintedViewCounts() {
    let seen = Self.seen(
      """
      <view id="c1"><subviews><view id="c2"><subviews>\(Self.label)</subviews>\(Self.card)</view></subviews>
        <color key="backgroundColor" name="Brand/Page"/></view>
      """)
    #expect(seen.count == 1)
    #expect(seen.first?.foreground == .token("Ink"))
    #expect(seen.first?.background == .token("Card"))
    #expect(seen.first?.certainty == .proven)
    #expect(seen.first?.sites.first?.foreground.line == 5)
  }

  @Test func clearViewsShowWhatIsBehind() {
    let seen = Self.seen(
      """
      <view id="c1"><subviews><view id="c2"><subviews>\(Self.label)</subviews>
        <color key="backgroundColor" white="0" alpha="0" colorSpace="calibratedWhite"/></view></subviews>\(Self.card)</view>
      """)
    #expect(seen.first?.background == .token("Card"))
  }

  @Test(arguments: [
    "<visualEffectView id=\"c1\"><subviews>\(label)</subviews>\(card)</visualEffectView>",
    "<view id=\"c1\"><subviews>\(label)</subviews><color key=\"backgroundColor\" systemColor=\"scrollViewTexturedBackgroundColor\"/></view>",
    "<view id=\"c1\"><subviews>\(label)</subviews><color key=\"backgroundColor\" white=\"0.5\" alpha=\"1\" colorSpace=\"custom\" customColorSpace=\"genericGamma22GrayColorSpace\"/></view>",
    "<view id=\"c1\"><subviews>\(label)</subviews></view>",
    "<view id=\"c1\"><subviews><tableView id=\"t\"><subviews>\(label)</subviews></tableView></subviews>\(card)</view>",
    "<view id=\"c1\"><subviews><textField id=\"t\" borderStyle=\"roundedRect\"><color key=\"textColor\" name=\"Ink\"/></textField></subviews>\(card)</view>",
    "<view id=\"c1\"><subviews>\(label)</subviews>\(card)",
  ])
  func whatIsNotKnownGivesNoPair(_ view: String) {
    #expect(Self.seen(view).isEmpty)
  }

  /// A literal and a color of the system beside a token, but where code may have taken its place.
  @Test func literalsAndTheSystemsColorsAreKnown() {
    func view(_ ground: String, id: String = "", label: String = Self.label) -> String {
      "<view id=\"c1\" \(id)><subviews>\(label)</subviews><color key=\"backgroundColor\" \(ground)/></view>"
    }
    let white = #"white="1" alpha="1" colorSpace="calibratedWhite""#
    #expect(Self.seen(view(white)).map(\.background?.words) == ["#FFFFFF"])
    #expect(Self.seen(view(white)).map(\.certainty) == [.proven])
    #expect(Self.seen(view(white, id: "customClass=\"Glow\"")).isEmpty)
    let red = #"red="1" green="0" blue="0" alpha="0.5" colorSpace="custom" customColorSpace="sRGB""#
    #expect(Self.seen(view(red)).map(\.background?.words) == ["#FF0000 at 50%"])
    let page = Self.seen(view(#"systemColor="systemBackgroundColor""#))
    #expect(page.map(\.contexts) == [[:]])
    #expect(page.map(\.certainty) == [.proven])
    let ink = #"<label id="l1"><color key="textColor" systemColor="secondaryLabelColor"/></label>"#
    #expect(Self.seen(view(#"name="Card""#, label: ink)).map(\.foreground.words) == ["secondaryLabelColor"])
    #expect(Self.seen(view(white, label: ink)).isEmpty)
  }

  /// What runtime attributes set comes after the element's own.
  @Test func runtimeAttributesWin() {
    func attribute(_ key: String) -> String {
      """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="color" keyPath="\(key)"><color key="value" name="Brand/Page"/>
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      """
    }
    func ground(_ key: String) -> [String?] {
      Self.seen("<view id=\"c1\"><subviews>\(Self.label)</subviews>\(Self.card)\(attribute(key))</view>").map {
        $0.background?.token
      }
    }
    #expect(ground("backgroundColor") == ["Brand/Page"])
    #expect(ground("shadeColor") == ["Card"])
  }

  /// A sibling that stands before the view and has the container's size lies behind it; a picture hides what is known.
  @Test func aSiblingPinnedToAllEdgesLiesBehind() {
    let edges = ["leading", "trailing", "top", "bottom"]
    func seen(_ edges: [String], _ kind: String = "view", constant: String = "") -> [Sighting] {
      let constraints = edges.map { edge in
        edge == "bottom" || edge == "trailing"
          ? #"<constraint firstAttribute="\#(edge)" secondItem="r" secondAttribute="\#(edge)" \#(constant) id="\#(edge)"/>"#
          : #"<constraint firstItem="r" firstAttribute="\#(edge)" secondItem="c1" secondAttribute="\#(edge)" id="\#(edge)"/>"#
      }.joined()
      return Self.seen(
        """
        <view id="c1"><subviews><\(kind) id="r">\(Self.card)</\(kind)>\(Self.label)</subviews>
          <color key="backgroundColor" name="Brand/Page"/><constraints>\(constraints)</constraints></view>
        """)
    }
    let pinned = seen(edges)
    #expect(pinned.map(\.background) == [.token("Card")])
    #expect(
      pinned.first?.certainty == .likely("the view before it in the file, which has its size, lies behind it"))
    #expect(seen(edges, "imageView").isEmpty)
    for other in [seen(edges.dropLast()), seen(edges, constant: #"constant="16""#)] {
      #expect(other.map(\.background) == [.token("Brand/Page")])
      #expect(other.first?.certainty == .likely("the view before it in the file does not lie between"))
    }
  }

  /// What a class does with its view is in its code.
  @Test func classesThatWereReadPaintOrDoNot() {
    let glow = "<view id=\"c1\" customClass=\"GlowView\"><subviews>\(Self.label)</subviews>\(Self.card)</view>"
    #expect(Self.seen(glow, classes: ["GlowView": .paints]).isEmpty)
    #expect(Self.seen(glow, classes: ["GlowView": .plain]).map(\.certainty) == [.proven])
  }

  @Test func aClassOrAnOutletMayPaintAnew() {
    let glow = Self.seen(
      "<view id=\"c1\" customClass=\"GlowView\"><subviews>\(Self.label)</subviews>\(Self.card)</view>")
    #expect(glow.first?.certainty == .likely("`GlowView` leaves its colours as the file has them"))
    let outlet = Self.seen(
      "<view id=\"c1\"><subviews>\(Self.label)</subviews>\(Self.card)</view>",
      more: #"<outlet property="title" destination="l1" id="o"/>"#)
    #expect(outlet.first?.certainty == .likely("no code sets the colours of `title`"))
  }

  @Test func aDimmedViewDimsWhatLiesInIt() {
    let inner = "<view id=\"c2\" alpha=\"0.5\"><subviews>\(Self.label)</subviews></view>"
    let seen = Self.seen("<view id=\"c1\"><subviews>\(inner)</subviews>\(Self.card)</view>")
    #expect(seen.map(\.foreground) == [.token("Ink", opacity: 0.5)])
    #expect(seen.first?.background == .token("Card"))
    let hidden = inner.replacingOccurrences(of: "0.5", with: "0")
    #expect(Self.seen("<view id=\"c1\"><subviews>\(hidden)</subviews>\(Self.card)</view>").isEmpty)
    let together = Self.seen("<view id=\"c1\" alpha=\"0.5\"><subviews>\(Self.label)</subviews>\(Self.card)</view>")
    #expect(together.map(\.ground) == [.unknown("a view of the file is dimmed together with its background")])
  }

  @Test func titlesOfButtonsHaveStates() {
    let seen = Self.seen(
      """
      <view id="c1"><subviews><button id="b1"><state key="normal" title="a"><color key="titleColor" name="Ink"/></state>
        <state key="disabled"><color key="titleColor" name="Brand/Page"/></state></button></subviews>\(Self.card)</view>
      """)
    #expect(Set(seen.map(\.element)) == [.text(.init()), .disabled])
  }

  @Test(arguments: [
    "", "<", "<a", "<a b", "<a b=", "<a b=\"c", "</a>", "<a></a></a>", "<!--", "<a><![CDATA[", "\u{FEFF}<document>",
  ])
  func brokenFilesGiveNothing(_ text: String) {
    #expect(InterfaceReader([SourceFile(name: "A.xib", bytes: Array(text.utf8))], of: []).sightings().isEmpty)
  }

  private static let scene = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"><scenes><scene><objects>
      <viewController id="c" customClass="Screen"><view key="view" id="v"><subviews>
        <view id="b" alpha="0.5"><subviews><label id="l"><color key="textColor" name="Ink"/></label></subviews></view>
        <stackView id="s"><subviews><button id="k" customClass="Round"><state key="normal"><color key="titleColor" red="1" green="0" blue="0" alpha="1"/></state></button></subviews></stackView>
        </subviews><color key="backgroundColor" name="Card"/></view>
        <connections><outlet property="title" destination="l"/><outlet property="go" destination="k"/></connections>
      </viewController></objects></scene></scenes></document>
    """

  @Test func classesHaveTheirOutletsWithWhatLiesBetween() throws {
    let tokens = ["Ink", "Card"].map { Token(path: $0, values: [], place: Place(file: "a", line: 1, column: 1)) }
    let systems = [ThemeSystem(name: "x", themes: [Theme(name: "x", tokens: tokens)])]
    let file = SourceFile(name: "Main.storyboard", bytes: Array(Self.scene.utf8))
    let tree = try #require(InterfaceReader([file], of: systems).outlets().first)
    #expect(tree.type == "Screen")
    #expect(
      tree.nodes.map { "\($0.name) \($0.kind) \($0.parent.map(String.init) ?? "-")" } == [
        "view UIView -", "#b UIView 0", "title UILabel 1", "#s UIStackView 0", "go Round 3",
      ])
    #expect(tree.nodes.map(\.isOpaque) == [false, false, false, false, false])
    #expect(tree.nodes.map(\.alpha) == [1, 0.5, 1, 1, 1])
    guard case .color(let card, _) = tree.nodes[0].background, case .color(let ink, _) = tree.nodes[2].text,
      card == .token("Card"), ink == .token("Ink"), case .other = tree.nodes[4].text
    else { return #expect(Bool(false), "\(tree)") }
  }

  /// A color that code sets on an outlet is not the one in the file.
  @Test func whatCodeColorsIsTheCodes() {
    let view = """
      <view id="c1"><subviews>\(Self.label)</subviews>\(Self.card)</view>
      """
    let outlet = #"<outlet property="title" destination="l1"/>"#
    #expect(Self.seen(view, more: outlet).count == 1)
    #expect(Self.seen(view, more: outlet, coded: ["Cell.title"]).isEmpty)
    #expect(Self.seen(view, more: outlet, coded: ["Other.title"]).count == 1)
  }

  /// A view that loads a file by itself is its owner. Each view in an outlet collection is a view of its own.
  @Test func aViewThatLoadsItsFileKnowsItsOutlets() {
    func trees(_ connection: String) -> [OutletTree] {
      let text = """
        <document><objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Banner"><connections>\(connection)</connections></placeholder>
          <view id="c1"><subviews>\(Self.label)<label id="l2"/></subviews>\(Self.card)</view>
        </objects></document>
        """
      let tokens = ["Ink", "Card"].map { Token(path: $0, values: [], place: Place(file: "a", line: 1, column: 1)) }
      let system = ThemeSystem(name: "x", themes: [Theme(name: "x", tokens: tokens)])
      return InterfaceReader([SourceFile(name: "Banner.xib", bytes: Array(text.utf8))], of: [system]).outlets()
    }
    #expect(trees("").isEmpty)
    let one = trees(#"<outlet property="title" destination="l1" id="o1"/>"#)
    #expect(one.first?.nodes.map(\.name) == ["#root", "title", "#l2"])
    let several = trees(
      #"<outletCollection property="rows" destination="l1" id="o1"/><outletCollection property="rows" destination="l2" id="o2"/>"#
    )
    #expect(several.first?.nodes.map(\.name) == ["#root", "rows[0]", "rows[1]"])
  }

  private static func pairs(_ view: String, coded: Set<String> = [], classes: [String: ClassLook] = [:]) -> Set<String>
  {
    Set(
      seen(view, coded: coded, classes: classes).map { one in
        let step = one.certainty == .proven ? "" : "likely "
        return "\(step)\(one.foreground.token ?? "?") on \(one.background?.token ?? "?")"
      })
  }

  private static func page(_ inner: String, more: String = "") -> String {
    "<view id=\"c1\"><subviews>\(inner)</subviews>\(more)<color key=\"backgroundColor\" name=\"Brand/Page\"/></view>"
  }

  private static let title = #"<color key="titleColor" name="Ink"/>"#

  @Test(arguments: [
    ("<imageView id=\"i\" image=\"p\"><subviews>\(label)</subviews></imageView>", []),
    ("<button id=\"b\">\(card)<state key=\"normal\" title=\"a\" backgroundImage=\"p\">\(title)</state></button>", []),
    ("<button id=\"b\"><state key=\"normal\" image=\"p\">\(title)</state></button>", []),
    (
      "<button id=\"b\"><state key=\"normal\" title=\"a\">\(title)</state><buttonConfiguration key=\"configuration\" style=\"filled\"/></button>",
      []
    ),
    (
      "<button id=\"b\"><state key=\"normal\" title=\"a\">\(title)</state><buttonConfiguration key=\"configuration\" style=\"plain\"/></button>",
      ["likely Ink on Brand/Page"]
    ),
    (
      "<button id=\"b\"><buttonConfiguration key=\"configuration\" style=\"filled\"><color key=\"baseForegroundColor\" name=\"Ink\"/><color key=\"baseBackgroundColor\" name=\"Card\"/></buttonConfiguration></button>",
      ["Ink on Card"]
    ),
    (
      "<button id=\"b\" buttonType=\"system\"><color key=\"tintColor\" name=\"Ink\"/><state key=\"normal\" title=\"a\"/></button>",
      ["Ink on Brand/Page"]
    ),
    (
      "<button id=\"b\" buttonType=\"custom\"><color key=\"tintColor\" name=\"Ink\"/><state key=\"normal\" title=\"a\"/></button>",
      []
    ),
    (
      "<imageView id=\"i\" image=\"star\" catalog=\"system\"><color key=\"tintColor\" name=\"Ink\"/></imageView>",
      ["Ink on Brand/Page"]
    ),
    (
      "<label id=\"l\"><attributedString key=\"attributedText\"><fragment content=\"a\"><attributes><color key=\"NSColor\" name=\"Ink\"/></attributes></fragment></attributedString><color key=\"textColor\" name=\"Card\"/></label>",
      ["likely Ink on Brand/Page"]
    ),
  ])
  func textsButtonsAndImages(_ view: String, _ expected: [String]) {
    #expect(Self.pairs(Self.page(view)) == Set(expected))
  }

  @Test func whatMayCoverTheText() {
    let constraints = ["top", "bottom", "leading", "trailing"].map {
      "<constraint firstItem=\"dim\" firstAttribute=\"\($0)\" secondItem=\"c1\" secondAttribute=\"\($0)\"/>"
    }
    let pinned = "<constraints>\(constraints.joined())</constraints>"
    #expect(
      Self.pairs(Self.page(Self.label + "<view id=\"dim\">\(Self.card)</view>", more: pinned)) == [
        "likely Ink on Brand/Page"
      ])
    let unread = "<view id=\"x\" customClass=\"Glow\"/>"
    #expect(Self.pairs(Self.page(unread + Self.label)) == ["likely Ink on Brand/Page"])
    #expect(Self.pairs(Self.page(unread + Self.label), classes: ["Glow": .plain]) == ["Ink on Brand/Page"])
    let attribute = """
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="color" keyPath="layer.backgroundUIColor">
        <color key="value" name="Card"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      """
    #expect(Self.pairs(Self.page(Self.label, more: attribute)) == ["likely Ink on Brand/Page"])
  }

  @Test func cells() {
    func cell(_ inside: String, _ outside: String, _ attributes: String = "") -> String {
      "<tableViewCell id=\"c1\"\(attributes)><tableViewCellContentView key=\"contentView\" id=\"cc\"><subviews>\(Self.label)</subviews>\(inside)</tableViewCellContentView>\(outside)</tableViewCell>"
    }
    #expect(Self.pairs(cell("", Self.card)) == ["Ink on Card"])
    #expect(Self.pairs(cell(Self.card, "")) == ["Ink on Card"])
    let coded = cell(Self.card, "", " customClass=\"Row\"")
    #expect(Self.pairs(coded, classes: ["Row": .plain]) == ["Ink on Card"])
    #expect(Self.pairs(coded, coded: ["Row.contentView"], classes: ["Row": .plain]).isEmpty)
  }

  /// Nothing gives a text to a label that no code knows.
  @Test func aLabelWithoutATextShowsNothing() {
    func seen(_ attributes: String, inside: String = "", more: String = "") -> [Sighting] {
      Self.seen(
        """
        <view id="c1"><subviews><label id="l1" \(attributes)><color key="textColor" name="Ink"/>\(inside)</label></subviews>
          \(Self.card)</view>
        """, more: more)
    }
    #expect(seen(#"text="""#).isEmpty)
    #expect(seen(#"text="Title""#).count == 1)
    #expect(seen("").count == 1)
    #expect(seen(#"text="" customClass="Title""#).count == 1)
    #expect(seen(#"text="" tag="5""#).count == 1)
    #expect(seen(#"text="" tag="0""#).isEmpty)
    #expect(seen(#"text="""#, more: #"<cell textLabel="l1"/>"#).count == 1)
    #expect(seen(#"text="""#, more: #"<constraint firstItem="l1"/>"#).isEmpty)
    #expect(seen(#"text="""#, inside: "<userDefinedRuntimeAttributes/>").count == 1)
    #expect(seen(#"text="""#, more: #"<outlet property="title" destination="l1" id="o1"/>"#).count == 1)
  }

  /// A name that no color has is no reason to pass over the pair.
  @Test func aMissingColorIsNotKnown() {
    let missing = Sighting.DrawnColor(.unread(name: "Gone", .missing))
    let text = Self.seen(
      """
      <view id="c1"><subviews><label id="l1"><color key="textColor" name="Gone"/></label></subviews>\(Self.card)</view>
      """)
    #expect(text.map(\.foreground) == [missing])
    #expect(text.first?.background == .token("Card"))
    let ground = Self.seen(
      """
      <view id="c1"><subviews>\(Self.label)</subviews><color key="backgroundColor" name="Gone"/></view>
      """)
    #expect(ground.map(\.foreground) == [.token("Ink")])
    #expect(ground.first?.background == missing)
  }

  @Test(arguments: ["", "<document><objects>", "<<<<<<< HEAD\n<document/>\n=======\n", "version https://git-lfs\n"])
  func aFileThatIsNoXMLIsAnError(_ text: String) {
    let reader = InterfaceReader([SourceFile(name: "Cell.xib", bytes: Array(text.utf8))], of: [])
    #expect(reader.diagnostics.map(\.severity) == [.error])
    #expect(reader.diagnostics.first?.place?.file == "Cell.xib")
  }

  @Test func aCompiledFileIsNone() {
    let reader = InterfaceReader([SourceFile(name: "Cell.xib", bytes: Array("bplist00".utf8) + [0, 1])], of: [])
    #expect(reader.diagnostics.isEmpty)
  }
}
