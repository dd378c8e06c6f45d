import Audit
import ColorScience
import Wording

extension VisionSheet {
  func head() -> SheetHead {
    SheetHead(
      kind: "Colour vision", number: pages.count > 1 ? (page + 1, pages.count) : nil,
      title: index.report.variants[variant].theme, subtitle: index.subtitle(variant), verdict: verdict(),
      legend: legend(), stamps: SheetHead.stamps(index.report.tool))
  }

  func verdict() -> VerdictSentence {
    let count = content.pairs.count
    guard count > 0 else {
      return VerdictSentence(mark: .dash, first: "No tokens are named to be told apart.", second: [])
    }
    let pairs = Counted.of(count, "pair", "pairs")
    let already = content.already
    if content.becoming == 0 {
      if already == 0 {
        return VerdictSentence(
          mark: .tick,
          first: Counted.every(count, "pair", "pairs") + (count == 1 ? " stays" : " stay")
            + " apart for every eye.",
          second: [])
      }
      return VerdictSentence(
        mark: .cross, first: "\(already) of \(pairs) \(already == 1 ? "is" : "are") alike already.",
        second: [.words("No other becomes alike.")])
    }
    let verb = content.becoming == 1 ? "becomes" : "become"
    var second: [VerdictSentence.Part] = []
    if already > 0 { second.append(.words("\(already) \(already == 1 ? "is" : "are") alike already. ")) }
    if let worst = content.looks.first {
      let vision = worst.pair.alikeUnder.first.flatMap { VisionColors.words[$0] } ?? ""
      second += [
        .words("Worst: "), .name(index.label(worst.pair.first.token)), .words(" and "),
        .name(index.label(worst.pair.second.token)), .words(", \(vision)."),
      ]
    }
    return VerdictSentence(mark: .cross, first: "\(content.becoming) of \(pairs) \(verb) alike.", second: second)
  }

  private func legend() -> [LegendItem] {
    guard !content.sets.isEmpty else {
      return [LegendItem(.none, "each row: the same colours, in the same order, to another eye")]
    }
    let look = content.looks.first?.pair
    let vision = look?.alikeUnder.first.flatMap { Vision.allCases.firstIndex(of: $0) } ?? 0
    let colors = look.map { [$0.first.seen[vision], $0.second.seen[vision]] } ?? [.gray(0x80), .gray(0x8A)]
    var items = [
      LegendItem(
        .drawn(width: 36) { drawing, x, y in
          VisionSheet.sample(&drawing, colors, x: x, y: y, isDashed: false)
        }, "bracket: alike to this eye, told apart by normal vision")
    ]
    if let same = content.pairs.first(where: { $0.isAlike(.typical) }) {
      let colors = [same.first.color, same.second.color]
      items.append(
        LegendItem(
          .drawn(width: 36) { drawing, x, y in
            VisionSheet.sample(&drawing, colors, x: x, y: y, isDashed: true)
          }, "dashed: alike to every eye, normal vision too"))
    }
    let thresholds = Set(content.sets.map(\.threshold))
    if thresholds.count == 1, let threshold = thresholds.first {
      items.append(LegendItem(.none, "alike: ΔE OK under \(SheetNumber.plain(threshold))"))
    } else {
      items.append(LegendItem(.none, "alike: ΔE OK under the set's own threshold"))
    }
    return items
  }

  private static func sample(_ drawing: inout Drawing, _ colors: [Color], x: Double, y: Double, isDashed: Bool) {
    let top = (y - 8).rounded()
    drawing.fill(Rect(x, top, 26, 8), .color(colors[0]))
    drawing.fill(Rect(x, top + 8, 26, 8), .color(colors[1]))
    if drawing.needsHairline(colors) { drawing.frame(Rect(x, top, 26, 16)) }
    let paint = Paint.chrome(isDashed ? .ink3 : .ink)
    drawing.shape(.rect(Rect(x + 29, top + 3.25, isDashed ? 3 : 5, 1.5)), paint)
    drawing.shape(.rect(Rect(x + 29, top + 11.25, isDashed ? 3 : 5, 1.5)), paint)
    if isDashed {
      drawing.shape(.rect(Rect(x + 34, top + 3.25, 1.5, 3)), paint)
      drawing.shape(.rect(Rect(x + 34, top + 9.75, 1.5, 3)), paint)
    } else {
      drawing.shape(.rect(Rect(x + 34, top + 3.25, 1.5, 9.5)), paint)
    }
  }

  func footer() -> [String] {
    var sentences: [String] = []
    if !content.sets.isEmpty {
      let isInferred = content.sets.contains(where: \.isInferred)
      sentences.append(
        isInferred
          ? "Pairs: status colours found by their names, since no distinguish rule names any."
          : "Pairs: tokens that a distinguish rule names.")
      sentences.append("A bracket joins tokens that are all alike to one another.")
      sentences.append("Brackets under achromatopsia are shown, not counted.")
    }
    let hidden = content.looks.count - VisionContent.lookLimit
    if hidden > 0 {
      sentences.append("\(Counted.of(hidden, "more look is", "more looks are")) listed in the report.")
    }
    if content.translucent > 0 {
      sentences.append(
        "Left out of the strips: \(Counted.of(content.translucent, "translucent colour", "translucent colours"))."
      )
    }
    sentences.append(
      "Simulation: Machado, Oliveira and Fernandes 2009, severity \(Vision.severity), on linear light, as in the audit."
    )
    sentences.append("Achromatopsia: luminance only.")
    sentences.append("A help in choosing, not a success criterion.")
    sentences.append(SheetFooter.twins(twins, of: variant, index))
    return sentences
  }

  func altText() -> AltText {
    let lines = content.looks.prefix(AltText.failureLimit).map { look in
      let visions = look.pair.alikeUnder.compactMap { VisionColors.words[$0] }.joined(separator: ", ")
      let names = [look.pair.first, look.pair.second].map { AltText.name(index.name($0.token)) }
      return
        "\(names[0]) and \(names[1]): alike under \(visions), ΔE \(ShownNumber.difference(look.pair.differences[0])) "
        + "to \(ShownNumber.difference(look.pair.nearest))"
    }
    let left = content.looks.count - lines.count
    let colors = Counted.of(content.strip.count, "distinct colour", "distinct colours")
    let strips =
      content.strip.isEmpty
      ? []
      : [
        "\(colors) as seen with normal vision, \(SheetFooter.listed(Vision.allCases.dropFirst().compactMap { VisionColors.words[$0] }))."
      ]
    let already = content.pairs.filter { $0.isAlike(.typical) }.prefix(AltText.failureLimit).map { pair in
      "\(AltText.name(index.name(pair.first.token))) and \(AltText.name(index.name(pair.second.token))): alike already"
    }
    return AltText(
      head(), lines: strips + lines + already,
      rest: left > 0 ? "\(Counted.of(left, "more is", "more are")) in the report." : "")
  }
}
