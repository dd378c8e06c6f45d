import ColorScience
import ThemeModel

/// The distinct values of a theme. Nearly all are plain colors, and only those need to be many.
public struct ValueList: Sendable {
  /// One a value; any color where the value is something else.
  private var colors: KeptArray<Color>
  /// By value, as an index.
  private var others: [Int: TokenColor.State] = [:]

  public init(_ states: [TokenColor.State] = []) {
    var colors: [Color] = []
    colors.reserveCapacity(states.count)
    for (index, state) in states.enumerated() {
      if case .color(let color) = state {
        colors.append(color)
      } else {
        colors.append(Color(.srgb, 0, 0, 0))
        others[index] = state
      }
    }
    self.colors = KeptArray(colors)
  }

  /// Returns the values with places relative to another folder. Colors have none.
  func placed(by move: PlaceMove) -> ValueList {
    var list = self
    list.others = others.mapValues(move.state)
    return list
  }

  var bytesInMemory: Int { colors.bytesInMemory }

  mutating func move(to spool: any ByteSpool) { colors.move(to: spool) }
}

extension ValueList: RandomAccessCollection {
  public var startIndex: Int { 0 }

  public var endIndex: Int { colors.count }

  public subscript(index: Int) -> TokenColor.State {
    if !others.isEmpty, let other = others[index] { return other }
    return .color(colors[index])
  }
}
