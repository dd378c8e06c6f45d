/// The cycles on the current path of the walk, by the frame in which each one closes.
struct CycleRecords {
  private struct Record {
    var members: [Int32]
    var constant: Int32?
  }

  private var records: [Int: Record] = [:]
  /// The limit for the total number of members. Overlapping cycles could have a quadratic number; beyond it they have
  /// no names.
  private var membersLeft = 200_000

  /// Records a cycle: the last token of the walk leads back to the one at `head`.
  mutating func note(from head: Int, _ tokens: some RandomAccessCollection<Int32>) {
    guard records[head] == nil else { return }
    let members = tokens.dropFirst(head)
    membersLeft -= members.count
    guard membersLeft >= 0, let least = members.indices.min(by: { members[$0] < members[$1] }) else { return }
    // Begin with the smallest token, so that the same cycle looks the same wherever the walk enters it.
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
