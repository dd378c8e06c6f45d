import Audit
import ColorScience
import Wording

/// The sentences on scope and method at the end of several kinds of sheet.
enum SheetFooter {
  /// Returns, for example, `WCAG 2.2, criteria 1.4.3 and 1.4.11.`: the criteria that judge a pair of the variant.
  static func criteria(_ index: ReportIndex, variant: Int) -> String {
    criteria(Set(index.rulesOfVariant[variant].compactMap { index.report.rules[$0].criterion.successCriterion }))
  }

  static func criteria(_ criteria: Set<String>) -> String {
    let sorted = CriteriaWords.sorted(criteria)
    switch sorted.count {
    case 0: return "Contrast as WCAG 2.2 defines it."
    case 1: return "WCAG 2.2, criterion \(sorted[0])."
    default: return "WCAG 2.2, criteria \(listed(sorted))."
    }
  }

  /// Returns how alpha is blended; empty where no token has any.
  static func blending(_ index: ReportIndex, tokens: [Int], variant: Int) -> String {
    guard tokens.contains(where: { index.stops($0, in: variant).contains { $0.alpha < 1 } }) else { return "" }
    let isWide = tokens.contains { index.stops($0, in: variant).contains { !$0.isInside(.srgb) } }
    let apart =
      isWide && index.report.settings.displays.contains(.displayP3)
      ? "; with a colour outside sRGB, in the encoded values of each display" : ""
    let canvas = index.canvasName(variant).map { " over \(VisibleName.shown($0))" } ?? ""
    return "Alpha is blended in encoded sRGB\(canvas)\(apart)."
  }

  /// Returns the mapping and the tolerance; empty where no shown token lies outside sRGB.
  static func gamut(_ index: ReportIndex, tokens: [Int], variants: [Int]) -> String {
    let isUsed = variants.contains { variant in
      tokens.contains { token in
        index.stops(token, in: variant).contains { index.isWide($0) }
      }
    }
    guard isUsed else { return "" }
    return "Mapped to sRGB by \(mapping(index.report.settings.mapping)); "
      + "gamut tolerance \(SheetNumber.plain(index.report.settings.gamutTolerance))."
  }

  static func mapping(_ mapping: GamutMapping) -> String {
    switch mapping {
    case .clip: "clipping"
    case .minde: "CSS Color 4 in OKLCH"
    case .raytrace: "CSS Color 4's ray trace"
    }
  }

  /// Returns a sentence that names the variants, of the same theme or of others, for which a sheet is also valid.
  static func twins(_ twins: [Int], of variant: Int, _ index: ReportIndex) -> String {
    guard !twins.isEmpty else { return "" }
    let theme = index.report.variants[variant].theme
    let names = twins.prefix(4).map { twin in
      VisibleName.shown(
        index.report.variants[twin].theme == theme ? index.shortVariantName(twin) : index.tableName(twin))
    }
    let more = twins.count > names.count ? ["\(twins.count - names.count) more"] : []
    return "This sheet also applies to \((names + more).joined(separator: "; "))."
  }

  static func listed(_ words: [String]) -> String {
    guard words.count > 1, let last = words.last else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}
