import Synchronization
import ThemeModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A spool in a temporary file, which has no name from the moment it is open: the system removes it with the process, however that
/// ends.
///
/// Bytes are written with calls that report a full disk, and read through a map of the file, of which the system needs to keep only
/// what was read last. Without a folder that can be written, or on a full disk, everything stays in memory.
final class SpoolFile: ByteSpool {
  /// A part of the file as it is mapped. Nobody writes through the map.
  private final class Window: @unchecked Sendable {
    let start: UnsafeRawPointer
    let count: Int

    init?(_ descriptor: Int32, from offset: Int, count: Int) {
      guard let start = mmap(nil, count, PROT_READ, MAP_SHARED, descriptor, off_t(offset)), start != MAP_FAILED else {
        return nil
      }
      self.start = UnsafeRawPointer(start)
      self.count = count
    }

    deinit { munmap(UnsafeMutableRawPointer(mutating: start), count) }
  }

  private enum File {
    case none
    case open(Int32)
    /// It could not be opened, mapped or written.
    case broken
  }

  private struct State {
    var file = File.none
    /// How many bytes were refused because there were too few of them in all.
    var refused = 0
    /// The window that is being filled, and where it starts in the file.
    var window: Window?
    var windowStart = 0
    /// How much of the window is taken.
    var used = 0
    var windows: [Window] = []
  }

  private let state = Mutex(State())
  private let folders: [String]
  private let threshold: Int

  /// The least number of bytes that is worth a call.
  private static let fewest = 256
  /// A multiple of the size of a page on every system.
  private static let windowSize = 1 << 24

  /// - Parameters:
  ///   - folders: Where the file may be, the best first.
  ///   - threshold: How many bytes stay in memory before there is a file: most runs need none.
  init(in folders: [String], from threshold: Int = 8 << 20) {
    self.folders = folders
    self.threshold = threshold
  }

  deinit {
    state.withLock { state in
      if case .open(let descriptor) = state.file { close(descriptor) }
    }
  }

  func keep(_ bytes: UnsafeRawBufferPointer, alignment: Int) -> SpooledBytes? {
    guard bytes.count >= SpoolFile.fewest else { return nil }
    guard let room = state.withLock({ room(for: bytes.count, alignment: alignment, &$0) }) else { return nil }
    // Nobody else has this part of the file, so threads need not wait for each other's writing.
    guard SpoolFile.write(bytes, to: room.descriptor, at: room.windowStart + room.offset) else {
      state.withLock { $0.file = .broken }
      return nil
    }
    let kept = UnsafeRawBufferPointer(start: room.window.start + room.offset, count: bytes.count)
    return SpooledBytes(kept, keptBy: room.window)
  }

  func rest() {
    let windows = state.withLock { $0.windows }
    for window in windows {
      // The bytes are in the file, so the next one who reads them finds them there.
      madvise(UnsafeMutableRawPointer(mutating: window.start), window.count, MADV_DONTNEED)
    }
  }

  private struct Room {
    let descriptor: Int32
    let window: Window
    let windowStart: Int
    let offset: Int
  }

  private func room(for count: Int, alignment: Int, _ state: inout State) -> Room? {
    if case .none = state.file {
      guard state.refused + count > threshold else {
        state.refused += count
        return nil
      }
      state.file = opened()
    }
    guard case .open(let descriptor) = state.file else { return nil }
    var offset = (state.used + alignment - 1) & ~(alignment - 1)
    if offset + count > state.window?.count ?? 0 {
      let start = state.windowStart + (state.window?.count ?? 0)
      let size = (max(count, SpoolFile.windowSize) + SpoolFile.windowSize - 1) & ~(SpoolFile.windowSize - 1)
      guard let window = Window(descriptor, from: start, count: size) else {
        state.file = .broken
        close(descriptor)
        return nil
      }
      (state.window, state.windowStart) = (window, start)
      state.windows.append(window)
      offset = 0
    }
    guard let window = state.window else { return nil }
    state.used = offset + count
    return Room(descriptor: descriptor, window: window, windowStart: state.windowStart, offset: offset)
  }

  private func opened() -> File {
    for folder in folders {
      var path = Array("\(folder)/legible-XXXXXX".utf8CString)
      let descriptor = mkstemp(&path)
      guard descriptor >= 0 else { continue }
      unlink(path)
      return .open(descriptor)
    }
    return .broken
  }

  private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32, at offset: Int) -> Bool {
    var written = 0
    while written < bytes.count {
      let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
      let count = pwrite(descriptor, rest.baseAddress, rest.count, off_t(offset + written))
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      written += count
    }
    return true
  }
}
