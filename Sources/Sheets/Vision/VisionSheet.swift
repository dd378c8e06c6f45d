import Audit
import ColorScience
import Wording

/// The palette as other kinds of color vision see it, and the tokens that they cannot tell apart.
struct VisionSheet: Sendable {
  let index: ReportIndex
  let variant: Int
  let content: VisionContent
  let pages: [[VisionContent.Block]]
  let page: Int
  let paper: SheetPaper
  /// The variants of the theme whose sheets would show the same and are therefore not drawn.
  let twins: [Int]
  let geometry: VisionGeometry

  static let stripTop = 23.0
  static let stripLeft = 246.0
  static let tile = SIMD2(104.0, 34.0)
  static let lanePitch = 9.0
  static let laneLimit = 4

  func drawing(with engine: TextEngine) -> Drawing {
    var drawing = Drawing(paper: paper, width: geometry.width)
    var y = drawing.head(head(), with: engine)
    for (number, block) in pages[page].enumerated() {
      if number > 0 { drawing.rule(y: y) }
      switch block {
      case .strips(let range): strips(range, &drawing, y: y, with: engine)
      case .alike(let range): alike(range, &drawing, y: y, with: engine)
      case .set(let set, let range): self.set(content.sets[set], range, &drawing, y: y, with: engine)
      }
      y += block.height(geometry)
    }
    drawing.foot(footer(), y: y, with: engine)
    return drawing
  }

  private func strips(_ range: Range<Int>, _ drawing: inout Drawing, y: Double, with engine: TextEngine) {
    let note = range.lowerBound > 0 ? "continued" : "\(content.strip.count) distinct"
    drawing.sectionLabel(content.stripTitle, note, y: y + 34, with: engine)
    let width = geometry.width - Measures.margin - VisionSheet.stripLeft
    for (row, vision) in Vision.allCases.enumerated() {
      let top = y + VisionSheet.stripTop + 34 * Double(row)
      drawing.text(
        VisionColors.words[vision] ?? "", .tokenName, x: Measures.content, baseline: top + 17, .chrome(.ink))
      let colors = content.strip[range].map { vision.seen($0) }
      let strip = Rect(VisionSheet.stripLeft, top, width, 26)
      drawing.bands(strip, colors)
      if drawing.needsHairline(colors) { drawing.frame(strip) }
    }
  }

  private func alike(_ range: Range<Int>, _ drawing: inout Drawing, y: Double, with engine: TextEngine) {
    drawing.sectionLabel(
      "Alike", Counted.of(content.becoming, "pair", "pairs"),
      content.looks.count < content.becoming ? Counted.of(content.looks.count, "look", "looks") : "",
      y: y + 30, with: engine)
    for (place, look) in content.looks[range].enumerated() {
      let x = Measures.content + VisionGeometry.lookPitch * Double(place % geometry.lookColumns)
      let top = y + 19 + 62 * Double(place / geometry.lookColumns)
      let pair = look.pair
      let visions = pair.alikeUnder
      let nearest = visions.first ?? .protanopia
      twoSquares([pair.first.color, pair.second.color], &drawing, x: x, y: top)
      drawing.arrow(x: x + 103, y: top + 23, .chrome(.ink2))
      let at = Vision.allCases.firstIndex(of: nearest) ?? 0
      twoSquares([pair.first.seen[at], pair.second.seen[at]], &drawing, x: x + 121, y: top)

      let left = x + 231
      let width = geometry.lookWidth - 231
      for (line, member) in [pair.first, pair.second].enumerated() {
        let name = engine.fitted(index.forms(member.token), .tokenName, width: width)
        drawing.text(
          VisibleName.isolated(name), .tokenName, x: left, baseline: top + 11 + 16 * Double(line), .chrome(.ink))
      }
      drawing.text(note(look, nearest, width: width, with: engine), .note, x: left, baseline: top + 44, .chrome(.ink2))
    }
  }

  /// Returns the note of a look. Three visions with their figures are wider than the column; the vision with the smallest
  /// difference is then named alone.
  private func note(
    _ look: VisionContent.Look, _ nearest: Vision, width: Double, with engine: TextEngine
  ) -> String {
    let words = look.pair.alikeUnder.compactMap { VisionColors.words[$0] }
    let first = VisionColors.words[nearest] ?? ""
    let at = Vision.allCases.firstIndex(of: nearest) ?? 0
    let figures =
      "ΔE \(ShownNumber.difference(look.pair.differences[0])) to \(ShownNumber.difference(look.pair.differences[at]))"
    let count = look.count > 1 ? "; \(look.count) pairs" : ""
    let short = words.count > 1 ? "\(first) and \(words.count - 1) more, " : "\(first), "
    let forms = [
      "\(words.joined(separator: ", ")), \(figures)\(count)", "\(short)\(figures)\(count)",
      "\(short)ΔE \(ShownNumber.difference(look.pair.differences[at]))\(count)",
    ]
    return forms.first { engine.width($0, .note) <= width } ?? engine.fitted(forms[2], .note, width: width)
  }

