import Synchronization
import ThemeModel
import Threads

/// Finds the tokens that an app never names after their definitions, in code, as a text, or in a storyboard.
///
/// Words are compared without regard to what they refer to: any word of the token's last name is a mention. So a token without a
/// mention is used nowhere, while one with mentions may still be unused.
public enum TokenMentions {
  /// Returns the tokens that no file mentions. Empty unless the files contain the entry of an app: whoever uses a library's
  /// tokens is elsewhere.
  ///
  /// - Parameter files: Swift and Objective-C, storyboards and xibs
  public static func unmentioned(_ systems: [ThemeSystem], in files: [SourceFile], workers: Int = 2) -> Set<String> {
    guard haveEntry(files) else { return [] }
    let names = MentionedNames(systems)
    let found = Mutex<MentionScan.Found>(MentionScan.Found())
    DeepStack.forEach(files.count, workers: workers) { index in
      var scan = MentionScan(names, names.declared[files[index].name] ?? [:])
      files[index].bytes.withUnsafeBufferPointer { scan.read($0) }
      let result = scan.found
      found.withLock { $0.merge(result) }
    }
    let mentions = found.withLock { $0 }
    return names.paths(without: mentions)
  }

  /// Whether an app begins in one of the files.
  static func haveEntry(_ files: [SourceFile]) -> Bool {
    files.contains { file in
      !ViewFiles.isTest(file.name) && !ViewFiles.isSample(file.name) && AppEntry.isIn(file)
    }
  }
}

/// The names to look for.
private struct MentionedNames: Sendable {
  private struct Token: Sendable {
    var path: String
    /// The hashes of the forms of its last name.
    var hashes: [UInt64]
  }

  private let tokens: [Token]
  let wanted: Set<UInt64>
  /// In each file, by line, the names that are defined there. A word there is no mention of them.
  let declared: [String: [Int: Set<UInt64>]]

  init(_ systems: [ThemeSystem]) {
    var tokens: [String: Token] = [:]
    var declared: [String: [Int: Set<UInt64>]] = [:]
    for token in systems.flatMap(\.themes).flatMap(\.tokens) {
      if tokens[token.path] == nil {
        tokens[token.path] = Token(path: token.path, hashes: Self.forms(of: token.path).map(WordHash.of))
      }
      guard let hashes = tokens[token.path]?.hashes else { continue }
      for place in [token.place] + token.values.map(\.place) {
        declared[place.file, default: [:]][place.line, default: []].formUnion(hashes)
      }
    }
    self.tokens = Array(tokens.values)
    wanted = Set(self.tokens.flatMap(\.hashes))
    self.declared = declared
  }

  /// Returns the last name as code may write it: Xcode's symbols leave out `Color` at its end.
  private static func forms(of path: String) -> [String] {
    guard let last = path.split(whereSeparator: { $0 == "." || $0 == "/" }).last, last.utf8.allSatisfy({ $0 < 0x80 })
    else { return [] }
    let plain = TokenNames.plain(String(last))
    let short = ["color", "colour"].first { plain.hasSuffix($0) }.map { String(plain.dropLast($0.count)) }
    return [plain, short ?? ""].filter { !$0.isEmpty }
  }

  func paths(without found: MentionScan.Found) -> Set<String> {
    let left = tokens.filter { !$0.hashes.isEmpty && found.words.isDisjoint(with: $0.hashes) }.map(\.path)
    return Set(left.filter { path in !found.frames.contains { $0.fits(path) } })
  }
}

/// The words of one file.
private struct MentionScan {
  /// A text with interpolations, which may be any name that begins and ends like it.
  struct Frame: Hashable, Sendable {
    var start: String
    var end: String

    func fits(_ path: String) -> Bool {
      let whole = TokenNames.plain(path)
      let last = TokenNames.plain(path.split { $0 == "." || $0 == "/" }.last.map(String.init) ?? path)
      return [whole, last].contains {
        $0.utf8.count >= start.utf8.count + end.utf8.count && $0.hasPrefix(start) && $0.hasSuffix(end)
      }
    }
  }

  struct Found: Sendable {
    var words: Set<UInt64> = []
    var frames: Set<Frame> = []

    mutating func merge(_ other: Found) {
      words.formUnion(other.words)
      frames.formUnion(other.frames)
    }
  }

  private(set) var found = Found()
  private let names: MentionedNames
  private let declared: [Int: Set<UInt64>]
  private var line = 1

  /// A frame that tells less is a sentence, not a name.
  private static let leastFrame = 3

  init(_ names: MentionedNames, _ declared: [Int: Set<UInt64>]) {
    (self.names, self.declared) = (names, declared)
  }

  mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
    var index = 0
    read(bytes, from: &index, isInterpolation: false)
  }

  /// Reads code up to its end, or that of an interpolation.
  private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, from index: inout Int, isInterpolation: Bool) {
    var depth = 0
    // After `let`, `var`, `func` and `case`, a word is defined and not used. A case may be matched with its dot.
    var (isDefined, isCase) = (false, false)
    while index < bytes.count {
      let byte = bytes[index]
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      if Self.isWord(byte) {
        let start = index
        while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
        if !isDefined { mention(WordHash.of(bytes[start..<index])) }
        isCase = index - start == 4 && ViewFiles.matches(bytes, start, "case")
        isDefined =
          isCase || index - start == 4 && ViewFiles.matches(bytes, start, "func")
          || index - start == 3 && (ViewFiles.matches(bytes, start, "let") || ViewFiles.matches(bytes, start, "var"))
        continue
      }
      switch byte {
      case UInt8(ascii: "\n"): line += 1
      case UInt8(ascii: " "), UInt8(ascii: "`"): break
      case UInt8(ascii: ".") where isCase: break
      case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
        continue
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
        index += 2
        while index + 1 < bytes.count, bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/") {
          if bytes[index] == UInt8(ascii: "\n") { line += 1 }
          index += 1
        }
        index += 2
        continue
      case UInt8(ascii: "\""):
        (isDefined, isCase) = (false, false)
        if ViewFiles.matches(bytes, index, "\"\"\"") {
          index += 3
          readLines(bytes, from: &index)
        } else {
          index += 1
          readText(bytes, from: &index)
        }
        continue
      case UInt8(ascii: "("):
        (isDefined, isCase) = (false, false)
        depth += 1
      case UInt8(ascii: ")"):
        (isDefined, isCase) = (false, false)
        if isInterpolation, depth == 0 { return }
        depth -= 1
      default: (isDefined, isCase) = (false, false)
      }
      index += 1
    }
  }

  /// Reads a text of several lines from behind its quotation marks. Any word in it is a mention.
  private mutating func readLines(_ bytes: UnsafeBufferPointer<UInt8>, from index: inout Int) {
    while index < bytes.count, !ViewFiles.matches(bytes, index, "\"\"\"") {
      let start = index
      while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
      guard index == start else {
        mention(WordHash.of(bytes[start..<index]))
        continue
      }
      if bytes[index] == UInt8(ascii: "\n") { line += 1 }
      let isEscape = bytes[index] == UInt8(ascii: "\\")
      index += 1
      guard isEscape, index < bytes.count else { continue }
      if bytes[index] == UInt8(ascii: "\n") { line += 1 }
      index += 1
      guard bytes[index - 1] == UInt8(ascii: "(") else { continue }
      read(bytes, from: &index, isInterpolation: true)
      if index < bytes.count { index += 1 }
    }
    index = min(index + 3, bytes.count)
  }

  /// Whether a text is joined with another one by `+`, on one of its sides.
  private static func isJoined(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, by step: Int) -> Bool {
    var index = start
    while bytes.indices.contains(index), [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += step }
    return bytes.indices.contains(index) && bytes[index] == UInt8(ascii: "+")
  }

  /// Reads a text from behind its quotation mark, up to the next one or the end of the line.
  private mutating func readText(_ bytes: UnsafeBufferPointer<UInt8>, from index: inout Int) {
    let start = index
    var parts: [[UInt8]] = [[]]
    while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "\n") {
      guard bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count else {
        parts[parts.count - 1].append(bytes[index])
        index += 1
        continue
      }
      index += 2
      if bytes[index - 1] == UInt8(ascii: "(") {
        read(bytes, from: &index, isInterpolation: true)
        if index < bytes.count { index += 1 }
        parts.append([])
      }
    }
    if index < bytes.count, bytes[index] == UInt8(ascii: "\"") { index += 1 }
    // A format has the places of its values: `String(format: "row%@", name)`.
    if parts.count == 1, let place = parts[0].firstIndex(of: UInt8(ascii: "%")) {
      let behind = parts[0][place...].dropFirst().drop { $0 < 0x40 || $0 == UInt8(ascii: "l") }.dropFirst()
      parts = [Array(parts[0][..<place]), Array(behind)]
    }
    if Self.isJoined(bytes, from: index, by: 1) { parts.append([]) }
    if Self.isJoined(bytes, from: start - 2, by: -1) { parts.insert([], at: 0) }
    guard parts.count == 1 else { return frame(parts) }
    mention(WordHash.of(parts[0][...]))
    let end = parts[0].lastIndex { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ".") }
    if let end { mention(WordHash.of(parts[0][(end + 1)...])) }
  }

  private mutating func frame(_ parts: [[UInt8]]) {
    guard let first = parts.first, let last = parts.last else { return }
    let frame = Frame(
      start: TokenNames.plain(String(decoding: first, as: UTF8.self)),
      end: TokenNames.plain(String(decoding: last, as: UTF8.self)))
    if frame.start.utf8.count + frame.end.utf8.count >= Self.leastFrame { found.frames.insert(frame) }
  }

  private mutating func mention(_ hash: UInt64) {
    guard names.wanted.contains(hash), declared[line]?.contains(hash) != true else { return }
    found.words.insert(hash)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}

/// A hash of letters and digits, without case. Two words of one hash count as one, so that a token is rather used than not.
private enum WordHash {
  static func of(_ text: String) -> UInt64 { of(Array(text.utf8)[...]) }

  static func of(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { hash, byte in
      let isUpper = (0x41...0x5A).contains(byte)
      guard isUpper || (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) else { return hash }
      return (hash ^ UInt64(isUpper ? byte | 0x20 : byte)) &* 0x100_0000_01b3
    }
  }
}
