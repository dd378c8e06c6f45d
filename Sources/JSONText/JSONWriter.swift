/// Writes JSON incrementally into bytes. The output is deterministic, with the fewest digits that read back as the same
/// number.
///
///     var writer = JSONWriter(.pretty)
///     writer.object { writer in
///       writer.member("ratio", 4.5)
///       writer.key("layers")
///       writer.array(inline: true) { $0.value("#fff") }
///     }
public struct JSONWriter: Sendable {
  public enum Style: Hashable, Sendable {
    /// No white space.
    case compact
    /// A line for each member, indented by two spaces for each level.
    case pretty
    /// Like `pretty`, but without white space inside a single line.
    case rows
  }

  public internal(set) var bytes: [UInt8] = []
  private let style: Style
  /// Whether to also escape everything that could end a `<script>` element or a line of JavaScript.
  let isSafeInScript: Bool
  private var levels: [Level] = []
  private var isAfterKey = false

  private struct Level {
    var isInline: Bool
    var isEmpty = true
    var closing: UInt8
  }

  public init(_ style: Style = .compact, safeInScript: Bool = false, reserving capacity: Int = 0) {
    self.style = style
    isSafeInScript = safeInScript
    bytes.reserveCapacity(capacity)
  }

  // MARK: - Containers

  /// Begins an object. An `inline` object is on one line, also in the pretty style.
  public mutating func beginObject(inline: Bool = false) {
    begin(UInt8(ascii: "{"), closing: UInt8(ascii: "}"), inline: inline)
  }

  public mutating func beginArray(inline: Bool = false) {
    begin(UInt8(ascii: "["), closing: UInt8(ascii: "]"), inline: inline)
  }

  /// Ends the innermost object or array.
  public mutating func end() {
    guard let level = levels.popLast() else { return }
    if !level.isEmpty {
      if level.isInline {
        if style == .pretty, level.closing == UInt8(ascii: "}") { bytes.append(Byte.space) }
      } else {
        breakLine()
      }
    }
    bytes.append(level.closing)
  }

  public mutating func object(inline: Bool = false, _ body: (inout JSONWriter) -> Void) {
    beginObject(inline: inline)
    body(&self)
    end()
  }

  public mutating func array(inline: Bool = false, _ body: (inout JSONWriter) -> Void) {
    beginArray(inline: inline)
    body(&self)
    end()
  }

  public mutating func key(_ key: String) {
    separate()
    append(string: key)
    bytes.append(Byte.colon)
    if style == .pretty || (style == .rows && levels.last?.isInline == false) { bytes.append(Byte.space) }
    isAfterKey = true
  }

  // MARK: - Values

  public mutating func value(_ value: String) {
    separate()
    append(string: value)
  }

  /// Writes a number. Infinity and NaN, which JSON does not have, become null.
  public mutating func value(_ value: Double) {
    separate()
    append(number: value)
  }

  public mutating func value(_ value: Int) {
    separate()
    append(integer: value)
  }

  /// A place in a text, as one string: `"file:3:14"`.
  public mutating func value(_ file: String, line: Int, column: Int) {
    separate()
    append(file, line: line, column: column)
  }

  public mutating func value(_ value: Bool) {
    separate()
    append(value ? "true" : "false")
  }

  public mutating func null() {
    separate()
    append("null")
  }

  /// Writes a value that is JSON already.
  public mutating func raw(_ json: some Sequence<UInt8>) {
    separate()
    bytes.append(contentsOf: json)
  }

  // MARK: - Members

  public mutating func member(_ key: String, _ value: String) {
    self.key(key)
    self.value(value)
  }

  public mutating func member(_ key: String, _ value: Double) {
    self.key(key)
    self.value(value)
  }

  public mutating func member(_ key: String, _ value: Int) {
    self.key(key)
    self.value(value)
  }

  public mutating func member(_ key: String, _ value: Bool) {
    self.key(key)
    self.value(value)
  }

  /// Writes nothing when the value is `nil`.
  public mutating func member(_ key: String, ifPresent value: String?) {
    if let value { member(key, value) }
  }

  public mutating func member(_ key: String, ifPresent value: Int?) {
    if let value { member(key, value) }
  }

  public mutating func member(_ key: String, ifPresent value: Double?) {
    if let value { member(key, value) }
  }

  public mutating func object(_ key: String, inline: Bool = false, _ body: (inout JSONWriter) -> Void) {
    self.key(key)
    object(inline: inline, body)
  }

  public mutating func array(_ key: String, inline: Bool = false, _ body: (inout JSONWriter) -> Void) {
    self.key(key)
    array(inline: inline, body)
  }

  // MARK: - Streaming

  /// Ends a line, for example between the objects of a stream or at the end of a file.
  public mutating func newline() {
    bytes.append(Byte.lineFeed)
  }

  /// Returns and forgets the bytes written so far, for streams that do not stay in memory.
  public mutating func take() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  /// Forgets the bytes written so far, which the caller has already used, and keeps the memory for the next ones.
  public mutating func clear() {
    bytes.removeAll(keepingCapacity: true)
  }

  /// Returns an empty writer in the same state as this one, after a value or member. The parts of a large document can
  /// be written in parallel with branches, and then added in order.
  public func branch() -> JSONWriter {
    var branch = self
    branch.bytes = []
    return branch
  }

  /// Adds the bytes of a branch of this writer.
  public mutating func add(_ branch: JSONWriter) {
    if bytes.isEmpty { bytes = branch.bytes } else { bytes.append(contentsOf: branch.bytes) }
  }

  // MARK: - Separators

  private mutating func begin(_ opening: UInt8, closing: UInt8, inline: Bool) {
    separate()
    bytes.append(opening)
    levels.append(Level(isInline: inline || (levels.last?.isInline ?? false), closing: closing))
  }

  @inline(__always)
  private mutating func separate() {
    if isAfterKey {
      isAfterKey = false
      return
    }
    guard let last = levels.indices.last else { return }
    if levels[last].isEmpty {
      levels[last].isEmpty = false
      if levels[last].isInline {
        if style == .pretty, levels[last].closing == UInt8(ascii: "}") { bytes.append(Byte.space) }
        return
      }
    } else {
      bytes.append(Byte.comma)
      if levels[last].isInline {
        if style == .pretty { bytes.append(Byte.space) }
        return
      }
    }
    breakLine()
  }

  private mutating func breakLine() {
    guard style != .compact else { return }
    bytes.append(Byte.lineFeed)
    for _ in 0..<levels.count * 2 { bytes.append(Byte.space) }
  }
}
