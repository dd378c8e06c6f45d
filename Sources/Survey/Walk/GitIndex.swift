/// The paths of the files that git tracks, from the index of a repository, in the order of their bytes.
struct GitIndex {
  /// From the top of the repository.
  private(set) var paths: [String] = []

  /// An index that says nothing.
  static let empty = GitIndex()

  private init() {}

  /// Reads an index of the versions 2 to 4. Returns `nil` for anything else, as that of a repository with longer hashes.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: "DIRC".utf8), bytes.count > Self.header else { return nil }
    let version = Self.number(bytes, at: 4)
    let count = Self.number(bytes, at: 8)
    guard (2...4).contains(version), count <= bytes.count / Self.fixed else { return nil }
    paths.reserveCapacity(count)
    var offset = Self.header
    var last: [UInt8] = []
    for _ in 0..<count {
      guard offset + Self.fixed < bytes.count else { return nil }
      let flags = Int(bytes[offset + 60]) << 8 | Int(bytes[offset + 61])
      var start = offset + Self.fixed
      if flags & 0x4000 != 0 { start += 2 }
      if version == 4 {
        guard let kept = Self.kept(of: last, bytes, &start) else { return nil }
        last = Array(kept)
      } else {
        last = []
      }
      guard start < bytes.count, let end = bytes[start...].firstIndex(of: 0) else { return nil }
      last += bytes[start..<end]
      // Hashes of another length would put all of this elsewhere.
      let length = flags & 0xFFF
      guard !last.isEmpty, length == min(last.count, 0xFFF) else { return nil }
      paths.append(String(decoding: last, as: UTF8.self))
      // Before version 4, an entry ends in one to eight zeros.
      offset = version == 4 ? end + 1 : offset + (end - offset + 8) & ~7
    }
  }

  private static let header = 12
  /// The bytes of an entry before its path.
  private static let fixed = 62

  private static func number(_ bytes: [UInt8], at offset: Int) -> Int {
    bytes[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns what a path has of the one before it. How much that has more is a number of seven bits a byte.
  private static func kept(of last: [UInt8], _ bytes: [UInt8], _ offset: inout Int) -> ArraySlice<UInt8>? {
    var dropped = 0
    var isFirst = true
    while offset < bytes.count, dropped <= last.count {
      let byte = bytes[offset]
      offset += 1
      dropped = (isFirst ? 0 : (dropped + 1) << 7) + Int(byte & 0x7F)
      isFirst = false
      if byte & 0x80 == 0 { return dropped <= last.count ? last.dropLast(dropped) : nil }
    }
    return nil
  }

  /// Returns whether a file is tracked, or anything in a folder.
  func holds(_ path: String, isFolder: Bool) -> Bool {
    let sought = isFolder ? path + "/" : path
    var (low, high) = (0, paths.count)
    while low < high {
      let middle = (low + high) / 2
      if paths[middle].utf8.lexicographicallyPrecedes(sought.utf8) { low = middle + 1 } else { high = middle }
    }
    guard low < paths.count else { return false }
    return isFolder ? paths[low].hasPrefix(sought) : paths[low] == sought
  }
}

/// Tells which files git tracks. It does so whatever `.gitignore` says. Reads no index before it is asked.
final class TrackedFiles {
  private static let mostBytes = 1 << 27

  private let tree: any FileTree
  private let boundary: TreeBoundary?
  /// By the folder; `nil` for one that is not the top of a repository.
  private var indexes: [String: GitIndex?] = [:]

  init(in tree: any FileTree, boundary: TreeBoundary?) {
    self.tree = tree
    self.boundary = boundary
  }

  /// Returns whether git tracks a file, or anything in a folder. The nearest repository around it counts.
  func holds(_ path: String, isFolder: Bool) -> Bool {
    if tree.holdsOnlyTracked { return true }
    var folder = FilePath.folder(of: path)
    while true {
      if let index = index(in: folder) {
        let prefix = folder == "." ? 0 : folder == "/" ? 1 : folder.count + 1
        return index.holds(String(path.dropFirst(prefix)), isFolder: isFolder)
      }
      guard folder != ".", folder != "/" else { return false }
      folder = FilePath.folder(of: folder)
    }
  }

  private func index(in folder: String) -> GitIndex? {
    if let known = indexes[folder] { return known }
    let index = read(FilePath.child(".git", of: folder), in: folder)
    indexes.updateValue(index, forKey: folder)
    return index
  }

  private func read(_ git: String, in folder: String) -> GitIndex? {
    guard let kind = try? tree.kind(of: git) else { return nil }
    var place = git
    if kind == .file {
      // Work trees and submodules name the folder.
      let mark = "gitdir: "
      guard isAllowed(git), let bytes = try? tree.read(git, limit: 1 << 12) else { return .empty }
      let line = String(decoding: bytes.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
      guard line.hasPrefix(mark) else { return .empty }
      place = FilePath.joined(folder, String(line.dropFirst(mark.count)))
    }
    let path = FilePath.child("index", of: place)
    guard isAllowed(path), let bytes = try? tree.read(path, limit: Self.mostBytes) else { return .empty }
    return GitIndex(bytes) ?? .empty
  }

  private func isAllowed(_ path: String) -> Bool {
    guard let boundary else { return true }
    return tree.identity(of: path).map(boundary.contains) ?? false
  }
}
