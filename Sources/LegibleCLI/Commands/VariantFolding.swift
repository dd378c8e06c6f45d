import ThemeModel

/// The variants in which a token has one value, in the fewest words: `dark`, `dark + high`, and not each variant's name.
struct VariantFolding {
  struct Group: Equatable {
    /// The variant that comes first among those with the value.
    let first: Int
    /// Empty when it is all of them.
    let places: String
  }

  let variants: [Variant]

  /// - Parameters:
  ///   - shown: the positions of the variants that are looked at
  ///   - same: whether a token has the same value in two of them
  func groups(_ shown: [Int], same: (Int, Int) -> Bool) -> [Group] {
    var members: [[Int]] = []
    for variant in shown {
      if let group = members.firstIndex(where: { same($0[0], variant) }) {
        members[group].append(variant)
      } else {
        members.append([variant])
      }
    }
    return members.map { group in
      Group(first: group[0], places: group.count == shown.count ? "" : places(group, among: shown))
    }
  }

  /// A few choices of contexts that together cover the group and nothing beside it.
  func places(_ group: [Int], among shown: [Int]) -> String {
    let inside = Set(group)
    var left = inside
    var texts: [String] = []
    for variant in group where left.contains(variant) {
      var choices = variants[variant].choices
      for choice in choices {
        let fewer = choices.filter { $0 != choice }
        if shown.allSatisfy({ inside.contains($0) || !has($0, fewer) }) { choices = fewer }
      }
      left.subtract(shown.filter { has($0, choices) })
      texts.append(choices.map(Self.text).joined(separator: " + "))
    }
    return texts.joined(separator: ", ")
  }

  /// `dark`; `pureBlack on`, for a context that says nothing alone.
  private static func text(_ choice: Variant.Choice) -> String {
    ["on", "off", "otherwise"].contains(choice.context) ? "\(choice.axis) \(choice.context)" : choice.context
  }

  private func has(_ variant: Int, _ choices: [Variant.Choice]) -> Bool {
    choices.allSatisfy(variants[variant].choices.contains)
  }
}
