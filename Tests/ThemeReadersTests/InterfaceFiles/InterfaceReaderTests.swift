import Testing
import ThemeModel
import ThemeReaders

struct InterfaceReaderTests {
  private static func seen(_ view: String, more: String = "") -> [Sighting] {
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
    return InterfaceReader.sightings(in: [SourceFile(name: "Cell.xib", bytes: Array(text.utf8))], of: [system])
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
    #expect(InterfaceReader.sightings(in: [SourceFile(name: "A.xib", bytes: Array(text.utf8))], of: []).isEmpty)
  }
}
