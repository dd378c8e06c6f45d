/// `sorted()`, `sorted { $0 < $1 }`, `min()`, `max()` of numbers and texts, or by what the code says comes first.
enum Ordering {
  /// So many elements are put in order one by one.
  private static let most = 200

  static func call(
    _ name: String, _ elements: [Value], _ function: Value?, _ expression: Expression, _ evaluator: Evaluator
  ) -> Value? {
    guard elements.count <= most else { return nil }
    if let unknown = elements.first(where: \.isUnknown) { return unknown }
    var ordered: [Value] = []
    for element in elements {
      var place = ordered.count
      while place > 0 {
        let answer =
          function.map { evaluator.result(of: $0, with: [element, ordered[place - 1]], expression) }
          ?? Arithmetic.apply("<", element, ordered[place - 1])
        guard let answer else { return nil }
        switch evaluator.truth(answer) {
        case .failure(let reason): return Value(.unknown(reason.undetermined))
        case .success(false): break
        case .success(true):
          place -= 1
          continue
        }
        break
      }
      ordered.insert(element, at: place)
    }
    switch name {
    case "min": return ordered.first ?? Value.none
    case "max": return ordered.last ?? Value.none
    default: return Value(.array(ordered))
    }
  }
}
