import Synchronization
import ThemeModel
import Threads

/// Finds the files whose enumerations the views of other files ask for: `switch kind { case .good: … }` says little as long as
/// nobody knows which cases a kind has.
///
/// Each file is scanned once, for words alone: a file too many costs its parsing, one too few makes conditions seem independent.
enum NamedEnums {
  /// Returns the files, of those that were not chosen, that declare or extend an enumeration that a chosen file names, or that a file
  /// names which is added so.
  static func files(_ files: [SourceFile], chosen: Set<Int>, among candidates: [Int], workers: Int) -> Set<Int> {
    guard chosen.count < candidates.count else { return [] }
    let scans = Mutex<[Int: Scan]>([:])
    DeepStack.forEach(candidates.count, workers: workers) { position in
      let index = candidates[position]
      let scan = files[index].bytes.withUnsafeBufferPointer { Scan($0) }
      scans.withLock { $0[index] = scan }
    }
    return added(scans.withLock { $0 }, to: chosen)
  }

  private static func added(_ scans: [Int: Scan], to chosen: Set<Int>) -> Set<Int> {
    var holders: [TypeNameHash: [Int]] = [:]
    var enumerations: Set<TypeNameHash> = []
    for (index, scan) in scans {
      enumerations.formUnion(scan.declared)
      guard !chosen.contains(index) else { continue }
      for name in scan.declared.union(scan.extended) { holders[name, default: []].append(index) }
    }
    var added: Set<Int> = []
    var known: Set<TypeNameHash> = []
    var waiting = Array(chosen)
    while let next = waiting.popLast() {
      for name in scans[next]?.named ?? [] where enumerations.contains(name) && known.insert(name).inserted {
        for holder in holders[name] ?? [] where added.insert(holder).inserted { waiting.append(holder) }
      }
    }
    return added
  }

  /// The words of one file.
  private struct Scan {
    /// The names after `enum`.
    private(set) var declared: Set<TypeNameHash> = []
    /// The names after `extension`: of `extension Kit.Kind`, the last.
    private(set) var extended: Set<TypeNameHash> = []
    /// All names that begin with a capital.
    private(set) var named: Set<TypeNameHash> = []

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
      var index = 0
      var isDeclared = false
      var isExtended = false
      while index < bytes.count {
        guard FileIndex.isIdentifier(bytes[index]) else {
          index += 1
          continue
        }
        let start = index
        repeat { index += 1 } while index < bytes.count && FileIndex.isIdentifier(bytes[index])
        let word = UnsafeBufferPointer(rebasing: bytes[start..<index])
        if Self.beginsType(bytes[start]) {
          let name = TypeNameHash(word)
          if isDeclared { declared.insert(name) }
          // Keys of an encoding decide nothing that is shown, and many files have some.
          if !(isDeclared && word.count == 10 && FileIndex.matches(word, 0, "CodingKeys")) { named.insert(name) }
          let isLast = index >= bytes.count || bytes[index] != UInt8(ascii: ".")
          if isExtended, isLast { extended.insert(name) }
          isExtended = isExtended && !isLast
        } else {
          isExtended = word.count == 9 && FileIndex.matches(word, 0, "extension")
        }
        isDeclared = word.count == 4 && FileIndex.matches(word, 0, "enum")
      }
    }

    private static func beginsType(_ byte: UInt8) -> Bool {
      !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
  }
}
