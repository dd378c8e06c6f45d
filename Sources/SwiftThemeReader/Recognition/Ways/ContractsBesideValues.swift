import ThemeModel

/// Decides between a contract, whose types are the themes, and values of other types that a stronger way found.
///
/// The values of `struct ButtonColors` are no themes beside `protocol Theme`. Values that have to do with the contract are another
/// way to its themes, as the cases of an enum that gives a `Theme` for each are.
extension ThemeRecognition {
  private static let fewest = 2
  /// A contract comes before the colors of one part of the interface, unless these are this many times as many.
  private static let manyTimes = 4

  /// Returns the position of the contract that comes before values, if any does.
  func contract(before values: Found, among all: [Found]) -> Int? {
    guard values.recogniser?.evidence == .values else { return nil }
    return all.firstIndex { found in
      guard found.recogniser == ConformersOfPalettes.about, found.candidates.count >= Self.fewest,
        let contract = found.contract, saysTheme(found)
      else { return false }
      return comesFirst(contract, before: values) && isApart(values, from: contract)
    }
  }

  private func comesFirst(_ contract: TypeRecord, before values: Found) -> Bool {
    let models = self.models(of: values)
    let (required, given) = (countColors(of: contract), models.map { countColors(of: $0) }.max() ?? 0)
    guard required >= Self.fewest, !ThemeWords.saysPart(contract.path) else { return false }
    let areParts = models.allSatisfy { ThemeWords.saysPart($0.path) || $0.isInView(types) }
    return areParts ? given <= required * Self.manyTimes : given <= required
  }
}
