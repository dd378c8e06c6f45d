import Testing

/// What closures set: those that are given to a call, wherever it stands, and those that are assigned.
struct ClosuresTests {
  private static func view(_ code: String, _ members: String = "", before: String = "") -> Seen {
    Seen(
      """
      import UIKit
      import Combine
      final class Bus { var onTheme: ((String) -> Void)?; static let shared = Bus()
        func observe(_ run: @escaping () -> Void) -> Bus { self }; func keep() {} }
      \(before)
      final class V: UIView {
        let panel = UIView(); let title = UILabel(); let date = UILabel(); let bus = Bus()
        \(members)
        func setup() {
          addSubview(panel); panel.addSubview(title); panel.addSubview(date)
          \(code)
        }
      }
      """)
  }

  /// A label without a color of its own has the system's.
  private static func likely(_ seen: Seen) -> Set<String> { seen.likely.filter { !$0.hasPrefix("UIColor.label") } }

  private static let paints =
    "self?.panel.backgroundColor = theme.colors.card; self?.title.textColor = theme.colors.text; "
    + "self?.date.textColor = theme.colors.muted"
  private static let both: Set = ["text on card", "muted on card"]

  @Test(arguments: [
    "bus.observe { [weak self] in PAINT }.keep()",
    "bus.observe { [weak self] in PAINT }.observe { print(1) }.keep()",
    "subject.receive(on: RunLoop.main).sink { [weak self] _ in PAINT }.store(in: &bag)",
    "subject.sink(receiveValue: { [weak self] _ in PAINT }).store(in: &bag)",
    "subject.subscribe(onNext: { [weak self] _ in PAINT }).disposed(by: bag)",
    "subject.subscribe(onNext: { [weak self] _ in guard let self = self else { return }; OWN }).disposed(by: bag)",
    "token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in PAINT }",
    "let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in PAINT }; print(token)",
    "let (a, b) = (bus.observe { [weak self] in PAINT }, 1); print(a, b)",
    "_ = bus.observe { [weak self] in PAINT }",
    "all.append(bus.observe { [weak self] in PAINT })",
    "all += [bus.observe { [weak self] in PAINT }]",
    "if bus.observe({ [weak self] in PAINT }).isOn { return }",
    "guard bus.observe({ [weak self] in PAINT }).isOn else { return }",
    "while bus.observe({ [weak self] in PAINT }).isOn { print(1) }",
    "for one in bus.observe({ [weak self] in PAINT }).all { print(one) }",
    "switch bus.observe({ [weak self] in PAINT }) { default: print(1) }",
    "return bus.observe { [weak self] in PAINT }",
    "try? bus.observe { [weak self] in PAINT }.keep()",
    "print(\"\\(bus.observe { [weak self] in PAINT })\")",
    "let action = UIAction { [weak self] _ in PAINT }; print(action)",
    "let button = UIButton(primaryAction: UIAction { [weak self] _ in PAINT }); print(button)",
    "table = [\"a\": { [weak self] in PAINT }]",
    "token = observe(\\.isOn) { view, _ in VIEW }",
    "let token = observe(\\.isOn) { view, _ in VIEW }; print(token)",
    "registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: V, _) in VIEW }",
    "registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _) in OWN }",
    "registerForTraitChanges([UITraitUserInterfaceStyle.self]) { view, _ in VIEW }",
    "subject.subscribe(with: self, onNext: { view, _ in VIEW }).disposed(by: bag)",
    "subject.sink { [view = self] _ in VIEW }.store(in: &bag)",
  ])
  func aClosureThatIsGivenIsReadWhereverTheCallStands(_ code: String) {
    let own = Self.paints.replacing("?", with: "")
    let code = code.replacing("PAINT", with: Self.paints).replacing("OWN", with: own)
      .replacing("VIEW", with: own.replacing("self.", with: "view."))
    let seen = Self.view(code)
    #expect(seen.proven == Self.both)
    #expect(Self.likely(seen).isEmpty)
  }

  @Test(arguments: [
    "themeChangedHandler = { [weak self] style -> Void in PAINT }",
    "self.themeChangedHandler = { [weak self] style in PAINT }",
    "Bus.shared.onTheme = { [weak self] _ in PAINT }",
    "bus.onTheme = { [weak self] _ in PAINT }",
    "title.onTap = { [weak self] in PAINT }",
    "restyle = { [weak self] in PAINT }; restyle?()",
    "let apply = { [weak self] in PAINT }; apply()",
    "let apply = { [weak self] in PAINT }; bus.observe(apply).keep()",
    "let apply: (() -> Void)? = { [weak self] in PAINT }; apply?()",
    "handlers = [{ [weak self] in PAINT }]",
    "handlers[name] = { [weak self] in PAINT }",
  ])
  func aClosureThatIsAssignedIsRead(_ code: String) {
    let seen = Self.view(code.replacing("PAINT", with: Self.paints), "var restyle: (() -> Void)?")
    #expect(seen.proven == Self.both)
    #expect(Self.likely(seen).isEmpty)
  }

