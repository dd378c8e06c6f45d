import Audit
import ColorScience

/// The kinds of color vision on a sheet, the same as in the audit's check of tokens that must be distinguishable.
enum VisionColors {
  static let words: [Vision: String] = [
    .typical: "normal", .protanopia: "protanopia", .deuteranopia: "deuteranopia", .tritanopia: "tritanopia",
    .achromatopsia: "achromatopsia",
  ]
}

/// Tokens that must be distinguishable, as they are and as each kind of vision sees them.
struct VisionSet: Hashable, Sendable {
  var title: String
  var isInferred: Bool
  var threshold: Double
  var members: [Member]

  struct Member: Hashable, Sendable {
    var token: Int
    /// The opaque color; a translucent color is blended over the variant's canvas.
    var color: Color
    /// The color under each vision, in the order of `Vision.allCases`.
    var seen: [Color]
  }

  /// Two members of a set and their difference under each vision.
  struct Pair: Hashable, Sendable {
    var first: Member
    var second: Member
    /// The difference under each vision.
    var differences: [Double]
    var threshold: Double

    func isAlike(_ vision: Vision) -> Bool {
      Vision.allCases.firstIndex(of: vision).map { differences[$0] < threshold } ?? false
    }

    /// The counted visions under which the two are alike, the smallest difference first. Achromatopsia is shown but not counted.
    var alikeUnder: [Vision] {
      zip(Vision.allCases, differences)
        .filter { $0.0 != .typical && $0.0 != .achromatopsia && $0.1 < threshold }
        .sorted { $0.1 < $1.1 }.map(\.0)
    }

    /// The smallest difference under a counted vision.
    var nearest: Double {
      zip(Vision.allCases, differences).filter { $0.0 != .typical && $0.0 != .achromatopsia }.map(\.1).min() ?? 1
    }
  }

  /// The most members of a set that are compared. Sets are written by hand, so they are small.
  static let memberLimit = 64

  static func sets(_ index: ReportIndex, variant: Int) -> [VisionSet] {
    index.report.distinguish.filter { $0.variant == variant }.map { rule in
      let canvas = index.report.variants[variant].canvas
      let members = rule.tokens.filter { index.report.tokens.indices.contains($0) }.prefix(memberLimit)
        .compactMap { token -> Member? in
          guard let color = index.stops(token, in: variant).first else { return nil }
          guard color.alpha >= 1 || canvas != nil else { return nil }
          let shown = canvas.map { Mixing.over(color, $0) } ?? color
          return Member(token: token, color: shown, seen: Vision.allCases.map { $0.seen(shown) })
        }
      return VisionSet(title: rule.rule, isInferred: rule.isInferred, threshold: rule.threshold, members: members)
    }
  }

  func pairs() -> [Pair] {
    members.indices.flatMap { first in
      members.indices.dropFirst(first + 1).map { second in
        let (a, b) = (members[first], members[second])
        return Pair(
          first: a, second: b, differences: zip(a.seen, b.seen).map { Color.deltaEOK($0, $1) }, threshold: threshold)
      }
    }
  }

  /// Returns the groups of members that are all alike to one another under a vision, as places in the set. The group that
  /// spans the most places is last.
  func cliques(_ vision: Vision) -> [[Int]] {
    guard let at = Vision.allCases.firstIndex(of: vision) else { return [] }
    let neighbours = members.indices.map { first in
      Set(
        members.indices.filter {
          $0 != first && Color.deltaEOK(members[first].seen[at], members[$0].seen[at]) < threshold
        })
    }
    var found: [[Int]] = []
    VisionSet.extend([], Set(members.indices), [], neighbours, &found)
    return found.filter { $0.count > 1 }.map { $0.sorted() }
      .sorted { (($0.last ?? 0) - ($0.first ?? 0), $0[0]) < (($1.last ?? 0) - ($1.first ?? 0), $1[0]) }
  }

  /// Finds maximal cliques by the algorithm of Bron and Kerbosch with a pivot. Stops at a hundred, because more brackets
  /// could not be drawn.
  private static func extend(
    _ clique: [Int], _ candidates: Set<Int>, _ excluded: Set<Int>, _ neighbours: [Set<Int>], _ found: inout [[Int]]
  ) {
    guard found.count < 100 else { return }
    if candidates.isEmpty && excluded.isEmpty {
      found.append(clique)
      return
    }
    let pivot = candidates.union(excluded).max { a, b in
      let (first, second) = (neighbours[a].intersection(candidates).count, neighbours[b].intersection(candidates).count)
      return first != second ? first < second : a > b
    }
    var candidates = candidates
    var excluded = excluded
    for next in candidates.subtracting(pivot.map { neighbours[$0] } ?? []).sorted() {
      extend(
        clique + [next], candidates.intersection(neighbours[next]), excluded.intersection(neighbours[next]), neighbours,
        &found)
      candidates.remove(next)
      excluded.insert(next)
    }
  }
}
