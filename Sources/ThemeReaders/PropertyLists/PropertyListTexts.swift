import ThemeModel

/// The plain values at the top of a property list, where apps keep settings such as `UIUserInterfaceStyle`.
public struct PropertyListTexts: Sendable {
  private var entries: [String: (text: String, place: Place)] = [:]
  /// The entries of dictionaries such as `NSExtension`.
  private var inner: [String: [String: String]] = [:]

  /// Returns `nil` unless the file is an XML property list with a dictionary at the top.
  public init?(_ file: SourceFile) {
    let isBinary = file.bytes.starts(with: "bplist".utf8)
    guard !isBinary, let root = try? XMLPropertyList.parse(file), case .dictionary(let entries) = root.value else {
      return nil
    }
    for entry in entries {
      if let text = Self.text(entry.node) { self.entries[entry.key] = (text, entry.keyPlace) }
      if case .dictionary(let below) = entry.node.value {
        inner[entry.key] = Dictionary(
          below.compactMap { one in Self.text(one.node).map { (one.key, $0) } }, uniquingKeysWith: { first, _ in first }
        )
      }
    }
  }

  private static func text(_ node: KeyedNode) -> String? {
    switch node.value {
    case .string(let text): text
    case .bool(let flag): flag ? "YES" : "NO"
    default: nil
    }
  }

  public subscript(key: String) -> String? { entries[key]?.text }

  public subscript(key: String, inner: String) -> String? { self.inner[key]?[inner] }

  public func place(of key: String) -> Place? { entries[key]?.place }

  public func has(_ key: String) -> Bool { entries[key] != nil || inner[key] != nil }
}
