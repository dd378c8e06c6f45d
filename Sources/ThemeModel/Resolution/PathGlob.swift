/// A glob over names with dots: `*` matches anything within a segment, `**` matches anything, `?` matches one
/// character, and `{a,b}` matches either. Case is ignored.
public struct PathGlob: Hashable, Sendable {
  public let text: String
  /// One form for each choice of alternatives.
  private let forms: [GlobForm]

  private static let mostForms = 256

  public init(_ text: String) {
    self.text = text
    forms = PathGlob.expanded(text.unicodeScalars.map(GlobForm.folded)).map(GlobForm.init)
  }

  public func matches(_ name: String) -> Bool {
    forms.contains { $0.matches(name) }
  }

  /// Expands alternatives. A brace without its partner is an ordinary character.
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

/// A glob with one choice of its alternatives.
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

  /// Matches from left to right. On a mismatch, goes back to the last `*` since the last `**`, and then to the last
  /// `**`. It never goes further back, because an earlier star could only match what the later one can.
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
