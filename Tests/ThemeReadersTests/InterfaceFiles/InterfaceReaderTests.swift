import Testing
import ThemeModel
import ThemeReaders

struct InterfaceReaderTests {
  private static func seen(_ view: String, more: String = "", coded: Set<String> = []) -> [Sighting] {
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
      .sightings(coded: coded)
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
    "<view id=\"c1\"><subviews>\(label)</subviews><color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/></view>",
    "<view id=\"c1\"><subviews>\(label)</subviews></view>",
    "<view id=\"c1\"><subviews><tableView id=\"t\"><subviews>\(label)</subviews></tableView></subviews>\(card)</view>",
    "<view id=\"c1\"><subviews><textField id=\"t\" borderStyle=\"roundedRect\"><color key=\"textColor\" name=\"Ink\"/></textField></subviews>\(card)</view>",
    "<view id=\"c1\"><subviews>\(label)</subviews>\(card)",
  ])
  func whatIsNotKnownGivesNoPair(_ view: String) {
    #expect(Self.seen(view).isEmpty)
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
      <view id="c1"><subviews><button id="b1"><state key="normal"><color key="titleColor" name="Ink"/></state>
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
    guard case .token("Card", _) = tree.nodes[0].background, case .token("Ink", _) = tree.nodes[2].text,
      case .other = tree.nodes[4].text
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
}
