/// A glob over names with dots: `*` is anything within a segment, `**` anything, `?` one character, `{a,b}` either.
/// Case does not count.
public struct PathGlob: Hashable, Sendable {
  public let text: String
  /// One for each way of choosing between alternatives.
  private let forms: [GlobForm]

  private static let mostForms = 256

  public init(_ text: String) {
    self.text = text
    forms = PathGlob.expanded(text.unicodeScalars.map(GlobForm.folded)).map(GlobForm.init)
  }

  public func matches(_ name: String) -> Bool {
    forms.contains { $0.matches(name) }
  }

  /// A brace without its partner is a character like any other.
  private static func expanded(_ text: [Unicode.Scalar]) -> [[Unicode.Scalar]] {
    var pending = [text]
    var finished: [[Unicode.Scalar]] = []
    while let next = pending.popLast() {
      guard finished.count + pending.count < mostForms, let close = next.firstIndex(of: "}"),
        let open = next[..<close].lastIndex(of: "{")
      else {
        finished.append(next)
        continue
      }
      for choice in next[(open + 1)..<close].split(separator: ",", omittingEmptySubsequences: false) {
        pending.append(Array(next[..<open]) + choice + next[(close + 1)...])
      }
    }
    return finished
  }
}

/// One way of choosing between a glob's alternatives.
private struct GlobForm: Hashable, Sendable {
  private enum Piece: Hashable, Sendable {
    case scalar(Unicode.Scalar)
    case one
    case star
    case doubleStar
  }

  private let pieces: [Piece]

  init(_ text: [Unicode.Scalar]) {
    var pieces: [Piece] = []
    for scalar in text {
      switch scalar {
      case "*" where pieces.last == .star || pieces.last == .doubleStar: pieces[pieces.count - 1] = .doubleStar
      case "*": pieces.append(.star)
      case "?": pieces.append(.one)
      default: pieces.append(.scalar(scalar))
      }
    }
    self.pieces = pieces
  }

  /// Walks both, and goes back to the last `**`, and to the last `*` since, when it fails: never further, as an earlier
  /// star could only give what the later one can.
  func matches(_ name: String) -> Bool {
    let scalars = name.unicodeScalars
    var place = scalars.startIndex
    var piece = 0
    var star: (piece: Int, place: String.Index)?
    var doubleStar: (piece: Int, place: String.Index)?
    while true {
      if piece < pieces.count {
        switch pieces[piece] {
        case .star:
          star = (piece + 1, place)
          piece += 1
          continue
        case .doubleStar:
          doubleStar = (piece + 1, place)
          star = nil
          piece += 1
          continue
        case .one where place < scalars.endIndex && scalars[place] != ".":
          piece += 1
          place = scalars.index(after: place)
          continue
        case .scalar(let expected) where place < scalars.endIndex && GlobForm.folded(scalars[place]) == expected:
          piece += 1
          place = scalars.index(after: place)
          continue
        default:
          break
        }
      } else if place == scalars.endIndex {
        return true
      }
      if let last = star, last.place < scalars.endIndex, scalars[last.place] != "." {
        place = scalars.index(after: last.place)
        piece = last.piece
        star = (piece, place)
      } else if let last = doubleStar, last.place < scalars.endIndex {
        place = scalars.index(after: last.place)
        piece = last.piece
        doubleStar = (piece, place)
        star = nil
      } else {
        return false
      }
    }
  }

  @inline(__always)
  static func folded(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    if scalar.isASCII {
      return scalar >= "A" && scalar <= "Z" ? Unicode.Scalar(UInt8(scalar.value) + 32) : scalar
    }
    let lowered = scalar.properties.lowercaseMapping.unicodeScalars
    return lowered.count == 1 ? lowered.first ?? scalar : scalar
  }
}
