import ThemeModel

/// Views of a file that code takes away before anything is shown.
extension InterfaceDocument {
  /// Returns what has to be assumed where code takes a view away, or one around it.
  func takenAway(_ start: Int, _ code: InterfaceReader.Code) -> String? {
    guard !code.removed.isEmpty else { return nil }
    var here: Int? = start
    for _ in 0..<64 {
      guard let view = here else { return nil }
      let around = container(of: view)
      if names(of: view).contains(where: code.removed.contains)
        || around.map({ names(of: $0).contains { code.removed.contains($0 + ".subviews") } }) == true
      {
        return OutletTree.Assumption.left
      }
      here = around
    }
    return nil
  }

  /// Returns what code calls a view: `Class.outlet`.
  private func names(of view: Int) -> [String] {
    var names: [String] = []
    let attributes = elements[view].attributes
    if let id = attributes["id"], let outlet = outlets[id] {
      names.append("\(outlet.type).\(outlet.name.prefix { $0 != "[" })")
    }
    if let own = attributes["customClass"] { names.append("\(own).self") }
    if let key = attributes["key"], ["view", "contentView"].contains(key), let owner = elements[view].parent,
      let type = elements[owner].attributes["customClass"]
    {
      names.append("\(type).\(key)")
    }
    return names
  }
}