  @Test(arguments: [
    ("lazy var restyle: () -> Void = { [weak self] in PAINT }", "restyle()"),
    ("lazy var restyle: () -> Void = { [unowned self] in OWN }", "bus.observe(restyle).keep()"),
    ("let restyle: (V) -> Void = { view in VIEW }", "restyle(self)"),
    ("let restyle = { (view: V) in VIEW }", "restyle(self)"),
  ])
  func aClosureThatAPropertyHoldsIsRead(_ members: String, _ code: String) {
    let own = Self.paints.replacing("?", with: "")
    let members = members.replacing("PAINT", with: Self.paints).replacing("OWN", with: own)
      .replacing("VIEW", with: own.replacing("self.", with: "view."))
    let seen = Self.view(code, members)
    #expect(seen.proven == Self.both)
    #expect(Self.likely(seen).isEmpty)
  }

  /// A closure of a constant is code of the function, for each of its calls.
  @Test func aLocalClosureGetsItsArguments() {
    let seen = Self.view(
      """
      panel.backgroundColor = theme.colors.card
      let paint = { (label: UILabel, ink: UIColor) in label.textColor = ink }
      paint(title, theme.colors.text)
      paint(date, theme.colors.muted)
      """)
    #expect(seen.proven == Self.both)
    #expect(Self.likely(seen).isEmpty)
  }

  @Test func whatFollowsACallOfALocalClosureTakesItsPlace() {
    let seen = Self.view(
      """
      panel.backgroundColor = theme.colors.card
      let paint = { self.title.textColor = theme.colors.muted }
      paint()
      title.textColor = theme.colors.text
      """)
    #expect(Self.likely(seen).isEmpty)
    #expect(seen.proven == ["text on card"])
  }

  /// What a closure sets is shown after it has run, and what the code around it sets before that: surely, where a property does no
  /// more than keep the closure.
  @Test(arguments: [
    ("bus.observe { [weak self] in CODE }.keep()", false), ("bus.onTheme = { [weak self] _ in CODE }", true),
    ("bus.onRun = { [weak self] in CODE }", false),
  ])
  func aClosureAddsAState(_ closure: String, _ isLater: Bool) {
    func seen(_ before: String, _ code: String, _ after: String = "") -> Seen {
      Self.view(
        "\(before); \(closure.replacing("CODE", with: code)); \(after)",
        before: "extension Bus { var onRun: (() -> Void)? { get { nil } set { newValue?() } } }")
    }
    let first: Set = ["text on card"]
    let start = "panel.backgroundColor = theme.colors.card; title.textColor = theme.colors.text"
    func expect(_ found: Seen, _ set: Set<String>) {
      #expect(found.proven == (isLater ? set.union(first) : set))
      #expect(Self.likely(found) == (isLater ? [] : first))
    }
    expect(seen(start, "self?.title.textColor = theme.colors.warn"), ["warn on card"])
    expect(seen(start, "self?.panel.backgroundColor = theme.colors.page"), ["text on page"])
    expect(
      seen(start, "self?.panel.backgroundColor = theme.colors.page; self?.title.textColor = theme.colors.warn"),
      ["warn on page"])
    let later = seen("", "self?.title.textColor = theme.colors.warn", start)
    #expect(later.proven == ["warn on card", "text on card"])
    #expect(Self.likely(later).isEmpty)
  }

  /// A notification never comes before the code that asks for it goes on.
  @Test func whatWaitsLeavesTheFirstState() {
    let seen = Self.view(
      """
      panel.backgroundColor = theme.colors.card; title.textColor = theme.colors.text
      token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
        self?.title.textColor = theme.colors.warn
      }
      """)
    #expect(seen.proven == ["text on card", "warn on card"])
    #expect(Self.likely(seen).isEmpty)
  }

