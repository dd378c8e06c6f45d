import JSONText

/// The output for a run of lines.
struct LineAnswers {
  private(set) var output: [UInt8] = []
  private(set) var errors: [UInt8] = []
  private(set) var status = CommandStatus.success

  mutating func write(_ text: String) {
    output += text.utf8
    output.append(UInt8(ascii: "\n"))
  }

  /// Writes an object on a line of its own.
  mutating func write(_ object: (inout JSONWriter) -> Void) {
    var writer = JSONWriter(.compact, reserving: 1024)
    writer.object { object(&$0) }
    output += writer.bytes
    output.append(UInt8(ascii: "\n"))
  }

  mutating func complain(_ text: String) {
    errors += text.utf8
    errors.append(UInt8(ascii: "\n"))
    raise(to: .failure)
  }

  mutating func raise(to other: CommandStatus) {
    status = max(status, other)
  }
}
