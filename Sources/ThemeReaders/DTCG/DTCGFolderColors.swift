import JSONText
import ThemeModel

/// The colors that each of several files sets, as numbers of one table of paths. Lengths and weights, which many files repeat,
/// say nothing about themes.
struct DTCGFolderColors {
  /// For each file, its colors, each once.
  private(set) var paths: [[Int32]] = []

  private enum Kind {
    case unknown
    case color
    case other
    case alias(Int32)
  }

  /// - Parameter leavesAlikeShadows: Whether shadows whose colors are the same in all files count as lengths.
  init(_ trees: [DTCGTree], leavesAlikeShadows: Bool = false) {
    var table = PathTable(capacity: trees.map(\.paths.count).max() ?? 8)
    var kinds: [Kind] = []
    var declared: [[Int32]] = []
    var shadows = AlikeShadows()
    for tree in trees {
      var numbers: [Int32] = []
      numbers.reserveCapacity(tree.declarations.count)
      func enter(_ path: Int32) -> Int32 {
        let number = table.number(of: path, in: tree.paths)
        while kinds.count <= Int(number) { kinds.append(.unknown) }
        return number
      }
      for declaration in tree.declarations {
        let number = enter(declaration.path)
        numbers.append(number)
        if leavesAlikeShadows { shadows.add(declaration, of: tree, at: number) }
        if case .color = kinds[Int(number)] { continue }
        kinds[Int(number)] = DTCGFolderColors.kind(of: declaration, in: tree, enter)
      }
      declared.append(numbers)
    }
    for path in shadows.paths { kinds[Int(path)] = .other }
    paths = declared.map { numbers in numbers.filter { DTCGFolderColors.isColor($0, kinds, table) } }
  }

  private static func kind(of declaration: DTCGDeclaration, in tree: DTCGTree, _ enter: (Int32) -> Int32) -> Kind {
    switch declaration.value {
    case .color, .ready: return .color
    case .reference(let target):
      if let type = declaration.ownType { return type.holdsColors ? .color : .other }
      return declaration.hasForeignType ? .other : .alias(enter(target))
    case .pending:
      let type = declaration.ownType ?? declaration.groupType
      if let type { return type.holdsColors ? .color : .other }
      let guess = DTCGGuess.type(of: tree.node(of: declaration), path: tree.path(of: declaration))
      return guess == nil ? .other : .color
    case .colorless: return .other
    }
  }

  /// Reports whether a path is a color. An alias that leads out of the files may be one, unless it names something else.
  private static func isColor(_ path: Int32, _ kinds: [Kind], _ table: PathTable) -> Bool {
    var path = path
    for _ in 0..<64 {
      switch kinds[Int(path)] {
      case .color: return true
      case .unknown: return !DTCGGuess.speaksOfOtherThings(table[path])
      case .other: return false
      case .alias(let target): path = target
      }
    }
    return false
  }
}

/// Shadows that several files set with the same colors, and so differ in lengths alone: flat and lifted ones.
private struct AlikeShadows {
  private struct Found {
    var colors: [String]
    var count = 1
    var areAlike = true
  }

  private var found: [Int32: Found] = [:]

  var paths: [Int32] { found.filter { $0.value.areAlike && $0.value.count > 1 }.map(\.key) }

  mutating func add(_ declaration: DTCGDeclaration, of tree: DTCGTree, at path: Int32) {
    let isShadow = (declaration.ownType ?? declaration.groupType) == .shadow
    guard isShadow || found[path] != nil else { return }
    let colors = Self.colors(in: tree.node(of: declaration))
    guard var known = found[path] else {
      found[path] = Found(colors: colors)
      return
    }
    known.count += 1
    known.areAlike = known.areAlike && isShadow && known.colors == colors
    found[path] = known
  }

  /// Returns the texts of its colors, each once; that of the whole value where no part is called a color.
  private static func colors(in node: JSONNode) -> [String] {
    let parts = (node.isArray ? Array(node.elements) : [node]).map { part in
      part["color"].map { $0.string?.lowercased() ?? $0.rawText } ?? part.rawText
    }
    return Set(parts).sorted()
  }
}