  /// Whatever a closure does to views that somebody keeps, it has not done it yet when they are first shown.
  @Test(arguments: [
    "self?.title.isHidden = true", "self?.title.alpha = 0", "self?.panel.alpha = 0.3",
    "self?.title.removeFromSuperview()", "self?.other.addSubview(self!.title)", "self?.panel.layer.contents = picture",
    "self?.panel.layer.mask = shape", "self?.panel.layer.insertSublayer(CAGradientLayer(), at: 0)",
    "self?.panel.shimmer()", "self?.panel.addSubview(self!.cover)", "self?.title.attributedText = made()",
    "self?.title.textColor = theme.colors.warn", "self?.panel.backgroundColor = theme.colors.warn",
    "restyle(self?.title)",
  ])
  func aClosureTakesNothingFromTheFirstState(_ code: String) {
    for keeps in [
      "bus.onTheme = { [weak self] _ in CODE }",
      "button.rx.tap.subscribe(onNext: { [weak self] in CODE }).disposed(by: bag)",
      "NotificationCenter.default.publisher(for: .changed).sink { [weak self] _ in CODE }.store(in: &bag)",
      "Task { [weak self] in await load(); CODE }",
      "api.load().then { [weak self] _ in CODE }.catch { _ in print(1) }",
      "items.forEach { item in item.onTap = { [weak self] in CODE } }",
      "subject.dropFirst().map { $0 }.sink { [weak self] _ in CODE }.store(in: &bag)",
    ] {
      let seen = Self.view(
        "panel.backgroundColor = theme.colors.card; title.textColor = theme.colors.text; "
          + keeps.replacing("CODE", with: code), "let other = UIView(); let cover = UIView()")
      #expect(seen.proven.contains("text on card"), "\(keeps)")
    }
  }

  /// Nor has it done so where another function is that keeps it.
  @Test func aClosureOfAnotherFunctionTakesNothingFromTheFirstState() {
    let seen = Self.view(
      "panel.backgroundColor = theme.colors.card; title.textColor = theme.colors.text",
      "func bind() { bus.onTheme = { [weak self] _ in self?.title.textColor = theme.colors.warn } }")
    #expect(seen.proven == ["text on card"])
    #expect(Self.likely(seen) == ["warn on card"])
  }

  /// A closure that moves a view shows it where it was, and where it goes.
  @Test func aClosureThatMovesAView() {
    let seen = Self.view(
      """
      panel.backgroundColor = theme.colors.card; title.textColor = theme.colors.text; other.backgroundColor = theme.colors.warn
      addSubview(other); bus.onTheme = { [weak self] _ in guard let self else { return }; self.other.addSubview(self.title) }
      """, "let other = UIView()")
    #expect(seen.proven == ["text on card", "text on warn"])
  }

  /// What may have run at once leaves no first state for certain.
  @Test(arguments: ["self?.title.isHidden = true", "self?.title.alpha = 0"])
  func whatMayHaveRunIsInDoubt(_ code: String) {
    let seen = Self.view(
      """
      panel.backgroundColor = theme.colors.card; title.textColor = theme.colors.text
      model.$isOn.sink { [weak self] _ in \(code) }.store(in: &bag)
      """)
    #expect(seen.proven.isEmpty)
    #expect(Self.likely(seen) == ["text on card"])
  }

  /// What tells its subscribers the present value may do so at once.
  @Test(arguments: [
    "box.publisher(for: .changed).sink { [weak self] _ in CODE }",
    "run { func later() async { await load() }; CODE }", "box.listener = { [weak self] in CODE }",
    "delegate.onChange = { [weak self] in CODE }; delegate.onChange()",
    "subject.map { [weak self] value in CODE; return value }.sink { _ in print(1) }.store(in: &bag)",
    "model.$isOn.sink { [weak self] _ in CODE }.store(in: &bag)",
    "NotificationCenter.default.publisher(for: .changed).prepend(first).sink { [weak self] _ in CODE }.store(in: &bag)",
    "all.first { _ in CODE; return true }",
  ])
  func whatMayRunAtOnceIsInDoubt(_ keeps: String) {
    let seen = Self.view(
      "panel.backgroundColor = theme.colors.card; title.textColor = theme.colors.text; "
        + keeps.replacing("CODE", with: "self.title.textColor = theme.colors.warn"))
    #expect(seen.proven == ["warn on card"])
    #expect(Self.likely(seen) == ["text on card"])
  }

  /// Each of two closures has its own colors.
  @Test func closuresDoNotMeet() {
    let seen = Self.view(
      """
      bus.observe { [weak self] in
        self?.panel.backgroundColor = theme.colors.card; self?.title.textColor = theme.colors.text }.keep()
      bus.observe { [weak self] in
        self?.panel.backgroundColor = theme.colors.warn; self?.title.textColor = theme.colors.onWarn }.keep()
      """)
    #expect(seen.proven == ["text on card", "onWarn on warn"])
    #expect(Self.likely(seen).isEmpty)
  }

