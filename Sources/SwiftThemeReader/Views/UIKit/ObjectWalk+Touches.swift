import ThemeModel

/// Code that is not read, and may set colors of the views that it is called on or given.
extension ObjectWalk {
  private static let coveringWords = ["gradient", "glow", "blur", "shimmer", "pattern", "skeleton", "wallpaper"]

  /// Notes a call of a function on a view, which neither UIKit nor the sources have.
  func touched(_ object: String, _ call: ObjectCall, _ scope: ViewScope) {
    guard call.base.map({ if case .name("super") = $0.kind { false } else { true } }) ?? true else { return }
    let isUnread =
      call.base == nil
      ? scope.bound(call.name) == nil && !call.name.beginsWithCapital && KitMethods.mayPaint(call.name)
        && record.functions(call.name, isStatic: false).isEmpty && record.functions(call.name, isStatic: true).isEmpty
        && colors.table.globalFunctions(call.name, from: scope.file).isEmpty
      : !KitMethods.leavesColors(call.name) && !isRead(call.name, of: object, scope)
    if isUnread { touch(ObjectTree.view(ofLayer: object), by: call.name) }
  }

  private func isRead(_ name: String, of object: String, _ scope: ViewScope) -> Bool {
    guard let type = tree.types[object],
      let owner = colors.table.type([type], from: scope.file, within: scope.type)
    else { return object == "self" && !record.functions(name, isStatic: false).isEmpty }
    return !owner.functions(name, isStatic: false).isEmpty
  }

  private func touch(_ object: String, by name: String) {
    if Self.coveringWords.contains(where: { TextSearch.contains(name.lowercased(), $0) }) {
      tree.doubts[object] = "`\(name)` leaves the background of `\(ObjectTree.spoken(object))`"
    }
    tree.touches.append(
      Touch(object: object, name: name, function: function, phase: phase, position: tree.events.count))
  }

  /// The object that stands for all of them.
  static let everyObject = "*"

  /// Notes a loop over all subviews that sets colors.
  func touchSubviews(_ sequence: Expression, _ body: [Statement]) {
    guard let name = MemberChain(sequence).names.last, ["subviews", "arrangedSubviews"].contains(name),
      Self.paints(body)
    else { return }
    tree.touches.append(
      Touch(
        object: Self.everyObject, name: name, function: function, phase: phase, position: tree.events.count))
  }

  /// Notes that code elsewhere may style a view that it gets: the colors are those from before only by assumption.
  func handed(_ call: ObjectCall, _ scope: ViewScope, mayPaint: Bool) {
    let saysSo = KitMethods.mayPaint(call.name)
    guard mayPaint || saysSo else { return }
    for argument in call.arguments {
      // An object tells its listeners which one it is.
      if let given = object(argument.value, scope), saysSo || given != "self" { touch(given, by: call.name) }
    }
  }

  /// Marks the colors that code which is not read may replace, because it runs later or at another time.
  func noteTouches() {
    settleSuperviews()
    tree.touches.removeAll { $0.object == "self" && handlers.contains($0.name) }
    for touch in tree.touches {
      let isForAll = touch.object == Self.everyObject
      for index in tree.events.indices where isForAll || tree.events[index].object == touch.object {
        let event = tree.events[index]
        let isLater =
          touch.function == event.function
          ? index < touch.position
          : !(touch.phase == .setup && event.phase == .theming) && !tree.certain.contains(touch.function)
        guard isLater else { continue }
        let name = ObjectTree.spoken(tree.events[index].object)
        tree.events[index].assumption =
          event.assumption ?? "`\(touch.name)`, which is given `\(name)`, leaves its colours"
      }
    }
  }

  /// Gives what code calls `label.superview` the name that the view has.
  private func settleSuperviews() {
    for index in tree.events.indices {
      guard let part = ObjectTree.owner(of: tree.events[index].object), part.member == "superview",
        let parents = tree.parents[part.object], parents.count == 1, let parent = parents.first
      else { continue }
      tree.events[index].object = parent
    }
  }
}
