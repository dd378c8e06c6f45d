/// The cycles on the way that is being walked, by the frame where each one closes.
struct CycleRecords {
  private struct Record {
    var members: [Int32]
    var constant: Int32?
  }

  private var records: [Int: Record] = [:]
  /// Overlapping cycles could have a quadratic number of members between them; beyond this many they go unnamed.
  private var membersLeft = 200_000

  /// The walk leads from its last token back to the one at `head`.
  mutating func note(from head: Int, _ tokens: some RandomAccessCollection<Int32>) {
    guard records[head] == nil else { return }
    let members = tokens.dropFirst(head)
    membersLeft -= members.count
    guard membersLeft >= 0, let least = members.indices.min(by: { members[$0] < members[$1] }) else { return }
    // The same cycle begins with the same token, wherever the walk came upon it.
    records[head] = Record(members: Array(members[least...]) + Array(members[..<least]))
  }

  func members(of head: Int) -> [Int32] {
    records[head]?.members ?? []
  }

  func constant(of head: Int) -> Int32? {
    records[head]?.constant
  }

  mutating func remember(_ constant: Int32, for head: Int) {
    records[head, default: Record(members: [])].constant = constant
  }

  @inline(__always)
  mutating func forget(_ head: Int) {
    if !records.isEmpty { records[head] = nil }
  }
}
