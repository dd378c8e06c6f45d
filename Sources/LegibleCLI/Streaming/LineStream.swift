import ColorScience
import Threads

/// Answers standard input line by line and in order, without storing all of it. Lines that have arrived are answered
/// before more input is read, so that a program that uses two pipes gets each answer at once. Large inputs are answered
/// on all cores.
enum LineStream {
  struct Line {
    /// Counted from 1.
    var number: Int
    /// The line without its line break.
    var bytes: UnsafeBufferPointer<UInt8>
  }

  /// No color or stack of colors is nearly as long as this.
  static let longestLine = 1 << 20

  /// The byte order mark that some editors write before UTF-8.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Returns the worst status of all lines. `answer` runs on several threads, each with its own `LineAnswers`.
  static func run(in world: inout World, answer: @Sendable (Line, inout LineAnswers) -> Void) throws(CommandFailure)
    -> CommandStatus
  {
    var buffer: [UInt8] = []
    var lines = 0
    var status = CommandStatus.success
    var isSkipping = false
    var isPastMark = false
    while !world.output.isClosed {
      let count: Int
      do { count = try world.input.read(into: &buffer, atMost: 1 << 18) } catch { throw .stream(error) }
      let isAtEnd = count == 0
      if !isPastMark {
        // A shorter buffer may still become the byte order mark.
        if buffer.count < byteOrderMark.count && !isAtEnd && byteOrderMark.starts(with: buffer) { continue }
        if buffer.starts(with: byteOrderMark) { buffer.removeFirst(byteOrderMark.count) }
        isPastMark = true
      }
      if isAtEnd && buffer.isEmpty { break }
      let end = isAtEnd ? buffer.count : (buffer.lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
      if end == 0 && buffer.count <= longestLine && !isSkipping { continue }
      var start = 0
      if isSkipping {
        // This is the rest of a line that was too long and has already been answered with an error.
        guard let lineEnd = buffer.firstIndex(of: UInt8(ascii: "\n")) else {
          buffer.removeAll(keepingCapacity: true)
          if isAtEnd { break }
          continue
        }
        start = lineEnd + 1
        isSkipping = false
      }
      let stop = end > start ? end : (buffer.count - start > longestLine ? buffer.count : start)
      let found = LineRanges.of(buffer, in: start..<stop)
      isSkipping = stop > end && !isAtEnd
      for part in answers(found, in: buffer, firstNumber: lines + 1, cores: world.cores, answer) {
        world.output.write(bytes: part.output)
        if !part.errors.isEmpty {
          world.output.flush()
          world.errors.write(bytes: part.errors)
        }
        status = max(status, part.status)
      }
      world.output.flush()
      lines += found.count
      buffer.removeFirst(stop)
      if isAtEnd { break }
    }
    return status
  }

  private static func answers(
    _ lines: [Range<Int>], in buffer: [UInt8], firstNumber: Int, cores: Int,
    _ answer: @Sendable (Line, inout LineAnswers) -> Void
  ) -> [LineAnswers] {
    // With fewer lines, threads would cost more than they save. More parts than cores even out their speeds.
    let parts = max(1, min(lines.count / 32, max(cores, 16)))
    return buffer.withUnsafeBufferPointer { bytes in
      // All parts end before the buffer is released.
      nonisolated(unsafe) let bytes = bytes
      return Parallel.map(parts, workers: cores) { part in
        var answers = LineAnswers()
        for index in lines.count * part / parts..<lines.count * (part + 1) / parts {
          let line = UnsafeBufferPointer(rebasing: bytes[lines[index]])
          answer(Line(number: firstNumber + index, bytes: line), &answers)
        }
        return answers
      }
    }
  }
}
