import ThemeModel

/// The types that a decoder can make of keys and values, and the parts of data files that have what they need.
///
/// `struct Theme: Decodable { let name: String; let ink: String }` can be made of `{"name": "Dusk", "ink": "#20242B"}`.
final class DecodedTypes {
  /// A member that is decoded, with its key.
  struct Member {
    var name: String
    var key: String
    var type: TypeName?
    var isRequired: Bool
    var owner: TypeRecord
  }

  /// A part of a file of which a type can be made.
  struct Part {
    var type: TypeRecord
    var node: KeyedNode
    /// The keys that lead to it, with the names of elements of lists.
    var path: [String]
    /// Which part it is of each that it is within.
    var position: [Int]
    var document: Int

    func isWithin(_ other: Part) -> Bool {
      document == other.document && position.count > other.position.count && position.starts(with: other.position)
    }
  }

  private let table: DeclarationTable
  private var members: [ObjectIdentifier: [Member]] = [:]
  /// All such parts, each before those within it.
  private(set) lazy var parts = found()
  private lazy var typesByPlace = Dictionary(grouping: parts, by: \.node.place).mapValues { $0.map(\.type) }

  init(_ table: DeclarationTable) {
    self.table = table
  }

  static func areIn(_ table: DeclarationTable) -> Bool {
    table.types.contains { $0.declaration != nil && isDecodable($0) }
  }

  private static func isDecodable(_ type: TypeRecord) -> Bool {
    (type.classLine + type.allProtocols).contains { one in
      one.foreignParents.contains { $0 == "Codable" || $0 == "Decodable" }
    }
  }

  // MARK: - Types

  /// The members that a decoder gives values, by their keys; none of a type that it cannot make.
  func members(of type: TypeRecord) -> [Member] {
    if let known = members[ObjectIdentifier(type)] { return known }
    members[ObjectIdentifier(type)] = []
    let found = worked(out: type)
    members[ObjectIdentifier(type)] = found
    return found
  }

  private func worked(out type: TypeRecord) -> [Member] {
    guard type.kind == .structure || type.kind == .classType, type.declaration?.generics.isEmpty == true,
      Self.isDecodable(type)
    else { return [] }
    // A class without an initialiser of its own for decoders has its superclass's, which knows no other members.
    if let base = type.classLine.dropFirst().last(where: { $0.declaration != nil && Self.isDecodable($0) }),
      initializer(of: type) == nil
    {
      return members(of: base)
    }
    let initializer = self.initializer(of: type)
    let keys = Self.keys(of: initializer == nil ? type.types["CodingKeys"] : Self.keyType(of: type))
    if let initializer {
      guard let keys else { return [] }
      let sometimes = Self.keysThatMayBeMissing(in: initializer.body ?? [])
      return keys.map { name, key in
        let property = type.property(name, isStatic: false)
        let isOptional = property?.member.type?.isOptional == true || sometimes.contains(name)
        return Member(name: name, key: key, type: nil, isRequired: !isOptional, owner: type)
      }
    }
    return type.storedMembers.filter { !($0.isConstant && $0.initial != nil) && !$0.isLazy }.compactMap { property in
      guard let key = keys.map({ $0[property.name] }) ?? property.name else { return nil }
      return Member(
        name: property.name, key: key, type: property.type ?? Self.type(of: property.initial),
        isRequired: property.type?.isOptional != true, owner: type)
    }
  }

  /// The type that a literal gives a variable.
  private static func type(of initial: Expression?) -> TypeName? {
    switch initial?.kind {
    case .string: .named(["String"])
    case .boolean: .named(["Bool"])
    case .integer: .named(["Int"])
    case .decimal: .named(["Double"])
    default: nil
    }
  }

  /// Returns the types that fit what is at a place.
  func types(of place: Place) -> [TypeRecord] {
    typesByPlace[place] ?? []
  }

  /// Returns whether some code names the type as one to decode: `decode([Theme].self, from: data)`.
  func isNamedToDecoders(_ type: TypeRecord) -> Bool {
    let names = [type.name, type.path].flatMap { [$0, "[\($0)]", "[String: \($0)]"] }
    return names.contains { name in
      table.files.values.contains { TextSearch.contains($0.text.bytes, "decode(\(name).self, from") }
    }
  }

  /// The initialiser that the team wrote: `init(from decoder: Decoder)`.
  func initializer(of type: TypeRecord) -> Initializer? {
    type.initializers.first { one in
      one.parameters.count == 1 && one.parameters[0].label == "from"
        && one.parameters[0].type.names.contains { $0.last == "Decoder" }
    }
  }

  /// The enum of the keys that an initialiser of a type uses.
  static func keyType(of type: TypeRecord) -> TypeRecord? {
    type.types["CodingKeys"]
      ?? type.types.values.filter { $0.foreignParents.contains("CodingKey") }.min { $0.order < $1.order }
  }

  private static func keys(of type: TypeRecord?) -> [String: String]? {
    guard let keys = type, keys.kind == .enumeration else { return nil }
    return Dictionary(keys.cases.map { ($0.name, key(of: $0)) }) { first, _ in first }
  }

