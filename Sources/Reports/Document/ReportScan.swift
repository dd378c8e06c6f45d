import JSONText

/// Finds the long lists of a report in its bytes, which come piece by piece, and puts everything else together.
///
/// It knows strings and brackets and nothing more: whether what it finds is JSON, and a report, is for those to say who read it.
struct ReportScan {
  /// Members of the document whose elements are left where they are.
  private enum List: CaseIterable {
    case palettes
    case variants
    case causes

    var name: StaticString {
      switch self {
      case .palettes: "palettes"
      case .variants: "variants"
      case .causes: "causes"
      }
    }
  }

  /// The document without those elements. In place of a palette and of a cause stands a zero; a variant keeps what is said of
  /// itself, and its lists are empty.
  private(set) var outline: [UInt8] = []
  private(set) var palettes: [Range<Int>] = []
  private(set) var variants: [Range<Int>] = []
  private(set) var causes: [Range<Int>] = []

  /// The members of a variant that say what its colors and pairs are.
  private static let listsOfVariant: [StaticString] = ["colors", "chains", "ratios", "pairs", "matrix"]

  /// How many bytes came before this piece.
  private var passed = 0
  private var depth = 0
  private var isInString = false
  private var isEscaped = false
  /// The last string of an object whose members matter.
  private var key: [UInt8] = []
  /// The list that is open.
  private var list: List?
  /// Where its open element begins.
  private var start = 0
  /// What lies deeper than this is left out.
  private var shownDepth = Int.max

  mutating func add(_ piece: UnsafeBufferPointer<UInt8>) {
    // What is kept is copied run by run.
    var kept = 0
    var index = 0
    while index < piece.count {
      if isInString {
        if !isEscaped, !isAmongMembers { index = ReportScan.endOfPlainText(in: piece, from: index) }
        guard index < piece.count else { break }
        pass(piece[index])
      } else {
        index = ReportScan.nextMark(in: piece, from: index)
        guard index < piece.count else { break }
        switch piece[index] {
        case UInt8(ascii: "\""):
          isInString = true
          if isAmongMembers { key.removeAll(keepingCapacity: true) }
        case UInt8(ascii: "{"), UInt8(ascii: "["): open(piece[index], at: index, in: piece, &kept)
        default: close(at: index, &kept)
        }
      }
      index += 1
    }
    if depth <= shownDepth { outline += piece[kept...] }
    passed += piece.count
  }

  /// The next quote or bracket.
  private static func nextMark(in piece: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while index < piece.count {
      let byte = piece[index]
      // With this bit, square brackets are curly ones.
      if byte == UInt8(ascii: "\"") || byte | 0x20 == UInt8(ascii: "{") || byte | 0x20 == UInt8(ascii: "}") { break }
      index += 1
    }
    return index
  }

  private static func endOfPlainText(in piece: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while index < piece.count, piece[index] != UInt8(ascii: "\""), piece[index] != UInt8(ascii: "\\") { index += 1 }
    return index
  }

  /// Here the last string may be the key of a list.
  private var isAmongMembers: Bool { depth == 1 || depth == 3 && list == .variants }

  @inline(__always)
  private mutating func pass(_ byte: UInt8) {
    if isEscaped {
      isEscaped = false
    } else if byte == UInt8(ascii: "\\") {
      isEscaped = true
    } else if byte == UInt8(ascii: "\"") {
      isInString = false
      return
    }
    if isAmongMembers { key.append(byte) }
  }

  private mutating func open(_ byte: UInt8, at index: Int, in piece: UnsafeBufferPointer<UInt8>, _ kept: inout Int) {
    depth += 1
    guard shownDepth == .max else { return }
    if depth == 2, byte == UInt8(ascii: "[") {
      list = List.allCases.first { isKey($0.name) }
    } else if depth == 3, byte == UInt8(ascii: "{"), let list {
      start = passed + index
      guard list != .variants else { return }
      outline += piece[kept..<index]
      outline.append(UInt8(ascii: "0"))
      shownDepth = 2
    } else if depth == 4, list == .variants, Self.listsOfVariant.contains(where: isKey) {
      outline += piece[kept...index]
      shownDepth = 3
    }
  }

  private mutating func close(at index: Int, _ kept: inout Int) {
    depth -= 1
    if depth == shownDepth {
      shownDepth = .max
      // The bracket of a variant's list closes it, too; that of an element is part of it.
      kept = depth == 2 ? index + 1 : index
    }
    guard shownDepth == .max else { return }
    if depth == 2 {
      switch list {
      case .palettes: palettes.append(start..<passed + index + 1)
      case .variants: variants.append(start..<passed + index + 1)
      case .causes: causes.append(start..<passed + index + 1)
      case nil: break
      }
    } else if depth == 1 {
      list = nil
    }
  }

  private func isKey(_ name: StaticString) -> Bool {
    key.elementsEqual(UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
  }
}
