import Testing

/// Cases that callers give for a property that may be nothing.
struct GivenCasesTests {
  private static func seen(_ uses: String) -> Seen {
    Seen(
      """
      enum Kind { case habit, daily }
      struct Tile: View {
        var kind: Kind?
        var body: some View { Text("a").foregroundStyle(kind == nil ? Color.theme.muted : Color.theme.text) }
      }
      struct V: View { var body: some View { VStack { \(uses) } } }
      """)
  }

  @Test(arguments: [".habit", "Kind.habit"])
  func aCaseIsNotNothing(_ kind: String) {
    let seen = Self.seen("Tile(kind: \(kind)).background(Color.theme.card)")
    #expect(seen.proven == ["text on card"])
    #expect(seen.likely.isEmpty)
  }

  @Test func nothingIsNothing() {
    #expect(Self.seen("Tile(kind: nil).background(Color.theme.card)").proven == ["muted on card"])
    #expect(Self.seen("Tile().background(Color.theme.card)").proven == ["muted on card"])
  }

  @Test(arguments: ["stored", ".none"])
  func anythingElseMayBeBoth(_ kind: String) {
    let seen = Self.seen("Tile(kind: \(kind)).background(Color.theme.card)")
    #expect(seen.all.contains("muted on card"))
  }

  private static let card = ".background(Color.theme.card)"

  private static func changing(_ property: String, _ condition: String, _ use: String, _ more: String = "") -> Seen {
    Seen(
      """
      enum Kind { case habit, daily }
      @propertyWrapper struct Kept<V>: DynamicProperty { var wrappedValue: V }
      struct Tile: View {
        \(property)
        \(more)
        var body: some View {
          Text("a").foregroundStyle(\(condition) ? Color.theme.muted : Color.theme.text).onTapGesture { go() }
        }
      }
      struct V: View { var body: some View { VStack { \(use)\(card) } } }
      """)
  }

  /// A view that keeps its value may have another one later, whatever it is given at first.
  @Test(arguments: [
    ("@State var kind: Kind?", "kind == nil", "Tile(kind: .habit)"),
    ("@State var kind: Kind?", "kind == nil", "Tile(kind: nil)"),
    ("@State var kind: Int?", "kind == nil", "Tile(kind: 3)"),
    ("@State var kind: Kind", "kind == .daily", "Tile(kind: .habit)"),
    ("@State var kind: Bool", "kind", "Tile(kind: true)"),
    ("@SceneStorage(\"k\") var kind: Kind?", "kind == nil", "Tile(kind: .habit)"),
    ("@Kept var kind: Kind?", "kind == nil", "Tile(kind: .habit)"),
  ])
  func stateHasEveryValue(_ property: String, _ condition: String, _ use: String) {
    #expect(Self.changing(property, condition, use).proven == ["muted on card", "text on card"])
  }

  @Test(arguments: [
    "init(kind: Kind?) { self.kind = kind }", "init(kind: Kind?) { _kind = State(initialValue: kind) }",
  ])
  func soHasStateThatAnInitialiserSets(_ initializer: String) {
    let seen = Self.changing("@State private var kind: Kind?", "kind == nil", "Tile(kind: .habit)", initializer)
    #expect(seen.proven == ["muted on card", "text on card"])
  }

  @Test func soHasWhatCodeSets() {
    let seen = Self.changing(
      "var kind: Kind?", "kind == nil", "Tile(kind: .habit)",
      "func kind(_ other: Kind?) -> Tile { var copy = self; copy.kind = other; return copy }")
    #expect(seen.all == ["muted on card", "text on card"])
  }

  /// What has only the same name is no property of the view.
  @Test(arguments: [
    "model.kind = .daily", "self.model.kind = .daily", "model.other.kind = .daily", "App.shared.kind = .daily",
    "var kind = 3; kind = 4", "var model = Model(); model.kind = .daily", "for one in models { one.kind = .daily }",
    "model.kind.toggle()",
  ])
  func whatCodeSetsElsewhereIsNotOfTheView(_ body: String) {
    let seen = Self.changing(
      "var kind: Kind; let model: Model", "kind == .daily", "Tile(kind: .habit, model: m)",
      "func go() { \(body) }; class Model { var kind = Kind.habit; var other: Model! }")
    #expect(seen.all == ["text on card"])
  }

  @Test(arguments: [
    "var copy = self; copy.kind = .daily; show(copy)", "var copy: Tile = make(); copy.kind = .daily; show(copy)",
    "var copy = Tile(kind: .habit); copy.kind = .daily; show(copy)", "change { $0.kind = .daily }",
  ])
  func aCopyOfTheViewIsOne(_ body: String) {
    let seen = Self.changing("var kind: Kind", "kind == .daily", "Tile(kind: .habit)", "func go() { \(body) }")
    #expect(seen.all == ["muted on card", "text on card"])
  }

  /// What the caller keeps is what the caller gives.
  @Test func aBindingIsTheValueOfTheCaller() {
    let seen = Self.changing(
      "let kind: Kind; @Binding var other: Kind", "kind == .daily", "Tile(kind: .habit, other: $k)")
    #expect(seen.proven == ["text on card"])
  }

  @Test func aCaseWithAColorMayBecomeAnother() {
    func seen(_ property: String) -> Seen {
      Seen(
        """
        enum Style { case filled(Color), plain }
        struct Tile: View {
          \(property) var style: Style
          var body: some View {
            switch style {
            case .filled(let ink): Text("a").foregroundStyle(ink)
            case .plain: Text("a").foregroundStyle(.theme.muted)
            }
          }
        }
        struct V: View { var body: some View { VStack { Tile(style: .filled(.theme.text)).background(Color.theme.card) } } }
        """)
    }
    #expect(seen("").proven == ["text on card"])
    #expect(seen("@State").proven == ["muted on card", "text on card"])
  }

  /// The opacity at first is seen, and what it may become is not known.
  @Test func anOpacityMayChange() {
    func seen(_ property: String, _ opacity: String) -> Seen {
      Seen(
        """
        struct Tile: View {
          \(property) var level: Double
          var body: some View { Text("a").foregroundStyle(.theme.text).opacity(level) }
        }
        struct V: View { var body: some View { VStack { Tile(level: \(opacity)).background(Color.theme.card) } } }
        """)
    }
    #expect(seen("", "0").all.isEmpty)
    #expect(seen("@State", "0").likely == ["text on card"])
    #expect(seen("@State", "1").proven == ["text on card"])
  }

  @Test func theColorOfACaseMayBecomeThatOfAnother() {
    func seen(_ property: String) -> Seen {
      Seen(
        """
        enum Style {
          case loud, plain
          var ink: Color { switch self { case .loud: Color.theme.text; case .plain: Color.theme.muted } }
        }
        struct Tile: View {
          \(property) var style: Style
          var body: some View { Text("a").foregroundStyle(style.ink) }
        }
        struct V: View { var body: some View { VStack { Tile(style: .loud).background(Color.theme.card) } } }
        """)
    }
    #expect(seen("").proven == ["text on card"])
    #expect(seen("@State").all == ["muted on card", "text on card"])
  }
}
