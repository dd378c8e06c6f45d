import Testing
import ThemeModel
import ThemeReaders

/// The color of a button's title is shown where the button has one, and views that code takes away are not.
struct ButtonTitlesTests {
  private static let ink = #"<color key="titleColor" name="Ink"/>"#
  private static let symbol =
    #"<imageReference key="image" image="touchid" catalog="system" renderingMode="template"/>"#

  /// The pairs of a button on a card, with what they are.
  private static func pairs(_ button: String, more: String = "", removed: Set<String> = []) -> Set<String> {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Cell"><connections>\(more)</connections></placeholder>
        <view id="c1"><subviews><stackView id="s1"><subviews>\(button)</subviews></stackView></subviews>
          <color key="backgroundColor" name="Card"/></view>
      </objects></document>
      """
    let tokens = ["Ink", "Card"].map { Token(path: $0, values: [], place: Place(file: "a", line: 1, column: 1)) }
    let system = ThemeSystem(name: "x", themes: [Theme(name: "x", tokens: tokens)])
    let seen = InterfaceReader([SourceFile(name: "Cell.xib", bytes: Array(text.utf8))], of: [system])
      .sightings(removed: removed)
    return Set(
      seen.map { one in
        let what = if case .text = one.element { "text" } else { "\(one.element)" }
        return what + (one.certainty == .proven ? "" : ", likely")
      })
  }

  @Test(arguments: [
    "<button id=\"b\"><state key=\"normal\" image=\"p\">\(ink)</state></button>",
    "<button id=\"b\"><state key=\"normal\">\(ink)\(symbol)</state></button>",
    "<button id=\"b\"><state key=\"normal\" title=\"\">\(ink)\(symbol)</state></button>",
  ])
  func whatHasNoTitleShowsNone(_ button: String) {
    #expect(Self.pairs(button).isEmpty)
  }

  /// What shows nothing in the file gets a title from code.
  @Test(arguments: [
    "<button id=\"b\"><state key=\"normal\">\(ink)</state></button>",
    "<button id=\"b\" buttonType=\"system\"><color key=\"tintColor\" name=\"Ink\"/><state key=\"normal\"/></button>",
  ])
  func whatShowsNothingHasATitle(_ button: String) {
    #expect(Self.pairs(button) == ["text"])
  }

  /// Code may give it one.
  @Test(arguments: [
    (
      "<button id=\"b\"><state key=\"normal\">\(ink)\(symbol)</state></button>",
      "<outlet property=\"go\" destination=\"b\"/>"
    ),
    ("<button id=\"b\" tag=\"3\"><state key=\"normal\">\(ink)\(symbol)</state></button>", ""),
    ("<button id=\"b\" customClass=\"Round\"><state key=\"normal\">\(ink)\(symbol)</state></button>", ""),
    (
      "<button id=\"b\"><state key=\"normal\">\(ink)\(symbol)</state><connections><action selector=\"tap:\" destination=\"-1\" id=\"a\"/></connections></button>",
      ""
    ),
    (
      "<button id=\"b\"><state key=\"normal\">\(ink)\(symbol)</state><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" keyPath=\"key\" value=\"go\"/></userDefinedRuntimeAttributes></button>",
      ""
    ),
  ])
  func whatCodeKnowsMayHaveATitle(_ button: String, _ more: String) {
    #expect(Self.pairs(button, more: more) == ["text, likely"])
  }

  @Test(arguments: [
    "<button id=\"b\"><state key=\"normal\" title=\"Go\">\(ink)\(symbol)</state></button>",
    "<button id=\"b\"><state key=\"normal\">\(ink)</state><state key=\"selected\" title=\"Go\"/></button>",
    "<button id=\"b\"><state key=\"normal\"><string key=\"title\">Go</string>\(ink)</state></button>",
  ])
  func aTitleHasItsColor(_ button: String) {
    #expect(Self.pairs(button) == ["text"])
  }

  /// The tint is that of the symbol, and of the title if that has no color of its own.
  @Test func theTintIsThatOfWhatIsShown() {
    func tinted(_ states: String) -> Set<String> {
      Self.pairs("<button id=\"b\" buttonType=\"system\"><color key=\"tintColor\" name=\"Ink\"/>\(states)</button>")
    }
    #expect(tinted("<state key=\"normal\">\(Self.symbol)</state>") == ["icon"])
    #expect(tinted("<state key=\"normal\" image=\"p\"/>") == ["icon, likely"])
    #expect(tinted("<state key=\"normal\" title=\"Go\">\(Self.symbol)</state>") == ["icon", "text"])
  }

  @Test(arguments: ["Cell.go", "Cell.all", "Cell.all.subviews"])
  func whatCodeTakesAwayIsNotProven(_ removed: String) {
    let button = "<button id=\"b\"><state key=\"normal\" title=\"Go\">\(Self.ink)</state></button>"
    let outlets = "<outlet property=\"all\" destination=\"s1\"/>"
    #expect(Self.pairs(button, more: outlets, removed: ["Cell.other", "Other.all"]) == ["text, likely"])
    #expect(Self.pairs(button, more: outlets, removed: [removed]) == ["text, likely"])
    #expect(Self.pairs(button, removed: ["Cell.all"]) == ["text"])
  }
}