  private func twoSquares(_ colors: [Color], _ drawing: inout Drawing, x: Double, y: Double) {
    let rect = Rect(x, y, 96, 46)
    drawing.bands(rect, colors)
    if drawing.needsHairline(colors) { drawing.frame(rect) }
  }

  private func set(
    _ set: VisionSet, _ range: Range<Int>, _ drawing: inout Drawing, y: Double, with engine: TextEngine
  ) {
    let note = range.lowerBound > 0 ? "continued" : Counted.of(set.members.count, "token", "tokens")
    drawing.sectionLabel(set.title, note, y: y + 30, with: engine)
    let height = 40 + VisionSheet.tile.y * Double(range.count)
    for row in 0..<geometry.setRows {
      let eyes = row * geometry.eyes..<min((row + 1) * geometry.eyes, Vision.allCases.count)
      self.set(set, range, eyes, &drawing, y: y + height * Double(row), with: engine)
    }
  }

  private func set(
    _ set: VisionSet, _ range: Range<Int>, _ eyes: Range<Int>, _ drawing: inout Drawing, y: Double,
    with engine: TextEngine
  ) {
    let top = y + 40
    let room = geometry.names - 8
    for (place, member) in set.members[range].enumerated() {
      let line = top + VisionSheet.tile.y * Double(place)
      let name = engine.fitted(index.forms(member.token), .tokenName, width: room)
      drawing.text(VisibleName.isolated(name), .tokenName, x: Measures.content, baseline: line + 14, .chrome(.ink))
      drawing.text(
        engine.fitted(value(member), .value, width: room), .value, x: Measures.content, baseline: line + 28,
        .chrome(.ink2))
    }
    for (column, eye) in eyes.enumerated() {
      let vision = Vision.allCases[eye]
      let x = Measures.content + geometry.names + VisionGeometry.setPitch * Double(column)
      drawing.text(VisionColors.words[vision] ?? "", .note, x: x, baseline: y + 30, .chrome(.ink2))
      let colors = set.members[range].map { $0.seen[eye] }
      for (place, color) in colors.enumerated() {
        drawing.fill(
          Rect(x, top + VisionSheet.tile.y * Double(place), VisionSheet.tile.x, VisionSheet.tile.y), .color(color))
      }
      if drawing.needsHairline(colors) {
        drawing.frame(Rect(x, top, VisionSheet.tile.x, VisionSheet.tile.y * Double(colors.count)))
      }
      brackets(set, vision, range, &drawing, x: x + VisionSheet.tile.x + 4, y: top)
    }
  }

  private func value(_ member: VisionSet.Member) -> String {
    let text = index.valueText(member.token, in: variant)
    guard let color = index.stops(member.token, in: variant).first, color.alpha < 1 else { return text }
    return index.canvasName(variant).map { "\(text) over \(VisibleName.shown($0))" } ?? text
  }

  /// Draws brackets, each of which joins tokens that are all alike to one another. Lanes are side by side, the shortest
  /// brackets inside.
  private func brackets(
    _ set: VisionSet, _ vision: Vision, _ range: Range<Int>, _ drawing: inout Drawing, x: Double, y: Double
  ) {
    for bracket in VisionSheet.lanes(set.cliques(vision), within: range) {
      let isNews = bracket.members.contains { first in
        bracket.members.contains { second in
          Color.deltaEOK(set.members[first].color, set.members[second].color) >= set.threshold
        }
      }
      let left = x + VisionSheet.lanePitch * Double(bracket.lane)
      let middles = bracket.members.map { y + VisionSheet.tile.y * (Double($0 - range.lowerBound) + 0.5) }
      let paint = Paint.chrome(isNews ? .ink : .ink3)
      guard let first = middles.first, let last = middles.last else { continue }
      if isNews {
        drawing.shape(.rect(Rect(left + 5, first - 0.75, 1.5, last - first + 1.5)), paint)
        for middle in middles { drawing.shape(.rect(Rect(left, middle - 0.75, 5, 1.5)), paint) }
      } else {
        var dash = first - 0.75
        while dash < last {
          drawing.shape(.rect(Rect(left + 5, dash, 1.5, min(3, last + 0.75 - dash))), paint)
          dash += 6
        }
        for middle in middles { drawing.shape(.rect(Rect(left, middle - 0.75, 3, 1.5)), paint) }
      }
    }
  }

  struct Bracket: Hashable, Sendable {
    var members: [Int]
    var lane: Int
  }

  /// Returns the parts of groups that lie in a range of members, each in the first lane that is free over its length.
  static func lanes(_ groups: [[Int]], within range: Range<Int>) -> [Bracket] {
    var taken: [[ClosedRange<Int>]] = []
    var brackets: [Bracket] = []
    for group in groups {
      let members = group.filter(range.contains)
      guard let first = members.first, let last = members.last, members.count > 1 else { continue }
      let span = first...last
      let lane = taken.firstIndex { !$0.contains { $0.overlaps(span) } } ?? taken.count
      guard lane < laneLimit else { continue }
      if lane == taken.count { taken.append([]) }
      taken[lane].append(span)
      brackets.append(Bracket(members: members, lane: lane))
    }
    return brackets
  }
}
