/// A buffered stream of output bytes, such as standard output.
///
/// A reader that closes the pipe (`legible … | head`) is not an error. Later output is dropped, and `isClosed` lets
/// long loops stop early.
final class ByteOutput {
  /// Writes all bytes, and returns the result.
  typealias Sink = (UnsafeRawBufferPointer) -> WriteResult

  enum WriteResult: Equatable {
    case written
    case readerGone
    case failed(reason: String)
  }

  let isTerminal: Bool
  /// The size in columns and lines, if it is a terminal.
  let width: Int?
  let height: Int?
  private(set) var isClosed = false
  private(set) var failure: StreamError?
  private var buffer: [UInt8] = []
  private let sink: Sink
  private static let capacity = 1 << 16

  init(isTerminal: Bool = false, width: Int? = nil, height: Int? = nil, sink: @escaping Sink) {
    self.isTerminal = isTerminal
    self.width = width
    self.height = height
    self.sink = sink
  }

  func write(_ text: String) {
    write(bytes: text.utf8)
  }

  func writeLine(_ text: String) {
    write(bytes: text.utf8)
    write(bytes: CollectionOfOne(UInt8(ascii: "\n")))
  }

  func write(bytes: some Collection<UInt8>) {
    guard !isClosed else { return }
    buffer.append(contentsOf: bytes)
    if buffer.count >= Self.capacity { flush() }
  }

  func flush() {
    guard !buffer.isEmpty, !isClosed else { return }
    switch buffer.withUnsafeBytes(sink) {
    case .written: break
    case .readerGone: isClosed = true
    case .failed(let reason):
      isClosed = true
      failure = .cannotWrite(reason: reason)
    }
    buffer.removeAll(keepingCapacity: true)
  }
}