  static func key(of one: EnumCase) -> String {
    guard case .string(let parts)? = one.rawValue?.kind, parts.count == 1, case .text(let text) = parts[0] else {
      return one.name
    }
    return text
  }

  /// Returns the keys that `decodeIfPresent` and `try? decode` ask for.
  private static func keysThatMayBeMissing(in body: [Statement]) -> Set<String> {
    var names: Set<String> = []
    func note(_ expression: Expression, if isMissing: (String) -> Bool) {
      guard case .call(let callee, let arguments) = expression.kind, case .member(_, let name) = callee.kind,
        isMissing(name), case .member(_, let key)? = arguments.first(where: { $0.label == "forKey" })?.value.kind
      else { return }
      names.insert(key)
    }
    SyntaxWalk.each(body) { expression in
      if case .attempt(let inner) = expression.kind { note(inner) { _ in true } }
      note(expression) { $0 == "decodeIfPresent" }
    }
    return names
  }

  // MARK: - Data

  /// The value of a key, also where a decoder is told that the file writes its keys in snake case.
  func value(of key: String, in node: KeyedNode) -> KeyedNode? {
    if let node = node[key] { return node }
    guard table.data.areSnakeCase else { return nil }
    return node.entries.first { Self.camelCase($0.key) == key }?.node
  }

  private static func camelCase(_ key: String) -> String {
    let words = key.split(separator: "_")
    guard words.count > 1 else { return key }
    return words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private func found() -> [Part] {
    let documents = table.data.documents
    guard !documents.isEmpty else { return [] }
    var byKey: [String: [TypeRecord]] = [:]
    for type in table.types where type.declaration != nil {
      let members = members(of: type)
      for member in members.first(where: \.isRequired).map({ [$0] }) ?? members {
        byKey[member.key, default: []].append(type)
      }
    }
    guard !byKey.isEmpty else { return [] }
    var found: [Part] = []
    func look(at node: KeyedNode, _ path: [String], _ position: [Int], _ document: Int) {
      switch node.value {
      case .array(let elements):
        for (index, element) in elements.enumerated() {
          let name = element.titleEntry?.node.string ?? String(index + 1)
          look(at: element, path + [name], position + [index], document)
        }
      case .dictionary(let entries):
        var seen: Set<ObjectIdentifier> = []
        for entry in entries {
          let key = table.data.areSnakeCase && byKey[entry.key] == nil ? Self.camelCase(entry.key) : entry.key
          for type in byKey[key] ?? [] where seen.insert(ObjectIdentifier(type)).inserted && fits(type, node, depth: 0)
          {
            found.append(Part(type: type, node: node, path: path, position: position, document: document))
          }
        }
        for (index, entry) in entries.enumerated() {
          look(at: entry.node, path + [entry.key], position + [index], document)
        }
      case .string, .number, .bool, .null, .other: break
      }
    }
    for (index, document) in documents.enumerated() { look(at: document.root, [], [], index) }
    return found
  }

  private static let deepest = 8
  /// One key that a file has may be anything's.
  private static let leastKeys = 2

  private func fits(_ type: TypeRecord, _ node: KeyedNode, depth: Int) -> Bool {
    let members = members(of: type)
    guard depth < Self.deepest, !members.isEmpty, case .dictionary = node.value else { return false }
    var count = 0
    for member in members {
      guard let value = value(of: member.key, in: node), value.value != .null else {
        if member.isRequired { return false }
        continue
      }
      if let type = member.type, !fits(type, value, member.owner, depth: depth + 1) { return false }
      count += 1
    }
    return count >= Self.leastKeys || depth > 0
  }

  /// Whether a decoder that wants a value of this type can make it of what is written.
  private func fits(_ name: TypeName, _ node: KeyedNode, _ owner: TypeRecord, depth: Int) -> Bool {
    switch name {
    case .optional(let wrapped): return node.value == .null || fits(wrapped, node, owner, depth: depth)
    case .array(let element), .set(let element):
      guard case .array(let elements) = node.value else { return false }
      return elements.allSatisfy { fits(element, $0, owner, depth: depth + 1) }
    case .dictionary: return !node.entries.isEmpty
    case .named(let path):
      let (types, foreign) = table.expand(path, from: owner.file, within: owner)
      if let type = types.first, type.declaration != nil {
        guard type.kind == .structure || type.kind == .classType, initializer(of: type) == nil else { return true }
        return fits(type, node, depth: depth + 1)
      }
      guard let known = foreign.first else { return true }
      return switch node.value {
      case .string:
        known != "Bool" && !PlatformTypes.integers.contains(known) && !PlatformTypes.floating.contains(known)
      case .number: known != "Bool" && known != "String"
      case .bool: known != "String" && !PlatformTypes.integers.contains(known)
      case .null: false
      case .array, .dictionary, .other: known != "String" && known != "Bool"
      }
    case .tuple, .function, .metatype, .composition, .other: return true
    }
  }
}
