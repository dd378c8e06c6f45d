/// What the code of one type does to its objects.
struct ObjectTree {
  var events: [PaintEvent] = []
  /// The children of each object, from back to front.
  var children: [String: [String]] = [:]
  var parents: [String: Set<String>] = [:]
  /// The code that adds each object.
  var links: [String: [ViewLink]] = [:]
  var types: [String: String] = [:]
  var layout = ObjectLayout()
  /// Views that code puts in front of others, or behind them, whatever the order in which they are added.
  var raised: Set<String> = []
  /// Views in a stack that the stack does not arrange.
  var loose: Set<String> = []
  /// The images that each object gets.
  var images: [String: Set<ImageLook>] = [:]
  /// The type with which a button is made: `system`, `custom`.
  var buttons: [String: String] = [:]
  /// Objects that get a title.
  var titled: Set<String> = []
  /// Buttons that have no title in the file, and those of them that it hands to code.
  var untitled: Set<String> = []
  var leftUntitled: Set<String> = []
  /// Objects that get a text of emoji alone, and those that get another one.
  var pictured: Set<String> = []
  var lettered: Set<String> = []
  /// Where code takes views out of others.
  var removals: [Removal] = []
  /// Fields with a frame, which have the system's background if they have none of their own.
  var framed: Set<String> = []
  var fonts: [String: (points: Double?, isBold: Bool?)] = [:]
  /// Objects whose look something else may decide: a configuration, an effect, a gradient.
  var configured: Set<String> = []
  /// The configuration that a button has by now, by the button.
  var worn: [String: String] = [:]
  /// The closure in which it got it.
  var wornSince: [String: Int] = [:]
  /// Configurations that another one replaces.
  var discarded: Set<String> = []
  /// Bars that are configured as opaque.
  var opaqueBars: Set<String> = []
  /// Objects whose background an image or a gradient covers.
  var covered: Set<String> = []
  /// Assumptions about objects, such as that a layer does not cover the background.
  var doubts: [String: String] = [:]
  /// Code that is not read and may set colors.
  var touches: [Touch] = []
  /// The alpha values of each object, one for each assignment.
  var dimmings: [String: [Dimming]] = [:]
  /// The values that are assigned to `isHidden` of each object.
  var hidden: [String: Set<Bool>] = [:]
  /// Whether each object has a border of some width, as far as the code states it.
  var borders: [String: Set<Bool>] = [:]
  /// Objects with attributed text that is made elsewhere.
  var attributed: Set<String> = []
  /// Those whose text may have colors that are not read.
  var coloredElsewhere: Set<String> = []
  /// The backgrounds that the initialiser of its own class gives an object, with what it was handed, and parts of the object.
  var grounds: [String: [PaintEvent]] = [:]
  /// Where code puts views that lie in others at other times.
  var elsewhere: [String: [ViewLink]] = [:]
  /// Where code makes each object of a class of the team's.
  var makings: [String: Set<Span>] = [:]
  /// Views that lie in others which were handed them.
  var wrapped: Set<String> = []
  /// Parts of views of other classes, into which code puts views.
  var parted: Set<String> = []
  /// The view behind the content of each cell.
  var backdrops: [String: String] = [:]
  /// The same, while the cell is selected.
  var selectedBackdrops: [String: String] = [:]
  /// Objects that are in a storyboard or xib.
  var outlets: Set<String> = []
  /// The names of functions by their numbers, and the functions of the type that each one calls.
  var functions: [Int: (name: String, calls: Set<String>)] = [:]
  /// Where each function calls, in its own statements, private functions that nothing else calls.
  var onlyCalls: [Int: [String: Int32]] = [:]
  /// The closures that do not run when the code around them does, by their numbers.
  var moments: [Int: Moment] = [:]
  /// Whether it is what there is before any of these closures has run.
  var isFirst = false
  /// The places of functions by their numbers, and those that are walked through in place of calls.
  var spans: [Int: Span] = [:]
  var inlined: Set<Span> = []
  /// Whether functions that are given colors are read by themselves alone, and not in place of their calls.
  var isApart = false
  /// Whether a function that is given colors was walked through in place of a call.
  var hasGiven = false
  /// The functions that some call means and that were not walked through in its place.
  var missed: Set<Span> = []
  /// Functions that run whenever the object is made: initialisers, `viewDidLoad`, the set-up of a property.
  var certain: Set<Int> = []
  /// `light` or `dark`, where one is forced on an object; anything else if only the running app knows it.
  var schemes: [String: Set<String>] = [:]

  /// Takes back what a closure did to objects since an earlier state. What may run before the code goes on leaves its colors, which
  /// may take the place of others, and a doubt about each object that it changes.
  mutating func takeBack(to earlier: ObjectTree, mayHaveRun: Bool) {
    let later = self
    self = earlier
    (moments, inlined, missed, hasGiven) = (later.moments, later.inlined, later.missed, later.hasGiven)
    guard mayHaveRun else { return }
    events = later.events
    for object in later.changed(since: earlier) where doubts[object] == nil {
      doubts[object] = "the closure that changes `\(Self.spoken(object))`, too, has not run yet"
    }
  }

