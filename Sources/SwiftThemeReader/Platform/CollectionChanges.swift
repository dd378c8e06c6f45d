/// Methods that change an array or a string in place. Their effect with arguments other than these is unknown.
enum CollectionChanges {
  /// Whether a change asks for an element that an array of so many does not have, which stops the app.
  static func isBeyond(_ name: String, _ count: Int, _ arguments: [EvaluatedArgument]) -> Bool {
    func isOutside(_ value: Value?, _ last: Int) -> Bool {
      guard case .integer(let index)? = value?.payload else { return false }
      return index < 0 || index > Int64(last)
    }
    let first = arguments.first?.value
    switch (name, arguments.map(\.label)) {
    case ("remove", ["at"]): return isOutside(first, count - 1)
    case ("insert", [nil, "at"]): return isOutside(arguments[1].value, count)
    case ("removeFirst", []), ("removeLast", []): return count == 0
    case ("removeFirst", [nil]), ("removeLast", [nil]): return isOutside(first, count)
    case ("swapAt", [nil, nil]): return isOutside(first, count - 1) || isOutside(arguments[1].value, count - 1)
    default: return false
    }
  }

  /// Returns the method's result and the changed array; `nil` for other methods.
  static func array(_ name: String, _ elements: [Value], _ arguments: [EvaluatedArgument]) -> (Value, [Value])? {
    let count = position(arguments.first?.value)
    switch (name, arguments.map(\.label)) {
    case ("append", [nil]): return (.void, elements + [arguments[0].value])
    case ("append", ["contentsOf"]):
      guard let more = CollectionElements.all(of: arguments[0].value) else { return nil }
      return (.void, elements + more)
    case ("insert", [nil, "at"]):
      guard let index = position(arguments[1].value), index <= elements.count else { return nil }
      return (.void, Array(elements[..<index]) + [arguments[0].value] + Array(elements[index...]))
    case ("remove", ["at"]):
      guard let index = count, index < elements.count else { return nil }
      return (elements[index], Array(elements[..<index]) + Array(elements[(index + 1)...]))
    case ("removeFirst", []), ("removeLast", []), ("popLast", []):
      guard let end = name == "removeFirst" ? elements.first : elements.last else { return nil }
      return (end, Array(name == "removeFirst" ? elements.dropFirst() : elements.dropLast()))
    case ("removeFirst", [nil]), ("removeLast", [nil]):
      guard let count, count <= elements.count else { return nil }
      return (.void, Array(name == "removeFirst" ? elements.dropFirst(count) : elements.dropLast(count)))
    case ("removeAll", []): return (.void, [])
    case ("reverse", []): return (.void, elements.reversed())
    case ("swapAt", [nil, nil]):
      guard let a = count, let b = position(arguments[1].value), a < elements.count, b < elements.count else {
        return nil
      }
      var swapped = elements
      swapped.swapAt(a, b)
      return (.void, swapped)
    default: return nil
    }
  }

  static func string(_ name: String, _ text: String, _ arguments: [EvaluatedArgument]) -> (Value, String)? {
    let first = arguments.first?.value
    var given: String?
    if case .string(let own)? = first?.payload { given = own }
    switch (name, arguments.map(\.label)) {
    case ("append", [nil]), ("append", ["contentsOf"]): return given.map { (Value.void, text + $0) }
    case ("insert", [nil, "at"]), ("insert", ["contentsOf", "at"]):
      guard let given, let index = position(arguments[1].value), index <= text.count else { return nil }
      return (.void, String(text.prefix(index)) + given + String(text.dropFirst(index)))
    case ("remove", ["at"]):
      guard let index = position(first), index < text.count else { return nil }
      let characters = Array(text)
      return (Value(.string(String(characters[index]))), String(characters[..<index] + characters[(index + 1)...]))
    case ("removeFirst", []), ("popFirst", []):
      return text.first.map { (Value(.string(String($0))), String(text.dropFirst())) }
    case ("removeLast", []), ("popLast", []):
      return text.last.map { (Value(.string(String($0))), String(text.dropLast())) }
    case ("removeFirst", [nil]), ("removeLast", [nil]):
      guard let count = position(first), count <= text.count else { return nil }
      return (.void, String(name == "removeFirst" ? text.dropFirst(count) : text.dropLast(count)))
    default: return nil
    }
  }

  private static func position(_ value: Value?) -> Int? {
    guard case .integer(let number)? = value?.payload, (0...Int64(Evaluator.largest)).contains(number) else {
      return nil
    }
    return Int(number)
  }
}
