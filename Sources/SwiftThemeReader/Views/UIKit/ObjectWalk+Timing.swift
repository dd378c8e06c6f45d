import ThemeModel

/// When the closures run that code hands to somebody, or keeps.
extension ObjectWalk {
  /// Functions that run their closures before they return.
  private static let immediate: Set = [
    "forEach", "sorted", "sort", "mapValues", "sync", "withLock", "autoreleasepool", "assumeIsolated",
    "performAsCurrent", "performWithoutAnimation", "performBatchUpdates", "withObservationTracking",
  ]

  /// Functions that lay out or animate views with their closures. What these set is there from the start.
  private static let moving: Set = [
    "animate", "animateKeyframes", "addKeyframe", "transition", "makeConstraints", "remakeConstraints",
    "updateConstraints",
  ]

  /// Functions that run their closures before they return on collections, and keep them on publishers.
  private static let eachElement: Set = [
    "map", "compactMap", "flatMap", "filter", "reduce", "first", "contains", "allSatisfy",
  ]

  /// Functions that make a collection of another.
  private static let makingCollections: Set = eachElement.union([
    "enumerated", "reversed", "sorted", "shuffled", "prefix", "suffix", "dropFirst", "dropLast",
  ])

  private static let collections: Set = [
    "subviews", "arrangedSubviews", "constraints", "sublayers", "visibleCells",
  ]

  /// Functions that keep their closures.
  private static let keeping: Set = [
    "sink", "subscribe", "bind", "drive", "observe", "receive", "emit", "async", "Task",
  ]

  /// Functions whose closures never run before they return.
  private static let waiting: Set = [
    "addObserver", "registerForTraitChanges", "addAction", "UIAction", "UIAlertAction", "UIContextualAction",
    "asyncAfter", "dataTask", "scheduledTimer", "UIDeferredMenuElement",
  ]

  /// What promises do with closures.
  private static let promising: Set = ["then", "done", "catch", "ensure", "finally"]

  /// Functions that call their closures with the object on which they are called.
  private static let observing: Set = ["observe", "registerForTraitChanges"]

  /// Returns when a closure runs; `nil` where that is at once.
  func timing(
    _ closure: Closure, of call: ObjectCall?, _ scope: ViewScope
  ) -> ObjectTree.Moment.Timing? {
    guard let call else { return closure.keepsSelf ? .kept : .unknown }
    if isAtOnce(closure, of: call, scope) { return nil }
    if waits(closure, of: call, scope) { return .waiting }
    let isKept = closure.keepsSelf || Self.keeping.contains(call.name) || call.name.hasPrefix("=")
    return isKept || Self.moving.contains(call.name) ? .kept : .unknown
  }

  private func isAtOnce(_ closure: Closure, of call: ObjectCall, _ scope: ViewScope) -> Bool {
    // It runs before the button is drawn.
    if Self.immediate.contains(call.name) || call.name == "=configurationUpdateHandler" { return true }
    if Self.moving.contains(call.name) { return !isCompletion(closure, of: call) }
    if Self.eachElement.contains(call.name), let base = call.base { return hasElements(base, scope) }
    if Self.passingOn.contains(call.name), let object = given(closure, to: call, scope) {
      return isView(object, scope) || !closure.keepsSelf && !mentionsSelf(closure)
    }
    return handing(closure, call, scope)?.isAtOnce == true
  }

  /// Whether a closure runs when an animation has ended: `animate(…, completion: { … })`, `animate(…, animations: { … }) { … }`.
  private func isCompletion(_ closure: Closure, of call: ObjectCall) -> Bool {
    let isLast = call.arguments.last?.value.span == closure.span
    return call.arguments.contains { argument in
      argument.value.span == closure.span
        ? argument.label == "completion" : isLast && argument.label == "animations"
    }
  }

  private func mentionsSelf(_ closure: Closure) -> Bool {
    var mentions = false
    SyntaxWalk.each(closure.body) { if case .name("self") = $0.kind { mentions = true } }
    return mentions
  }

  private func waits(_ closure: Closure, of call: ObjectCall, _ scope: ViewScope) -> Bool {
    if Self.waiting.contains(call.name) || closure.waits || call.base.map({ startsLater($0, scope) }) == true {
      return true
    }
    // A promise, rather than an object that the closure sets up.
    if Self.promising.contains(call.name), let base = call.base, case .call(let callee, _) = base.kind,
      case .member = callee.kind
    {
      return closure.keepsSelf || mentionsSelf(closure)
    }
    return call.name.hasPrefix("=") && onlyKeeps(call, scope)
  }

