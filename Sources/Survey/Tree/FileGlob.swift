/// A glob over paths with slashes: `*` within a name, `**` for any folders, `?`, `[a-z]`, `{a,b}`.
public struct FileGlob: Equatable, Sendable {
  public let text: String
  private let forms: [[[Piece]]]

  private enum Piece: Equatable, Sendable {
    case byte(UInt8)
    case one
    case star
    case set([ClosedRange<UInt8>], isNegated: Bool)
  }

  /// Returns whether a path has wildcards. A file with that exact name takes precedence over the glob.
  public static func isGlob(_ path: String) -> Bool {
    path.utf8.contains { "*?[{".utf8.contains($0) }
  }

  public init(_ text: String) {
    self.text = text
    forms = Self.expanded(Array(text.utf8)).map { form in
      form.split(separator: UInt8(ascii: "/")).map(Self.pieces)
    }
  }

  /// The folder that contains everything it can match: `themes` for `themes/*/x.json`.
  public var base: String {
    let folders = text.split(separator: "/", omittingEmptySubsequences: false)
    return folders.prefix { !Self.isGlob(String($0)) }.joined(separator: "/")
  }

  /// Returns whether it matches a path, both relative to the same folder.
  public func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").map { Array($0.utf8) }
    return forms.contains { Self.matches($0[...], names[...]) }
  }

  private static func matches(_ pattern: ArraySlice<[Piece]>, _ names: ArraySlice<[UInt8]>) -> Bool {
    // Tracks which prefixes of the pattern can end at each name. Without backtracking, no input is slow.
    let pattern = Array(pattern)
    var states = closure([true] + [Bool](repeating: false, count: pattern.count), pattern)
    for name in names {
      var next = [Bool](repeating: false, count: pattern.count + 1)
      for index in pattern.indices where states[index] {
        if pattern[index] == [.star, .star] {
          next[index] = true
        } else if matches(pattern[index], name) {
          next[index + 1] = true
        }
      }
      states = closure(next, pattern)
    }
    return states[pattern.count]
  }

  /// Adds the states after a `**` that matches no folder.
  private static func closure(_ states: [Bool], _ pattern: [[Piece]]) -> [Bool] {
    var states = states
    for index in pattern.indices where states[index] && pattern[index] == [.star, .star] { states[index + 1] = true }
    return states
  }

  private static func matches(_ pattern: [Piece], _ name: [UInt8]) -> Bool {
    var piece = 0
    var place = 0
    var star: (piece: Int, place: Int)?
    while place < name.count {
      if piece < pattern.count, pattern[piece] == .star {
        star = (piece, place)
        piece += 1
      } else if piece < pattern.count, accepts(pattern[piece], name[place]) {
        piece += 1
        place += 1
      } else if let last = star {
        star = (last.piece, last.place + 1)
        piece = last.piece + 1
        place = last.place + 1
      } else {
        return false
      }
    }
    return pattern[piece...].allSatisfy { $0 == .star }
  }

  private static func accepts(_ piece: Piece, _ byte: UInt8) -> Bool {
    switch piece {
    case .byte(let expected): expected == byte
    case .one: true
    case .star: false
    case .set(let ranges, let isNegated): ranges.contains { $0.contains(byte) } != isNegated
    }
  }

  private static func pieces(_ text: ArraySlice<UInt8>) -> [Piece] {
    var pieces: [Piece] = []
    var rest = text
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "*"): pieces.append(.star)
      case UInt8(ascii: "?"): pieces.append(.one)
      case UInt8(ascii: "["):
        if let set = takeSet(&rest) { pieces.append(set) } else { pieces.append(.byte(byte)) }
      default: pieces.append(.byte(byte))
      }
    }
    return pieces
  }

  /// Reads a set in brackets. Returns `nil`, and leaves `rest` unchanged, if no bracket closes it.
  private static func takeSet(_ rest: inout ArraySlice<UInt8>) -> Piece? {
    var body = rest
    let isNegated = body.first == UInt8(ascii: "!") || body.first == UInt8(ascii: "^")
    if isNegated { body.removeFirst() }
    var ranges: [ClosedRange<UInt8>] = []
    while let low = body.popFirst() {
      if low == UInt8(ascii: "]"), !ranges.isEmpty {
        rest = body
        return .set(ranges, isNegated: isNegated)
      }
      if body.first == UInt8(ascii: "-"), let high = body.dropFirst().first, high != UInt8(ascii: "]"), high >= low {
        body.removeFirst(2)
        ranges.append(low...high)
      } else {
        ranges.append(low...low)
      }
    }
    return nil
  }

  private static func expanded(_ text: [UInt8]) -> [[UInt8]] {
    var pending = [text]
    var finished: [[UInt8]] = []
    while let next = pending.popLast() {
      guard finished.count + pending.count < 256, let close = next.firstIndex(of: UInt8(ascii: "}")),
        let open = next[..<close].lastIndex(of: UInt8(ascii: "{"))
      else {
        finished.append(next)
        continue
      }
      for choice in next[(open + 1)..<close].split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
        pending.append(next[..<open] + Array(choice) + next[(close + 1)...])
      }
    }
    return finished
  }
}
