/// A buffered stream of bytes that leave, such as standard output.
///
/// A reader that goes away (`legible … | head`) is no failure: what follows is dropped, and `isClosed` tells those that
/// would go on for long.
final class ByteOutput {
  /// Writes every byte, or says how it ended.
  typealias Sink = (UnsafeRawBufferPointer) -> WriteResult

  enum WriteResult: Equatable {
    case written
    case readerGone
    case failed(reason: String)
  }

  let isTerminal: Bool
  /// In columns and lines, where a terminal tells.
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
