/// The colors of one variant, one per token of the report.
public struct TokenColors: Sendable {
  private var storage: Storage

  private enum Storage: Sendable {
    case listed([TokenColor])
    case shared(ColorTable, ThemeColors.Row)
  }

  public init(_ colors: [TokenColor]) {
    storage = .listed(colors)
  }

  /// Refers to a row of a theme's colors.
  public init(_ table: ColorTable, _ row: ThemeColors.Row) {
    storage = .shared(table, row)
  }

  /// The table that the colors come from, unless they are a list of their own.
  var shared: (table: ColorTable, row: ThemeColors.Row)? {
    if case .shared(let table, let row) = storage { (table, row) } else { nil }
  }

  /// What a token is, without where that comes from.
  func state(of token: Int) -> TokenColor.State {
    switch storage {
    case .listed(let colors): colors[token].state
    case .shared(let table, let row): row.values[token] < 0 ? .absent : table.values[Int(row.values[token])]
    }
  }

  public mutating func append(_ color: TokenColor) {
    change { $0.append(color) }
  }

  /// Changes the colors as a list of its own, of which no second copy exists in the meantime.
  private mutating func change(_ body: (inout [TokenColor]) -> Void) {
    var colors: [TokenColor]
    if case .listed(let own) = storage { colors = own } else { colors = Array(self) }
    storage = .listed([])
    body(&colors)
    storage = .listed(colors)
  }
}

extension TokenColors: RandomAccessCollection, MutableCollection {
  public var startIndex: Int { 0 }

  public var endIndex: Int {
    switch storage {
    case .listed(let colors): colors.count
    case .shared(_, let row): row.values.count
    }
  }

  public subscript(token: Int) -> TokenColor {
    get {
      switch storage {
      case .listed(let colors): colors[token]
      case .shared(let table, let row): TokenColor(table, value: row.values[token], link: row.chains[token])
      }
    }
    set { change { $0[token] = newValue } }
  }
}

extension TokenColors: Hashable {
  public static func == (a: TokenColors, b: TokenColors) -> Bool { a.elementsEqual(b) }

  public func hash(into hasher: inout Hasher) {
    for color in self { hasher.combine(color) }
  }
}

extension TokenColors: ExpressibleByArrayLiteral {
  public init(arrayLiteral colors: TokenColor...) {
    self.init(colors)
  }
}
