/// What bodies may change outside of themselves. A function that is never understood may be called thousands of times, so each body is
/// looked through once.
final class OutwardCode {
  /// The assignments and calls of a body.
  struct Parts {
    let parts: [Expression]
    /// The names that the body declares.
    let locals: LocalNames
    /// The statements, so that no other ones get their place in memory.
    private let body: [Statement]

    init(_ body: [Statement]) {
      self.body = body
      locals = LocalNames(body)
      var parts: [Expression] = []
      SyntaxWalk.each(body) { expression in
        if case .call = expression.kind {
          parts.append(expression)
        } else if !RunningWrites.targets(of: expression).isEmpty {
          parts.append(expression)
        }
      }
      self.parts = parts
    }
  }

  /// By the places of the statements in memory.
  private var known: [UInt: Parts] = [:]

  func parts(of body: [Statement]) -> Parts {
    let place = body.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
    if let parts = known[place] { return parts }
    let parts = Parts(body)
    known[place] = parts
    return parts
  }
}