  /// Returns the objects whose look code changed otherwise than by a color.
  private func changed(since earlier: ObjectTree) -> Set<String> {
    func keys<Value: Equatable>(_ path: KeyPath<ObjectTree, [String: Value]>) -> [String] {
      let (now, before) = (self[keyPath: path], earlier[keyPath: path])
      return now.filter { before[$0.key] != $0.value }.map(\.key)
    }
    func members(_ path: KeyPath<ObjectTree, Set<String>>) -> Set<String> {
      self[keyPath: path].subtracting(earlier[keyPath: path])
    }
    let changed =
      keys(\.hidden) + keys(\.dimmings) + keys(\.doubts) + keys(\.parents) + keys(\.images) + keys(\.worn)
      + keys(\.borders) + keys(\.schemes)
      + fonts.filter { font in
        let before = earlier.fonts[font.key]
        return before?.points != font.value.points || before?.isBold != font.value.isBold
      }.map(\.key)
    return Set(changed).union(members(\.covered)).union(members(\.attributed)).union(members(\.coloredElsewhere))
  }

  /// A closure that does not run when the code around it does.
  struct Moment {
    enum Timing {
      case unknown
      /// Somebody keeps it. It may run at once as well.
      case kept
      /// It runs later, if at all.
      case waiting
    }

    /// The closure around it; 0 for none.
    var outer: Int
    var timing: Timing
    /// The functions of the type that it calls.
    var calls: Set<String>
  }

  /// Returns the closures around one, from the inside out, and 0.
  func moments(around moment: Int) -> [Int] {
    var line: [Int] = []
    var here = moment
    while let next = moments[here]?.outer {
      line.append(next)
      here = next
    }
    return line
  }

  /// Whether one of these closures never runs before the code around it goes on.
  func waits(in line: some Sequence<Int>) -> Bool {
    line.contains { moments[$0]?.timing == .waiting }
  }

  mutating func add(_ child: String, to parent: String, atBack: Bool = false) {
    guard child != parent else { return }
    parents[child, default: []].insert(parent)
    if atBack { children[parent]?.removeAll { $0 == child } }
    guard children[parent]?.contains(child) != true else { return }
    children[parent, default: []].insert(child, at: atBack ? 0 : children[parent]?.count ?? 0)
  }

  mutating func takeOut(_ child: String) {
    for parent in parents.removeValue(forKey: child) ?? [] { children[parent]?.removeAll { $0 == child } }
  }

  /// Moves a view to the front of its superview, or right in front of another view.
  mutating func bringToFront(_ child: String, in parent: String, above other: String? = nil) {
    guard children[parent]?.contains(child) == true else { return }
    children[parent]?.removeAll { $0 == child }
    let rest = children[parent] ?? []
    let place = other.flatMap { rest.firstIndex(of: $0) }.map { $0 + 1 }
    children[parent]?.insert(child, at: place ?? rest.count)
  }

  /// Returns what has to be assumed for an object to be visible in its colors.
  func doubt(_ object: String) -> String? {
    if let doubt = doubts[object] { return doubt }
    if hidden[object] == [true] { return "`\(Self.spoken(object))`, which is hidden, is shown at some time" }
    // An object that is shown and hidden is visible at some time.
    // One that is dimmed in some state is not dimmed in others.
    let alphas = Set((dimmings[object] ?? []).map(\.alpha))
    if alphas == [0] { return "`\(Self.spoken(object))`, whose alpha is 0, is shown at some time" }
    return alphas.isSubset(of: [0, 1]) || opacity(of: object) < 1 ? nil : "`\(Self.spoken(object))` is not dimmed"
  }

  /// Returns whether an object is never drawn: all code that sets its alpha sets 0, in every state.
  func isInvisible(_ object: String) -> Bool {
    guard let all = dimmings[object], !all.isEmpty else { return false }
    return all.allSatisfy { $0.alpha == 0 && $0.isForGood }
  }

  /// Returns the opacity that an object always has, as far as the code states it.
  func opacity(of object: String) -> Double {
    guard let all = dimmings[object], all.contains(where: \.isForGood) || isDimmedAsPainted(object, all),
      let only = all.first?.alpha, only > 0, all.allSatisfy({ $0.alpha == only })
    else { return 1 }
    return min(only, 1)
  }

  /// Whether the one function that gives an object its colors always gives it its alpha as well.
  private func isDimmedAsPainted(_ object: String, _ all: [Dimming]) -> Bool {
    guard let function = all.first?.function, all.allSatisfy({ $0.function == function }) else { return false }
    return Set(events.filter { $0.object == object }.map(\.function)) == [function]
  }

  /// Returns the name of an object as code writes it.
  static func spoken(_ object: String) -> String {
    object.lastIndex(of: ":").map { String(object[object.index(after: $0)...]) } ?? object
  }

  /// Returns the view that has a layer: `card` for `card.layer`.
  static func view(ofLayer object: String) -> String {
    if object == "layer" { return "self" }
    return object.hasSuffix(".layer") ? String(object.dropLast(6)) : object
  }

  /// Returns the object that has a part: `button` for `button.titleLabel`; `nil` for an object by itself.
  static func owner(of part: String) -> (object: String, member: String)? {
    guard let dot = part.lastIndex(of: ".") else { return nil }
    return (String(part[..<dot]), String(part[part.index(after: dot)...]))
  }

  /// Marks the colors of a storyboard or xib as doubtful where code that is not read gets the view.
  mutating func doubtColorsOfFile() {
    for index in events.indices where events[index].function == OutletJoin.function {
      guard let touch = touches.first(where: { $0.object == events[index].object }) else { continue }
      let name = Self.spoken(touch.object)
      events[index].assumption =
        events[index].assumption ?? "`\(touch.name)`, which is given `\(name)`, leaves its colours"
    }
  }
}
