import JSONText

/// The tokens to which the aliases of token files lead, by the first two names of their paths.
struct AliasTargets {
  private var starts: Set<String> = []

  init(_ looks: [FileLook]) {
    for look in looks {
      guard let bytes = look.json else { continue }
      var index = 0
      while let open = bytes[index...].firstIndex(of: UInt8(ascii: "{")) {
        index = open + 1
        let path = bytes[index...].prefix(Self.longest).prefix { $0 != UInt8(ascii: "}") && $0 != UInt8(ascii: "\"") }
        guard index + path.count < bytes.count, bytes[index + path.count] == UInt8(ascii: "}") else { continue }
        starts.insert(Self.start(of: String(decoding: path, as: UTF8.self)))
      }
    }
  }

  private static let longest = 200

  private static func start(of path: String) -> String {
    path.split(separator: ".").prefix(2).map { $0.trimmingSpaces }.joined(separator: ".")
  }

  /// Returns whether an alias leads to a name in a document.
  func lead(into look: FileLook) -> Bool {
    guard !starts.isEmpty, let bytes = look.json, let document = try? JSONDocument(bytes, dialect: .json5) else {
      return false
    }
    return document.root.members.contains { outer in
      starts.contains(outer.key) || outer.value.members.contains { starts.contains(outer.key + "." + $0.key) }
    }
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
