import ThemeModel

/// The objects of one type, with the colors that take effect.
struct ObjectScene {
  var tree: ObjectTree
  var effective: Effective
  var record: TypeRecord

  init(_ tree: ObjectTree, _ record: TypeRecord) {
    (self.tree, self.record) = (tree, record)
    effective = Effective(tree)
  }
}

/// Finds which objects lie on which, among the objects that a UIKit type paints.
final class OutletReading {
  let table: DeclarationTable
  let colors: ColorReading
  private(set) var sighted: [Sighted] = []
  private(set) var strays: [StrayPaint] = []
  private var rawTrees: [ObjectIdentifier: ObjectTree] = [:]
  private var wholeTrees: [ObjectIdentifier: ObjectTree] = [:]
  private var inheriting: [ObjectIdentifier: Bool] = [:]
  private var scenes: [ObjectIdentifier: ObjectScene] = [:]
  private var ownScenes: [ObjectIdentifier: ObjectScene] = [:]
  /// The places where each type's objects are put, by the type's name.
  private(set) lazy var users = uses()
  private(set) lazy var makings = allMakings()
  private(set) lazy var valueNames = namedAsValues()
  /// The names of objects, such as `titleLabel`, whose colors other types set.
  private(set) lazy var outside: Set<String> = OutsideWrites.all(in: table)
  private(set) lazy var titles = TitleUses(in: table)
  private(set) lazy var outsidePaints = OutsidePaints(self)

  static let elsewhere = "another function or type that sets this colour, too, does not run"

  private let join: OutletJoin
  private(set) var places = OutletPlaces()
  /// The objects whose colors code sets, as `Class.outlet`.
  private(set) var coded: Set<String> = []

  /// The objects that code takes out of where a file has them, as `Class.outlet`, and those out of which it takes all others, as
  /// `Class.outlet.subviews`.
  private(set) var removed: Set<String> = []

  /// Whether this is the reading of what there is before any closure has run that somebody keeps.
  private let isFirst: Bool
  /// Whether functions that are given colors are read by themselves alone.
  private let isApart: Bool
  /// Whether the code that was read has such functions.
  private(set) var hasGiven = false
  /// Whether the code that was read has such closures.
  private(set) var hasMoments = false

  init(table: DeclarationTable, colors: ColorReading, outlets: [OutletTree] = []) {
    (self.table, self.colors, isFirst, isApart) = (table, colors, false, false)
    join = OutletJoin(outlets)
  }

  /// Reads the same code once more, as if none of its closures that somebody keeps had run.
  init(before later: OutletReading) {
    (table, colors, join, isFirst, isApart) = (later.table, later.colors, later.join, true, false)
    rawTrees = later.rawTrees.filter(\.value.moments.isEmpty)
    wholeTrees = later.wholeTrees.filter(\.value.moments.isEmpty)
  }

  /// Reads the same code once more, with the functions that are given colors by themselves: what they paint in colors of their own is
  /// the same in all of their calls, each of which would make the others doubtful.
  init(apartFrom calls: OutletReading) {
    (table, colors, join, isFirst, isApart) = (calls.table, calls.colors, calls.join, false, true)
    rawTrees = calls.rawTrees.filter { !$0.value.hasGiven }
    wholeTrees = calls.wholeTrees.filter { !$0.value.hasGiven }
  }

  func read(_ record: TypeRecord) {
    guard record.kind == .classType else { return readFunctions(of: record) }
    let scene = scene(of: record)
    // A type that paints nothing may have views that paint themselves, and lie in another type's.
    guard !scene.tree.events.isEmpty || !scene.tree.parents.isEmpty else { return }
    read(scene)
    strays += StrayReading.strays(rawTree(of: record), table)
  }

  private func read(_ scene: ObjectScene) {
    for event in scene.effective.events where event.attribute != .background {
      // A function that styles what it is given is walked through where it is called.
      if let span = scene.tree.spans[event.function], outsidePaints.inlined.contains(span) { continue }
      meet(event, scene)
    }
    for event in defaults(scene) { meet(event, scene) }
    for event in inheritedTints(scene) { meet(event, scene) }
    meetOwnInks(scene)
  }

  /// Reads code of types that are no classes, and of extensions of the system's: each function by itself where `self`
  /// is another object each time.
  private func readFunctions(of record: TypeRecord) {
    for tree in functionTrees(of: record) where !tree.events.isEmpty { read(ObjectScene(tree, record)) }
  }

  /// Reads functions that no type has.
  func readGlobals() {
    for tree in globalTrees { read(ObjectScene(tree, table.foreignScope)) }
  }

  private(set) lazy var globalTrees: [ObjectTree] = table.allGlobalFunctions.compactMap { function, _ in
    guard ObjectWalk.paints(function.body ?? []) else { return nil }
    return noted(walk(table.foreignScope).walk(only: function))
  }

