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

  init(_ trees: [DTCGTree]) {
    var table = PathTable(capacity: trees.map(\.paths.count).max() ?? 8)
    var kinds: [Kind] = []
    var declared: [[Int32]] = []
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
        if case .color = kinds[Int(number)] { continue }
        kinds[Int(number)] = DTCGFolderColors.kind(of: declaration, in: tree, enter)
      }
      declared.append(numbers)
    }
    paths = declared.map { numbers in numbers.filter { DTCGFolderColors.isColor($0, kinds) } }
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

  /// Reports whether a path is a color. An alias that leads out of the files may be one.
  private static func isColor(_ path: Int32, _ kinds: [Kind]) -> Bool {
    var path = path
    for _ in 0..<64 {
      switch kinds[Int(path)] {
      case .color, .unknown: return true
      case .other: return false
      case .alias(let target): path = target
      }
    }
    return false
  }
}
