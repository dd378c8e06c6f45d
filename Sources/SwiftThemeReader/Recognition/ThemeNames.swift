/// Makes the names of themes distinct. Two enums may both have a `light`, and two lists a “Default”.
enum ThemeNames {
  static func distinct(_ found: ThemeRecognition.Found) -> ThemeRecognition.Found {
    var result = found
    var names = found.candidates.map(\.name)
    // Adds as little as possible: the owner, then the list, then a number.
    qualify(&names, of: found.candidates) { candidate, name in owner(of: candidate).map { "\($0.path).\(name)" } }
    qualify(&names, of: found.candidates) { candidate, _ in
      guard case .element(let list, let owner, _) = candidate.root else { return nil }
      // A name that is not a title already contains the name of the list.
      let isTitled = !candidate.name.hasPrefix(list.name + ".")
      let path = (owner.map { [$0.path] } ?? []) + (isTitled ? [list.name] : []) + [candidate.name]
      return path.joined(separator: ".")
    }
    number(&names)
    for index in names.indices where names[index] != found.candidates[index].name {
      result.candidates[index].name = names[index]
    }
    return result
  }

  /// Gives values that one function makes the titles that their code states: `themes.append(Theme(title: "Dusk", …))`. The name of the
  /// function tells several of them apart by no more than a number.
  static func titled(_ values: [ThemeCandidate]) -> [ThemeCandidate] {
    let groups = Dictionary(grouping: values.indices) { values[$0].name }
    var result = values
    for group in groups.values where group.count > 1 {
      for index in group {
        guard case .making(let value, _, _) = values[index].root else { continue }
        result[index].name = ModelValues.title(value) ?? values[index].name
      }
    }
    return result
  }

  /// Makes the names of further values distinct from those of the themes, and from each other.
  static func distinct(_ values: [ThemeCandidate], beside found: ThemeRecognition.Found) -> [ThemeCandidate] {
    var taken = Set((found.candidates + found.others.flatMap(\.candidates)).map(\.name))
    return values.map { value in
      var own = value
      if taken.contains(own.name), let owner = owner(of: value) { own.name = "\(owner.path).\(value.name)" }
      var count = 2
      while !taken.insert(own.name).inserted {
        own.name = "\(value.name) \(count)"
        count += 1
      }
      return own
    }
  }

  /// Qualifies the name of a theme of another contract when the first contract has a theme of that
  /// name, so that both can be chosen.
  static func apart(_ found: ThemeRecognition.Found) -> ThemeRecognition.Found {
    var result = found
    var taken = Set(found.candidates.map(\.name))
    var spans = Set(found.candidates.map(\.span))
    for other in result.others.indices {
      for index in result.others[other].candidates.indices {
        let candidate = result.others[other].candidates[index]
        // A theme that conforms to several contracts is found several times.
        guard spans.insert(candidate.span).inserted, !taken.insert(candidate.name).inserted else { continue }
        var name = owner(of: candidate).map { $0.path == candidate.name ? $0.path : "\($0.path).\(candidate.name)" }
        var count = 2
        while name.map({ !taken.insert($0).inserted }) ?? true {
          name = "\(candidate.name) \(count)"
          count += 1
        }
        result.others[other].candidates[index].name = name ?? candidate.name
      }
    }
    return result
  }

  private static func counts(_ names: [String]) -> [String: Int] {
    names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  private static func qualify(
    _ names: inout [String], of candidates: [ThemeCandidate], _ qualified: (ThemeCandidate, String) -> String?
  ) {
    let counts = counts(names)
    for index in names.indices where counts[names[index]] != 1 {
      if let name = qualified(candidates[index], names[index]) { names[index] = name }
    }
  }

  /// Numbers equal names: types of two modules may have the same path.
  private static func number(_ names: inout [String]) {
    var taken = Set(names)
    var counts: [String: Int] = [:]
    for index in names.indices {
      let name = names[index]
      guard var count = counts.updateValue((counts[name] ?? 0) + 1, forKey: name) else { continue }
      repeat { count += 1 } while !taken.insert("\(name) \(count)").inserted
      counts[name] = count
      names[index] = "\(name) \(count)"
    }
  }

  static func owner(of candidate: ThemeCandidate) -> TypeRecord? {
    if case .constant(_, let owner)? = candidate.selection?.choice { return owner }
    return switch candidate.root {
    case .enumCase(let type, _, _), .made(let type), .madeFor(let type, _, _, _): type
    case .making(_, let owner, let type): owner ?? type
    case .function(_, let type), .chosen(_, let type, _, _): type
    case .property(_, let type), .madeOf(_, _, _, let type), .element(_, let type, _): type
    case .type(let type): type.parent
    // The file has its name, not the model.
    case .statics, .decoded: nil
    }
  }
}