  func functionTrees(of record: TypeRecord) -> [ObjectTree] {
    switch record.kind {
    case .classType: return [rawTree(of: record)]
    case .structure where record.declaration == nil, .protocolType:
      let functions = record.functions.sorted { $0.key < $1.key }.flatMap(\.value).compactMap {
        function -> ObjectTree? in
        guard ObjectWalk.paints(function.body ?? []) else { return nil }
        let walk = walk(record)
        if !function.isStatic, ObjectWalk.isView(record.name) { walk.receiver = .own }
        return noted(walk.walk(only: function))
      }
      let properties = record.properties.compactMap { property, _ -> ObjectTree? in
        guard ObjectWalk.paints(property.madeBy ?? []) else { return nil }
        return noted(walk(record).walk(only: property))
      }
      return functions + properties
    default: return [rawTree(of: record)]
    }
  }

  // MARK: - Trees

  /// Returns what the code of a type does, without storyboards and other types.
  func rawTree(of record: TypeRecord) -> ObjectTree {
    if let known = rawTrees[ObjectIdentifier(record)] { return known }
    let tree = noted(walk(record).walk())
    rawTrees[ObjectIdentifier(record)] = tree
    return tree
  }

  /// Returns what the code of a type and of its superclasses does.
  private func wholeTree(of record: TypeRecord) -> ObjectTree {
    guard inheritsViews(record) else { return rawTree(of: record) }
    if let known = wholeTrees[ObjectIdentifier(record)] { return known }
    let tree = noted(walk(record, inherits: true).walk())
    wholeTrees[ObjectIdentifier(record)] = tree
    return tree
  }

  /// How much code is walked through again with classes that inherit it: the paints and views of a class, times the classes below it.
  private static let mostInherited = 20_000

  /// Whether code that a class inherits paints views, or puts views into others, and can be read as its own.
  func inheritsViews(_ record: TypeRecord) -> Bool {
    guard record.kind == .classType, record.superclass != nil else { return false }
    if let known = inheriting[ObjectIdentifier(record)] { return known }
    let line = ObjectWalk.line(of: record)
    let work = line.dropLast().map { one -> Int in
      let tree = rawTree(of: one)
      return (tree.events.count + tree.parents.count) * heirs(of: one).count
    }.reduce(0, +)
    let result = work > 0 && work <= Self.mostInherited && !ObjectWalk.haveRivals(line)
    inheriting[ObjectIdentifier(record)] = result
    return result
  }

  private lazy var heirs: [ObjectIdentifier: [TypeRecord]] = table.types.reduce(into: [:]) { heirs, type in
    guard type.kind == .classType else { return }
    for one in type.classLine.dropFirst() { heirs[ObjectIdentifier(one), default: []].append(type) }
  }

  private func walk(_ record: TypeRecord, inherits: Bool = false) -> ObjectWalk {
    let walk = ObjectWalk(record, inherits: inherits, colors: colors, isFirst: isFirst)
    walk.tree.isApart = isApart
    return walk
  }

  private func noted(_ tree: ObjectTree) -> ObjectTree {
    if !tree.moments.isEmpty { hasMoments = true }
    if tree.hasGiven { hasGiven = true }
    return tree
  }

  func tree(of record: TypeRecord) -> ObjectTree { scene(of: record).tree }

  func scene(of record: TypeRecord) -> ObjectScene {
    if let known = scenes[ObjectIdentifier(record)] { return known }
    var tree = wholeTree(of: record)
    adoptParts(&tree, of: record)
    leaveToMakers(&tree, of: record)
    tree.events += outsidePaints.events(for: record)
    let names = [record.name] + heirs(of: record).map(\.name)
    let changed =
      tree.events.filter { $0.object != "self" || $0.attribute != .tint }.map(\.object) + tree.covered
      + tree.parents.keys
      + ((rawTree(of: record).doubts["self"] != nil) ? ["self"] : [])
    for object in changed where !object.contains(":") {
      for name in names { coded.insert("\(name).\(OutletJoin.property(object))") }
    }
    for name in names {
      removed.formUnion(tree.removed.map { "\(name).\(OutletJoin.property($0))" })
      removed.formUnion(tree.emptied.map { "\(name).\(OutletJoin.property($0)).subviews" })
    }
    let inherited = record.superclass.map { painted(by: $0) } ?? []
    join.join(&tree, of: record.name, inherited: inherited, &places)
    tree.doubtColorsOfFile()
    let scene = ObjectScene(tree, record)
    scenes[ObjectIdentifier(record)] = scene
    return scene
  }

  /// Returns the objects of a type with what its own code alone does to them.
  func ownScene(of record: TypeRecord) -> ObjectScene {
    if let known = ownScenes[ObjectIdentifier(record)] { return known }
    let scene = ObjectScene(rawTree(of: record), record)
    ownScenes[ObjectIdentifier(record)] = scene
    return scene
  }

  /// Returns the classes that inherit from a class.
  func heirs(of record: TypeRecord) -> [TypeRecord] { heirs[ObjectIdentifier(record)] ?? [] }

  /// Returns what the code of a class and of its superclasses paints.
  private func painted(by record: TypeRecord) -> Set<OutletJoin.Key> {
    record.classLine.reduce(into: []) { keys, one in
      for event in rawTree(of: one).events {
        keys.insert(OutletJoin.Key(object: event.object, attribute: event.attribute))
      }
    }
  }

  /// Whether a storyboard or a xib has views of a class.
  func isInFile(_ record: TypeRecord) -> Bool { join.names(record.name) }

  func note(_ one: Sighted) { sighted.append(one) }
}