  /// What runs at once is code like any other.
  @Test(arguments: [
    "UIView.performWithoutAnimation { self.title.textColor = theme.colors.text }",
    "let _ = [1].map { _ in self.title.textColor = theme.colors.text }",
    "let all: [Int] = rows(); _ = all.filter { _ in self.title.textColor = theme.colors.text; return true }",
    "let all: [Int] = rows(); _ = all.enumerated().map { _ in self.title.textColor = theme.colors.text }",
    "let style: String? = name(); style.map { _ in self.title.textColor = theme.colors.text }",
    "_ = [1: 2].first { _ in self.title.textColor = theme.colors.text; return true }",
    "_ = title.then { $0.textColor = theme.colors.text }",
  ])
  func aClosureThatRunsAtOnceTakesThePlace(_ code: String) {
    let seen = Self.view(
      "panel.backgroundColor = theme.colors.card; title.textColor = theme.colors.muted; \(code)")
    #expect(Self.likely(seen).isEmpty)
    #expect(seen.proven == ["text on card"])
  }

  /// A closure that may run before the code goes on may be overruled by it.
  @Test func aClosureOfUnknownTimeIsNotShownForCertain() {
    let seen = Self.view(
      """
      panel.backgroundColor = theme.colors.card
      run { self.title.textColor = theme.colors.muted }
      title.textColor = theme.colors.text
      """)
    #expect(seen.proven == ["text on card"])
    #expect(Self.likely(seen) == ["muted on card"])
  }

  /// A theme is applied after the set-up, and closures of the set-up run after that.
  @Test func aThemeLeavesWhatClosuresSet() {
    let seen = Self.view(
      "title.textColor = theme.colors.accent; bus.observe { [weak self] in self?.title.textColor = theme.colors.warn }.keep()",
      "func applyTheme() { panel.backgroundColor = theme.colors.card; title.textColor = theme.colors.text }")
    #expect(seen.proven == ["text on card"])
    #expect(Self.likely(seen) == ["warn on card"])
  }

  /// What a closure sets, and then has a function set again, is not shown.
  @Test func aClosureThatCallsWhatSetsTheColorAgain() {
    let code =
      "bus.observe { [weak self] in self?.panel.backgroundColor = theme.colors.card; self?.title.textColor = theme.colors.warn; CALL }.keep()"
    let members = "func refresh() { title.textColor = theme.colors.text }"
    #expect(Self.view(code.replacing("CALL", with: "self?.refresh()"), members).proven.isEmpty)
    #expect(Self.view(code.replacing("CALL", with: ""), members).proven == ["warn on card"])
  }

  /// A local of the name of a parameter is another object.
  @Test func aLocalTakesTheNameOfAParameter() {
    let seen = Self.view(
      """
      panel.backgroundColor = theme.colors.card; title.textColor = theme.colors.text
      token = observe(\\.isOn) { view, _ in let view = Other(); view.title.textColor = theme.colors.warn }
      """)
    #expect(seen.proven == ["text on card"])
    #expect(Self.likely(seen).isEmpty)
  }

  /// The right side of an assignment of tuples is read before anything is set.
  @Test func colorsThatAreSwapped() {
    let seen = Self.view(
      """
      panel.backgroundColor = theme.colors.card; title.textColor = theme.colors.text; date.textColor = theme.colors.muted
      title.backgroundColor = theme.colors.page; date.backgroundColor = theme.colors.warn
      (title.backgroundColor, date.backgroundColor) = (date.backgroundColor, title.backgroundColor)
      """)
    #expect(seen.proven == ["text on warn", "muted on page"])
  }

  /// The parameter of a closure is another object, of which nothing is known.
  @Test func aParameterIsNoOwnLabel() {
    let seen = Self.view(
      "panel.backgroundColor = theme.colors.card; all.each { title in title.textColor = theme.colors.warn }.keep()")
    #expect(seen.proven.isEmpty)
    #expect(Self.likely(seen).isEmpty)
  }

  /// The color that a view was given just before is read back from it.
  @Test func aColorIsReadBack() {
    let seen = Self.view(
      """
      bus.onTheme = { [weak self] _ in
        self?.panel.backgroundColor = theme.colors.card
        self?.title.textColor = theme.colors.text
        self?.title.backgroundColor = self?.panel.backgroundColor
      }
      """)
    #expect(seen.proven == ["text on card"])
    #expect(Self.likely(seen).isEmpty)
    let other = Self.view(
      """
      panel.backgroundColor = theme.colors.card
      bus.onTheme = { [weak self] _ in
        self?.title.textColor = theme.colors.text
        self?.title.backgroundColor = self?.panel.backgroundColor
      }
      """)
    #expect(other.proven.isEmpty)
  }
}
