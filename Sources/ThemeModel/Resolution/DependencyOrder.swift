/// An order in which tokens come after the tokens that they alias, and the axes on which each token depends, directly
/// or through others.
struct DependencyOrder {
  private(set) var order: [Int32] = []
  private(set) var masks: [AxisMask]

  private struct Frame {
    var token: Int32
    var value: Int32
    /// The number of the value's dependencies that are done.
    var done: Int32 = 0
  }

  init(_ theme: CompiledTheme, axisPlaces: [Int]) {
    let count = theme.tokens.count
    masks = [AxisMask](repeating: .none, count: count)
    order.reserveCapacity(count)
    var isOpen = [Bool](repeating: false, count: count)
    var isDone = [Bool](repeating: false, count: count)
    var frames: [Frame] = []
    for root in 0..<Int32(count) where !isDone[Int(root)] {
      frames.append(Frame(token: root, value: theme.tokens[Int(root)].values.lowerBound))
      isOpen[Int(root)] = true
      while let frame = frames.last {
        let token = Int(frame.token)
        guard frame.value < theme.tokens[token].values.upperBound else {
          frames.removeLast()
          isOpen[token] = false
          isDone[token] = true
          order.append(frame.token)
          if let parent = frames.last { masks[Int(parent.token)].formUnion(masks[token]) }
          continue
        }
        let value = theme.values[Int(frame.value)]
        if frame.done == 0 {
          for index in value.conditions {
            let axis = theme.conditions[Int(index)].axis
            if axis >= 0, axisPlaces[Int(axis)] >= 0 { masks[token].insert(axisPlaces[Int(axis)]) }
          }
        }
        guard let target = theme.dependency(frame.done, of: value) else {
          frames[frames.count - 1].value += 1
          frames[frames.count - 1].done = 0
          continue
        }
        frames[frames.count - 1].done += 1
        if isDone[Int(target)] {
          masks[token].formUnion(masks[Int(target)])
        } else if isOpen[Int(target)] {
          // The token is part of a cycle, so its dependencies are not known before those of the whole cycle.
          masks[token] = .all
        } else {
          isOpen[Int(target)] = true
          frames.append(Frame(token: target, value: theme.tokens[Int(target)].values.lowerBound))
        }
      }
    }
  }
}

extension CompiledTheme {
  /// Returns one of the tokens that a value needs, by its index, or `nil` after the last.
  @inline(__always)
  func dependency(_ index: Int32, of value: ValueEntry) -> Int32? {
    switch value.kind {
    case .alias(let target): index == 0 ? target : nil
    case .expression(let range): index < range.count ? dependencies[Int(range.lowerBound + index)] : nil
    case .constant, .broken: nil
    }
  }
}
