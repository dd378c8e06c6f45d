/// A source of input bytes, such as standard input.
protocol ByteSource {
  /// Waits for at least one byte, and appends the available bytes up to the limit. Returns 0 at the end.
  func read(into buffer: inout [UInt8], atMost limit: Int) throws(StreamError) -> Int
}

enum StreamError: Error, Equatable {
  case cannotRead(reason: String)
  case cannotWrite(reason: String)

  var message: String {
    switch self {
    case .cannotRead(let reason): "cannot read standard input: \(reason)"
    case .cannotWrite(let reason): "cannot write the output: \(reason)"
    }
  }
}
