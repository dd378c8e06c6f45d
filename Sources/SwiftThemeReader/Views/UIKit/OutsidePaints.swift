/// Colors that the code of one type sets on the views of another: `cell.title.textColor = x`, where `cell` is a `Cell`.
struct OutsidePaints {
  private struct Found {
    var event: PaintEvent
    var painter: String
  }

  private var byType: [String: [Found]] = [:]
  /// Objects on which code sets the background in cells of any class: in `willDisplay`.
  private var anyCell: [String: Set<String>] = [:]

  /// The functions that are walked through in place of their calls, anywhere.
  private(set) var inlined: Set<Span> = []

  private static let cells: Set = [
    "UITableViewCell", "UICollectionViewCell", "UICollectionReusableView", "UITableViewHeaderFooterView",
  ]

  init(_ reading: OutletReading) {
    var number = 1_000_000
    func take(_ tree: ObjectTree, of painter: String) {
      inlined.formUnion(tree.inlined)
      // What a function sets on one object takes the place of nothing that it sets on another.
      var functions: [String: Int] = [:]
      for event in tree.events {
        guard let (type, object, rest) = Self.target(event.object, tree) else { continue }
        let key = "\(event.function) \(object)"
        if functions[key] == nil {
          number += 1
          functions[key] = number
        }
        var own = event
        own.object = rest
        own.function = functions[key] ?? number
        own.moment = 0
        own.phase = .other
        own.ink = event.ink.given(event.facts)
        own.facts = Facts()
        own.isFromOutside = true
        (own.painter, own.paintedObject) = (painter, object)
        own.assumption = event.assumption ?? "the colours that `\(painter)` sets are those that are shown"
        if Self.cells.contains(type) {
          if event.attribute == .background { anyCell[type, default: []].insert(rest) }
        } else {
          byType[type, default: []].append(Found(event: own, painter: painter))
        }
      }
    }
    for type in reading.table.types {
      for tree in reading.functionTrees(of: type) { take(tree, of: type.name) }
    }
    for tree in reading.globalTrees { take(tree, of: "a function") }
  }

  /// Returns the type of the object that an event's object is a part of, and the name that the part has there.
  private static func target(_ object: String, _ tree: ObjectTree) -> (type: String, object: String, rest: String)? {
    let parts = object.split(separator: ".", omittingEmptySubsequences: false)
    for count in 1...parts.count {
      let prefix = parts[..<count].joined(separator: ".")
      guard prefix != "self", let type = tree.types[prefix] else { continue }
      if KitClasses.isKit(type), !cells.contains(type) { return nil }
      let rest = parts[count...].joined(separator: ".")
      // Parts that every view has are the object's own.
      if ["titleLabel", "imageView", "layer", "configuration"].contains(rest) { return nil }
      return (type, prefix, rest.isEmpty ? "self" : rest)
    }
    return nil
  }

  /// Returns the colors that other types set on the objects of a type.
  func events(for record: TypeRecord) -> [PaintEvent] {
    guard record.kind == .classType else { return [] }
    return record.classLine.flatMap { byType[$0.name] ?? [] }.map(\.event)
  }

  func paintsAnyCell(_ object: String, of record: TypeRecord) -> Bool {
    record.classLine.flatMap(\.foreignParents).contains { anyCell[$0]?.contains(object) == true }
  }
}
