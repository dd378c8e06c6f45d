import ColorScience

/// One ground on which a foreground can lie: a stop of the background, over one alternative when it is translucent.
struct StackedGround: Sendable {
  /// Slots of the prepared variant and their stops, bottom first; the background is last.
  var layers: [(slot: Int, stop: Int)]
  /// An index into the alternatives; `nil` for an opaque background.
  var alternative: Int?
  /// What is seen on each display.
  var composite: [ShownColor]
  /// What is seen on each display without the topmost layer; `nil` when that layer is opaque.
  var below: [ShownColor]?
}

/// The grounds of a background, or the reason why they are unknown.
enum Grounds: Sendable {
  case known([StackedGround])
  case unknown(JudgementReason)
}

struct GroundBuilder {
  let variant: PreparedVariant

  /// More combinations of stops than this would be gradients on gradients on gradients.
  private static let stackLimit = 4096

  func grounds(of background: Int, over set: BackdropSet) -> Grounds {
    var grounds: [StackedGround] = []
    for stop in variant.stops(of: background) {
      if variant.theme.isOpaque(stop) {
        grounds.append(opaque(background, stop))
        continue
      }
      if set.isAssumed, !variant.theme.isDrawn(stop) { return .unknown(.noBackdrop) }
      switch stacks(under: set) {
      case .unknown(let reason): return .unknown(reason)
      case .known(let bottoms):
        for bottom in bottoms { grounds.append(laid(background, stop, on: bottom)) }
      }
    }
    return .known(grounds)
  }

  /// Returns every combination of an alternative and the stops of its layers.
  private func stacks(under set: BackdropSet) -> Grounds {
    guard !set.alternatives.isEmpty else { return .unknown(.noBackdrop) }
    var all: [StackedGround] = []
    for (index, layers) in set.alternatives.enumerated() {
      let slots = layers.map(variant.slot(of:))
      if slots.contains(where: { variant.kind(of: $0) == .absent }) { continue }
      if let slot = slots.first(where: { variant.kind(of: $0) != .colored }) {
        return .unknown(.backdropWithoutColor(Int32(slot)))
      }
      var stacks: [StackedGround] = []
      for (depth, slot) in slots.enumerated() {
        if depth == 0 {
          for stop in variant.stops(of: slot) {
            guard variant.theme.isOpaque(stop) else { return .unknown(.translucentBackdrop(Int32(slot))) }
            stacks.append(opaque(slot, stop))
          }
        } else {
          stacks = stacks.flatMap { bottom in
            variant.stops(of: slot).map { stop in laid(slot, stop, on: bottom) }
          }
        }
        guard stacks.count <= GroundBuilder.stackLimit else { return .unknown(.tooManyStacks) }
      }
      for stack in stacks {
        var stack = stack
        stack.alternative = index
        all.append(stack)
      }
    }
    return all.isEmpty ? .unknown(.absentBackdrops) : .known(all)
  }

  private func opaque(_ slot: Int, _ stop: Int) -> StackedGround {
    StackedGround(layers: [(slot, stop)], alternative: nil, composite: shown(stop))
  }

  private func laid(_ slot: Int, _ stop: Int, on bottom: StackedGround) -> StackedGround {
    var ground = bottom
    ground.layers.append((slot, stop))
    ground.below = bottom.composite
    ground.composite = zip(shown(stop), bottom.composite).map { top, under in top.over(under) }
    return ground
  }

  private func shown(_ stop: Int) -> [ShownColor] {
    let displays = variant.theme.displays.count
    return Array(variant.theme.shown[stop * displays..<(stop + 1) * displays])
  }
}
