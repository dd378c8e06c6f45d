import JSONText
import ThemeModel

/// An object of a report, with typed access to its members and errors with places.
struct ReportObject {
  let file: String
  let node: JSONNode
  private let members: [String: JSONNode]

  init(_ node: JSONNode, file: String) {
    self.node = node
    self.file = file
    members = Dictionary(node.members.map { ($0.key, $0.value) }) { _, last in last }
  }

  var keys: [String] { node.members.map(\.key) }

  func has(_ name: String) -> Bool { members[name] != nil }

  func error(_ name: String, expected: String) -> ReportDocumentError {
    error(name, problem: "should be \(expected)")
  }

  func error(_ name: String, problem: String) -> ReportDocumentError {
    .member(file: file, at: (members[name] ?? node).position, name: name, problem: problem)
  }

  func node(_ name: String) throws(ReportDocumentError) -> JSONNode {
    guard let found = members[name] else { throw error(name, problem: "is missing") }
    return found
  }

  // MARK: - Single values

  func optionalString(_ name: String) throws(ReportDocumentError) -> String? {
    guard let node = members[name] else { return nil }
    guard let text = node.string else { throw error(name, expected: "a string") }
    return text
  }

  func string(_ name: String) throws(ReportDocumentError) -> String {
    guard let text = try optionalString(name) else { throw error(name, expected: "a string") }
    return text
  }

  func optionalNumber(_ name: String) throws(ReportDocumentError) -> Double? {
    guard let node = members[name] else { return nil }
    guard let number = node.number else { throw error(name, expected: "a number") }
    return number
  }

  func number(_ name: String) throws(ReportDocumentError) -> Double {
    guard let number = try optionalNumber(name) else { throw error(name, expected: "a number") }
    return number
  }

  func optionalInteger(_ name: String) throws(ReportDocumentError) -> Int? {
    guard let node = members[name] else { return nil }
    guard let integer = node.integer, integer >= 0 else { throw error(name, expected: "a whole number") }
    return integer
  }

  func integer(_ name: String) throws(ReportDocumentError) -> Int {
    guard let integer = try optionalInteger(name) else { throw error(name, expected: "a whole number") }
    return integer
  }

  func optionalIndex(_ name: String, below limit: Int) throws(ReportDocumentError) -> Int? {
    guard let index = try optionalInteger(name) else { return nil }
    guard index < limit else { throw error(name, expected: "an index below \(limit)") }
    return index
  }

  func index(_ name: String, below limit: Int) throws(ReportDocumentError) -> Int {
    guard let index = try optionalIndex(name, below: limit) else { throw error(name, expected: "an index") }
    return index
  }

  /// Returns a flag; `false` where it is missing.
  func flag(_ name: String) throws(ReportDocumentError) -> Bool {
    guard let node = members[name] else { return false }
    guard let flag = node.boolean else { throw error(name, expected: "true or false") }
    return flag
  }

  func choice<Choice: RawRepresentable>(
    _ name: String, _ type: Choice.Type
  ) throws(ReportDocumentError) -> Choice where Choice.RawValue == String {
    guard let choice = Choice(rawValue: try string(name)) else { throw error(name, expected: "a known word") }
    return choice
  }

  // MARK: - Places

  func place(_ text: String, of name: String) throws(ReportDocumentError) -> Place {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 3, let column = Int(parts[parts.count - 1]), let line = Int(parts[parts.count - 2]) else {
      throw error(name, expected: "file:line:column")
    }
    return Place(file: parts.dropLast(2).joined(separator: ":"), line: line, column: column)
  }

  func optionalPlace(_ name: String) throws(ReportDocumentError) -> Place? {
    guard let text = try optionalString(name) else { return nil }
    return try place(text, of: name)
  }

  func place(_ name: String) throws(ReportDocumentError) -> Place {
    try place(try string(name), of: name)
  }

  // MARK: - Lists and objects; an absent list is empty

  func optionalArray(_ name: String) throws(ReportDocumentError) -> [JSONNode] {
    guard let node = members[name] else { return [] }
    guard node.isArray else { throw error(name, expected: "an array") }
    return Array(node.elements)
  }

  func array(_ name: String) throws(ReportDocumentError) -> [JSONNode] {
    guard members[name] != nil else { throw error(name, expected: "an array") }
    return try optionalArray(name)
  }

  func objects(_ name: String) throws(ReportDocumentError) -> [ReportObject] {
    var objects: [ReportObject] = []
    for element in try optionalArray(name) { objects.append(try nested(element, name)) }
    return objects
  }

  func nested(_ node: JSONNode, _ name: String) throws(ReportDocumentError) -> ReportObject {
    guard node.isObject else {
      throw .member(file: file, at: node.position, name: name, problem: "should be an object")
    }
    return ReportObject(node, file: file)
  }

  func optionalObject(_ name: String) throws(ReportDocumentError) -> ReportObject? {
    guard let node = members[name] else { return nil }
    return try nested(node, name)
  }

  func object(_ name: String) throws(ReportDocumentError) -> ReportObject {
    try nested(try node(name), name)
  }

  func strings(_ name: String) throws(ReportDocumentError) -> [String] {
    var texts: [String] = []
    for element in try optionalArray(name) {
      guard let text = element.string else { throw error(name, expected: "strings") }
      texts.append(text)
    }
    return texts
  }

  func numbers(_ name: String) throws(ReportDocumentError) -> [Double] {
    var numbers: [Double] = []
    for element in try optionalArray(name) {
      guard let number = element.number else { throw error(name, expected: "numbers") }
      numbers.append(number)
    }
    return numbers
  }

  func integers(_ name: String) throws(ReportDocumentError) -> [Int] {
    var numbers: [Int] = []
    for element in try optionalArray(name) {
      guard let number = element.integer, number >= 0 else { throw error(name, expected: "whole numbers") }
      numbers.append(number)
    }
    return numbers
  }

  func choices<Choice: RawRepresentable>(
    _ name: String, _ type: Choice.Type
  ) throws(ReportDocumentError) -> [Choice] where Choice.RawValue == String {
    var choices: [Choice] = []
    for text in try strings(name) {
      guard let choice = Choice(rawValue: text) else { throw error(name, expected: "known words") }
      choices.append(choice)
    }
    return choices
  }

  func contexts(_ name: String) throws(ReportDocumentError) -> Contexts {
    guard let object = try optionalObject(name) else { return [:] }
    var contexts: Contexts = [:]
    for key in object.keys { contexts[key] = try object.string(key) }
    return contexts
  }
}
