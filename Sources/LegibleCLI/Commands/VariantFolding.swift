import ThemeModel

/// The variants in which a token has one value, in the shortest form: `dark` or `dark + high` instead of the names of
/// all variants.
struct VariantFolding {
  struct Group: Equatable {
    /// The first variant with the value.
    let first: Int
    /// Empty if all variants have the value.
    let places: String
  }

  let variants: [Variant]

  /// - Parameters:
  ///   - shown: The indices of the variants to group.
  ///   - same: Returns whether a token has the same value in two variants.
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

  /// Returns a few combinations of contexts that together match exactly the variants of the group.
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

  /// Returns `dark`, or `pureBlack on` for a context that is unclear without its axis.
  private static func text(_ choice: Variant.Choice) -> String {
    ["on", "off", "otherwise"].contains(choice.context) ? "\(choice.axis) \(choice.context)" : choice.context
  }

  private func has(_ variant: Int, _ choices: [Variant.Choice]) -> Bool {
    choices.allSatisfy(variants[variant].choices.contains)
  }
}
