/// Distinct values in the order of their first use, each identified by its index.
struct Pool<Value: Hashable> {
  private(set) var values: [Value] = []
  private var indices: [Value: Int] = [:]

  mutating func index(of value: Value) -> Int {
    if let index = indices[value] { return index }
    let index = values.count
    indices[value] = index
    values.append(value)
    return index
  }
}
