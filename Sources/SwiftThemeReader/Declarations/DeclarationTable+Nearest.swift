/// Which of several declarations of one name code means.
///
/// Two of one name are of different modules. The projects, imports and folders tell of which module a file is; where nothing does, the
/// nearest folder counts.
extension DeclarationTable {
  /// Returns those of several declarations that code of a file can use. What its own module declares comes before what it imports, and
  /// what is not public stays in its module.
  func reachable<Declared>(
    _ all: [Declared], from file: Int, _ place: (Declared) -> (file: Int, access: Access)
  ) -> [Declared] {
    guard all.count > 1, let here = files[file]?.text.name else { return all }
    let relations = all.map { one in
      files[place(one).file].map { fileModules.relation($0.text.name, here) } ?? .open
    }
    let own = zip(all, relations).filter { $0.1 == .same }.map(\.0)
    guard own.isEmpty else { return own }
    let left = zip(all, relations).filter { $0.1 == .open || place($0.0).access == .everywhere }.map(\.0)
    return left.isEmpty ? all : left
  }

  /// Returns those of several static members that code of a file may mean. Where nothing tells the modules, and no other one is public,
  /// the nearest folder is that of the target.
  func meant(_ all: [Property], from file: Int) -> [Property] {
    let own = all.filter { Int($0.span.file) == file }
    guard own.isEmpty else { return own }
    let left = reachable(all, from: file) { (Int($0.span.file), $0.access) }
    guard Set(left.map(\.span.file)).count > 1, !fileModules.isOfProject(path(of: file)),
      let near = nearest(left, to: file)
    else { return left }
    // Code of a target beside the folder's own may import what is public elsewhere.
    return left.allSatisfy { $0.access == .module || $0.span.file == near[0].span.file } ? near : left
  }

  /// Returns those of several members whose file is in the folder that is nearest to another file, if it is one.
  private func nearest(_ all: [Property], to file: Int) -> [Property]? {
    let shared = all.map { Folders.shared(path(of: Int($0.span.file)), path(of: file)) }
    let near = zip(all, shared).filter { $0.1 == shared.max() }.map(\.0)
    return Set(near.map(\.span.file)).count == 1 ? near : nil
  }

  func nearest(_ candidates: [TypeRecord], from file: Int) -> TypeRecord? {
    if let own = candidates.first(where: { $0.file == file }) { return own }
    let all = candidates.filter { $0.declaration?.access != .file }
    let visible = reachable(all, from: file) { ($0.file, $0.declaration?.access ?? .module) }
    guard visible.count > 1, let here = files[file]?.text.name else { return visible.first }
    // When two targets declare the same name, the declaration with the nearest path counts.
    func closeness(_ record: TypeRecord) -> Int {
      guard let there = files[record.file]?.text.name else { return -1 }
      return Self.closeness(here, there)
    }
    return visible.max { closeness($0) < closeness($1) }
  }

  private static func closeness(_ a: String, _ b: String) -> Int {
    zip(a.utf8, b.utf8).prefix { $0 == $1 }.count
  }

  /// Returns the length of the path prefix that two files share.
  func closeness(_ a: Int, _ b: Int) -> Int {
    guard let a = files[a]?.text.name, let b = files[b]?.text.name else { return -1 }
    return Self.closeness(a, b)
  }
}
