import Synchronization
import ThemeModel
import Threads

/// Finds the classes that files name otherwise than to declare them or to inherit from them. No object is made of a class that nothing
/// names.
///
/// Words are compared without regard to what they refer to, in code, texts and remarks.
enum ClassMentions {
  /// Returns the classes with subclasses, and their subclasses, that files name.
  static func named(
    in files: [SourceFile], among declarations: [FileDeclarations], workers: Int
  ) -> Set<String> {
    let names = families(in: declarations)
    guard !names.isEmpty else { return [] }
    let found = Mutex<Set<String>>([])
    DeepStack.forEach(files.count, workers: workers) { index in
      let own = files[index].bytes.withUnsafeBufferPointer { mentioned($0, among: names) }
      found.withLock { $0.formUnion(own) }
    }
    return found.withLock { $0 }
  }

  private static func families(in files: [FileDeclarations]) -> Set<String> {
    var parents: [(name: String, parent: String)] = []
    var all: Set<String> = []
    func note(_ types: [TypeDeclaration]) {
      for type in types {
        note(type.members.types)
        guard type.kind == .classType, let name = type.path.last else { continue }
        all.insert(name)
        if let parent = type.inherited.first?.names.first?.last { parents.append((name, parent)) }
      }
    }
    for file in files { note(file.types) }
    return Set(parents.filter { all.contains($0.parent) }.flatMap { [$0.name, $0.parent] })
  }

  /// What does not stand between the name of a class and its members, or stands around a type that another one is given.
  private static let endsOfDeclarations = Set("{}();=<".utf8)

  private static func mentioned(_ bytes: UnsafeBufferPointer<UInt8>, among names: Set<String>) -> Set<String> {
    var found: Set<String> = []
    let lengths = Set(names.map(\.utf8.count))
    var before = ""
    // The names between `class` and `{` are those of a declaration.
    var isDeclared = false
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      guard FileIndex.isIdentifier(byte) else {
        if endsOfDeclarations.contains(byte) { (isDeclared, before) = (false, "") }
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, FileIndex.isIdentifier(bytes[index]) { index += 1 }
      let length = index - start
      guard length <= 9 || lengths.contains(length) else {
        before = ""
        continue
      }
      let word = String(decoding: bytes[start..<index], as: UTF8.self)
      if before == "class" || before == "extension" { isDeclared = word.beginsWithCapital }
      // Xcode puts the file's name at its top.
      let isFileName = ViewFiles.matches(bytes, index, ".swift")
      if !isDeclared, !isFileName, names.contains(word) { found.insert(word) }
      before = word
    }
    return found
  }
}
