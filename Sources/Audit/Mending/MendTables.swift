import ColorScience
import Synchronization

/// What each value that a site could take would mend and break alone, computed once per site for all parts of the search.
final class MendTables: Sendable {
  let model: MendModel
  /// The colors that other sites have got already, and keep.
  let base: [Int32: MendCandidate]
  private let locked: Set<Int32>
  /// The only sites that can change; `nil` for all that are not locked.
  private let free: Set<Int32>?
  private let shades: Shades
  private let known = Mutex<[Int32: Table]>([:])

  /// The values that sites could take, computed once per site.
  private final class Shades: Sendable {
    private let made: @Sendable (Int32) -> [MendCandidate]
    private let known = Mutex<[Int32: [MendCandidate]]>([:])

    init(_ made: @escaping @Sendable (Int32) -> [MendCandidate]) { self.made = made }

    func of(_ site: Int32) -> [MendCandidate] {
      if let shades = known.withLock({ $0[site] }) { return shades }
      let shades = made(site)
      known.withLock { $0[site] = shades }
      return shades
    }
  }

  final class Table: Sendable {
    /// The candidates, nearest first.
    let candidates: [MendCandidate]
    /// The differences of the candidates.
    let differences: [Double]
    /// For each candidate, the looks that it breaks or makes worse.
    let breaks: [[Int32]]
    /// For each candidate, the failing looks that it mends.
    let mends: [Set<Int32>]
    let lights: MendLights

    init(_ candidates: [MendCandidate], breaks: [[Int32]], mends: [Set<Int32>], lights: MendLights) {
      self.candidates = candidates
      differences = candidates.map(\.difference)
      self.breaks = breaks
      self.mends = mends
      self.lights = lights
    }
  }

  init(_ model: MendModel, locked: Set<Int32>, shades: @escaping @Sendable (Int32) -> [MendCandidate]) {
    self.model = model
    self.locked = locked
    self.shades = Shades(shades)
    base = [:]
    free = nil
  }

  private init(_ whole: MendTables, base: [Int32: MendCandidate], free: Set<Int32>) {
    model = whole.model
    locked = whole.locked
    shades = whole.shades
    self.base = base
    self.free = free
  }

  /// Returns tables with other colors at some sites, in which only a few others can change.
  func with(_ base: [Int32: MendCandidate], free: Set<Int32>) -> MendTables {
    MendTables(self, base: base, free: free)
  }

  func isLocked(_ site: Int32) -> Bool { locked.contains(site) || free.map { !$0.contains(site) } ?? false }

  func candidates(of site: Int32) -> [MendCandidate] { table(of: site).candidates }

  func table(of site: Int32) -> Table {
    if let table = known.withLock({ $0[site] }) { return table }
    let table = made(site)
    known.withLock { $0[site] = table }
    return table
  }

  private func made(_ site: Int32) -> Table {
    guard !isLocked(site) else { return Table([], breaks: [], mends: [], lights: MendLights([])) }
    var alone: [Int32] = []
    var shared: [Int32] = []
    for index in model.looksOfSite[Int(site)] {
      let isShared = model.looks[Int(index)].sites.contains { $0 != site && !isLocked($0) }
      if isShared { shared.append(index) } else { alone.append(index) }
    }
    let all = shades.of(site)
    let hopeless = Trials(self, site, all).missed(alone) { $0.keptRatio }
    // Where no other site can change, the value is out of question.
    let candidates = all.indices.filter { hopeless[$0].isEmpty }.map { all[$0] }
    let trials = Trials(self, site, candidates)
    let failing = (alone + shared).filter { model.looks[Int($0)].isFailing }
    let unmended = trials.missed(failing) { $0.shape.required }
    return Table(
      candidates, breaks: trials.missed(shared) { $0.keptRatio },
      mends: unmended.map { Set(failing).subtracting($0) }, lights: trials.lights)
  }

  /// Tries the candidates of one site on looks, while all else stays.
  private struct Trials {
    let model: MendModel
    let base: [Int32: MendCandidate]
    let site: Int32
    let candidates: [MendCandidate]
    let lights: MendLights

    init(_ tables: MendTables, _ site: Int32, _ candidates: [MendCandidate]) {
      model = tables.model
      base = tables.base
      self.site = site
      self.candidates = candidates
      lights = MendLights(candidates)
    }

    /// Returns, for each candidate, the looks whose ratio is below what they need.
    func missed(_ looks: [Int32], _ need: (MendLook) -> Double) -> [[Int32]] {
      var missed = Array(repeating: [Int32](), count: candidates.count)
      for index in looks {
        let look = model.looks[Int(index)]
        let least = need(look)
        if lights.isUniform, let facing = facing(look) {
          for place in lights.misses(least, to: facing) { missed[lights.order[place]].append(index) }
        } else {
          for (place, candidate) in candidates.enumerated()
          where model.ratio(of: look, { $0 == site ? candidate : base[$0] }) < least {
            missed[place].append(index)
          }
        }
      }
      return missed
    }

    /// Does the same as the model's function, with the color that the other site has got.
    private func facing(_ look: MendLook) -> Double? {
      guard look.isPlain, !base.isEmpty, let other = look.sites.first(where: { $0 != site }),
        let changed = base[other]
      else { return model.facing(site, in: look) }
      let luminance = changed.shown[0].luminance
      return changed.shown.allSatisfy { $0.luminance == luminance } ? luminance : nil
    }
  }

  /// Returns how many other sites have to change at least when this one does.
  func fewestHelpers(of site: Int32, isOpen: (Int32) -> Bool) -> Int {
    let table = table(of: site)
    var fewest = Int.max
    for breaks in table.breaks {
      var helpers: Set<Int32> = []
      var count = 0
      for index in breaks {
        let others = model.looks[Int(index)].sites.filter { $0 != site && isOpen($0) }
        if others.isEmpty {
          count = Int.max
          break
        }
        if others.contains(where: helpers.contains) { continue }
        helpers.formUnion(others)
        count += 1
      }
      fewest = min(fewest, count)
      if fewest == 0 { break }
    }
    return fewest == Int.max ? 0 : fewest
  }
}
