import ThemeModel

/// Orders groups that extend others so that each is complete before others take from it.
struct DTCGExtendsOrder {
  struct Problem {
    var code: String
    var message: String
    var place: Place
    var related: [Place]
  }

  private enum State {
    case open
    case done
    case broken
  }

  private let groups: [String: DTCGGroup]
  /// Sorted.
  private let extending: [String]
  private var states: [String: State] = [:]
  private(set) var order: [String] = []
  private var problems: [Problem] = []

  init(groups: [String: DTCGGroup], extending: [String]) {
    self.groups = groups
    self.extending = extending
  }

  mutating func run() -> [Problem] {
    for path in extending where states[path] == nil { visit(path) }
    return problems
  }

  private mutating func visit(_ start: String) {
    var frames: [(path: String, needs: [String], next: Int)] = []
    push(start, &frames)
    while let (path, needs, next) = frames.last {
      guard next < needs.count else {
        frames.removeLast()
        if states[path] == .open {
          states[path] = .done
          order.append(path)
        }
        continue
      }
      frames[frames.count - 1].next += 1
      switch states[needs[next]] {
      case nil: push(needs[next], &frames)
      case .open: report(Array(frames.map(\.path).drop { $0 != needs[next] }))
      case .done, .broken: break
      }
    }
  }

  private mutating func push(_ path: String, _ frames: inout [(path: String, needs: [String], next: Int)]) {
    states[path] = .open
    guard let (target, place) = groups[path]?.extended else { return }
    // A group that extends one of the groups around it would contain itself.
    if target == path || target.isEmpty || path.hasPrefix(target + ".") {
      states[path] = .broken
      problems.append(
        Problem(
          code: "extends-cycle",
          message: "\(path) extends \(target.isEmpty ? "the whole file" : target), which contains it",
          place: place, related: []))
      return
    }
    frames.append((path, needs(of: target), 0))
  }

  /// Returns the extending groups that must be complete before `target` is: itself, those in it, those around it.
  private func needs(of target: String) -> [String] {
    var found: [String] = []
    var low = 0
    var high = extending.count
    while low < high {
      let middle = (low + high) / 2
      if extending[middle] < target { low = middle + 1 } else { high = middle }
    }
    while low < extending.count, extending[low].hasPrefix(target) {
      if extending[low] == target || extending[low].hasPrefix(target + ".") { found.append(extending[low]) }
      low += 1
    }
    var rest = target[...]
    while let dot = rest.utf8.lastIndex(of: UInt8(ascii: ".")) {
      rest = rest[..<dot]
      if groups[String(rest)]?.extended != nil { found.append(String(rest)) }
    }
    return found
  }

  private mutating func report(_ members: [String]) {
    let places = members.compactMap { groups[$0]?.extended?.place }
    guard let first = members.first, let place = places.first, states[first] != .broken else { return }
    for member in members { states[member] = .broken }
    problems.append(
      Problem(
        code: "extends-cycle",
        message: "groups extend one another in a circle: " + (members + [first]).joined(separator: " → "),
        place: place, related: Array(places.dropFirst())))
  }
}