  /// Whether an expression is a collection or an optional value, as far as the code shows it.
  private func hasElements(_ value: Expression, _ scope: ViewScope, depth: Int = 0) -> Bool {
    guard depth < 16 else { return false }
    switch value.kind {
    case .array, .dictionary: return true
    case .binary(let sign, _, _): return sign == "..." || sign == "..<" || sign == "+"
    case .tuple(let parts) where parts.count == 1: return hasElements(parts[0].value, scope, depth: depth + 1)
    case .forced(let inner), .chained(let inner): return isCollection(inner, scope)
    case .cast(_, let type, let kind): return kind == .conditional || type.isCollection
    case .member(_, let name) where Self.collections.contains(name): return true
    case .call(let callee, _):
      guard case .member(let base?, let name) = callee.kind, Self.makingCollections.contains(name) else { return false }
      return hasElements(base, scope, depth: depth + 1)
    case .name(let name):
      let bound = scope.bound(name)
      if let owner = bound?.scope, holders.contains(local(name, owner)) { return true }
      switch bound?.value {
      case .expression(let value, let from): return hasElements(value, from, depth: depth + 1)
      case .elements: return true
      case .open(let type?): return type.isCollection || type.isOptional
      case nil: break
      default: return false
      }
    default: break
    }
    guard let name = colors.plainName(value), let property = record.property(name, isStatic: false)?.member else {
      return false
    }
    if let type = property.type { return type.isCollection || type.isOptional }
    if case .array? = property.initial?.kind { return true }
    return false
  }

  /// Whether what an optional value holds is a collection: `titles?.map { … }`.
  private func isCollection(_ value: Expression, _ scope: ViewScope) -> Bool {
    if case .member(_, let name) = value.kind, Self.collections.contains(name) { return true }
    guard let name = colors.plainName(value) else { return false }
    if case .open(let type?)? = scope.bound(name)?.value { return type.isCollection }
    return record.property(name, isStatic: false)?.member.type?.isCollection == true
  }

  /// Whether an object is a view, or an appearance of one, and no value that keeps closures: a promise, a publisher.
  private func isView(_ object: String, _ scope: ViewScope) -> Bool {
    guard let type = tree.types[object] else { return object == "self" }
    if Self.isView(type) || KitClasses.isOfSystem(type) { return true }
    return colors.table.type([type], from: scope.file, within: record)?.classLine.flatMap(\.foreignParents)
      .contains { KitClasses.isOfSystem($0) } == true
  }

  /// Whether what keeps an assigned closure is a property that runs no code when it is set, as far as the sources or its name tell, and
  /// that the type does not call itself.
  private func onlyKeeps(_ call: ObjectCall, _ scope: ViewScope) -> Bool {
    let name = String(call.name.dropFirst())
    if case .name = call.callee.kind, scope.bound(name) != nil || record.property(name, isStatic: false) == nil {
      return false
    }
    guard !calledNames.contains(name) else { return false }
    let properties = colors.table.index.properties(named: name).map(\.member)
    guard !properties.isEmpty else { return Self.saysHandler(name) }
    return properties.allSatisfy { property in
      property.changes.set == nil && property.changes.willSet == nil && property.changes.didSet == nil
    }
  }

  /// `onTap`, `didSelect`, `tapHandler`
  private static func saysHandler(_ name: String) -> Bool {
    let words = NameWords.of(name)
    guard words.count > 1, let first = words.first, let last = words.last else { return false }
    return ["on", "did", "will", "should"].contains(first)
      || ["handler", "action", "callback", "completion"].contains(last)
  }

  private static let subjects: Set = ["PassthroughSubject", "PublishSubject", "PublishRelay"]

  /// Whether a publisher has nothing to tell to whoever subscribes, until something happens: a notification, a tap.
  private func startsLater(_ publisher: Expression, _ scope: ViewScope, depth: Int = 0) -> Bool {
    guard depth < 32 else { return false }
    switch publisher.kind {
    case .forced(let inner), .chained(let inner): return startsLater(inner, scope, depth: depth + 1)
    case .call(let callee, let arguments):
      if case .name(let type) = callee.kind { return Self.subjects.contains(type) }
      guard case .member(let base?, let name) = callee.kind else { return false }
      switch name {
      case "skip", "dropFirst": return arguments.allSatisfy { $0.label == nil }
      case "controlEvent", "dataTaskPublisher": return true
      case "publisher", "notification": return MemberChain(base).names.contains("NotificationCenter")
      // It begins with a value of its own, or with that of another.
      case "prepend", "startWith", "merge", "append", "combineLatest", "replaceEmpty": return false
      default: return startsLater(base, scope, depth: depth + 1)
      }
    case .member(let base?, "tap"):
      return MemberChain(base).names.last == "rx" || startsLater(base, scope, depth: depth + 1)
    case .member(let base?, let name):
      if let property = record.property(name, isStatic: false)?.member, base.isSelf { return isSubject(property) }
      return startsLater(base, scope, depth: depth + 1)
    case .name(let name):
      switch scope.bound(name)?.value {
      case .expression(let value, let from): return startsLater(value, from, depth: depth + 1)
      case nil: break
      default: return false
      }
      return record.property(name, isStatic: false).map { isSubject($0.member) } ?? false
    default: return false
    }
  }

  private func isSubject(_ property: Property) -> Bool {
    let type = property.type?.names.first?.last ?? property.initial.flatMap(Self.constructed)
    return type.map(Self.subjects.contains) ?? false
  }

  /// Whether a call keeps a closure for later, and does not set up what it returns with it.
  func keeps(_ closure: Closure, of callee: Expression) -> Bool {
    guard let name = MemberChain(callee).names.last else { return false }
    return Self.waiting.contains(name) || Self.keeping.contains(name) || Self.observing.contains(name)
  }
}
