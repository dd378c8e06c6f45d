/// The choice of columns and rows that share a sheet, when a matrix is larger than a sheet: those that rules bring together.
///
/// In a large system few cells are judged. If its matrix were cut into a grid, most sheets would contain almost no judged
/// cells. So a sheet takes columns that are judged on the same rows, and only those rows; judged cells are then close
/// together on few sheets. Within a sheet, columns and rows keep the order of the whole matrix.
struct MatrixClusters {
  /// Columns that share a sheet and the rows that they are judged on, as numbers in the order of the whole matrix.
  struct Group: Hashable {
    var columns: Set<Int>
    var rows: Set<Int>

    func union(_ other: Group) -> Group {
      Group(columns: columns.union(other.columns), rows: rows.union(other.rows))
    }
  }

  let columnLimit: Int
  let rowLimit: Int
  /// The number of columns that are tried as the next one. Columns further on in the order have little in common with the
  /// current ones, and this limit bounds the work by a multiple of the number of columns.
  private static let horizon = 256

  /// Returns the sheets of a matrix. `judged` contains, for each column, the rows on which a rule judges it in any variant.
  ///
  /// Columns are distributed evenly: of the column limits that give the fewest sheets, the one whose smallest sheet is
  /// largest is used.
  static func pages(judged: [Set<Int>], columnLimit: Int, rowLimit: Int) -> [Group] {
    let limit = max(1, columnLimit)
    let count = judged.count { !$0.isEmpty }
    guard count > 0 else { return [] }
    let sheets = (count + limit - 1) / limit
    let even = (count + sheets - 1) / sheets
    // No width distributes more than a few hundred columns evenly.
    let widths = count > horizon ? limit...limit : even...limit
    let plans = widths.map { MatrixClusters(columnLimit: $0, rowLimit: max(1, rowLimit)).packed(judged) }
    let best = plans.min { measure($0) < measure($1) } ?? []
    // The sheets with the most judged cells come first.
    let weights = best.map { group in
      group.columns.map { judged[$0].intersection(group.rows).count }.reduce(0, +)
    }
    return best.indices.sorted { (-weights[$0], $0) < (-weights[$1], $1) }.map { best[$0] }
  }

  /// Returns a key for comparing plans: fewer sheets are better, then a larger smallest sheet, then fewer cells.
  private static func measure(_ plan: [Group]) -> (Int, Int, Int) {
    (plan.count, -(plan.map(\.columns.count).min() ?? 0), plan.map { $0.columns.count * $0.rows.count }.reduce(0, +))
  }

  /// Puts each unit, in order, on the first sheet that has room for it.
  private func packed(_ judged: [Set<Int>]) -> [Group] {
    var sheets: [Group] = []
    for unit in units(judged) {
      let at = sheets.firstIndex { sheet in
        let both = sheet.union(unit)
        return both.columns.count <= columnLimit && both.rows.count <= rowLimit
      }
      if let at { sheets[at] = sheets[at].union(unit) } else { sheets.append(unit) }
    }
    return sheets.sorted { ($0.columns.min() ?? 0, $0.rows.min() ?? 0) < ($1.columns.min() ?? 0, $1.rows.min() ?? 0) }
  }

  /// Returns the groups that must stay on one sheet: columns that share rows, directly or through other columns, as far as
  /// they fit a sheet.
  private func units(_ judged: [Set<Int>]) -> [Group] {
    var units: [Group] = []
    for component in components(items(judged)) {
      let whole = component.reduce(Group(columns: [], rows: [])) { $0.union($1) }
      if whole.columns.count <= columnLimit && whole.rows.count <= rowLimit {
        units.append(whole)
      } else {
        units += torn(component)
      }
    }
    return units
  }

  /// Returns one item for each column; several for a column that is judged on more rows than a sheet has.
  private func items(_ judged: [Set<Int>]) -> [Group] {
    judged.enumerated().flatMap { column, rows -> [Group] in
      let sorted = rows.sorted()
      let parts = (sorted.count + rowLimit - 1) / rowLimit
      return (0..<parts).map { part in
        let share = sorted[part * sorted.count / parts..<(part + 1) * sorted.count / parts]
        return Group(columns: [column], rows: Set(share))
      }
    }
  }

  private func components(_ items: [Group]) -> [[Group]] {
    var parent = Array(items.indices)
    func root(_ item: Int) -> Int {
      var item = item
      while parent[item] != item {
        parent[item] = parent[parent[item]]
        item = parent[item]
      }
      return item
    }
    var ownerOfRow: [Int: Int] = [:]
    for (item, group) in items.enumerated() {
      for row in group.rows {
        if let owner = ownerOfRow[row] {
          let (first, second) = (root(owner), root(item))
          parent[max(first, second)] = min(first, second)
        } else {
          ownerOfRow[row] = item
        }
      }
    }
    var members: [Int: [Group]] = [:]
    for (item, group) in items.enumerated() { members[root(item), default: []].append(group) }
    return members.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Splits items over sheets. Each sheet begins with the first item that is left, then takes the item that adds the fewest
  /// rows, until none fits.
  private func torn(_ items: [Group]) -> [Group] {
    var left = items
    var sheets: [Group] = []
    while !left.isEmpty {
      var sheet = left.removeFirst()
      while let next = best(of: left.prefix(MatrixClusters.horizon), for: sheet) {
        sheet = sheet.union(left.remove(at: next))
      }
      sheets.append(sheet)
    }
    return sheets
  }

  private func best(of items: ArraySlice<Group>, for sheet: Group) -> Int? {
    var best: (place: Int, cost: Int, shared: Int)?
    for (place, item) in items.enumerated() {
      let shared = item.rows.intersection(sheet.rows).count
      let cost = item.rows.count - shared
      let columns = sheet.columns.union(item.columns).count
      guard shared > 0, columns <= columnLimit, sheet.rows.count + cost <= rowLimit else { continue }
      if let known = best, (known.cost, -known.shared) <= (cost, -shared) { continue }
      best = (place, cost, shared)
    }
    return best?.place
  }
}
