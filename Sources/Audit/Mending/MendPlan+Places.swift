extension MendPlan {
  /// Returns the plan with places relative to another folder, as those of the report beside it are.
  public func placed(by move: PlaceMove) -> MendPlan {
    var plan = self
    for index in changes.indices { plan.changes[index].place = move.place(changes[index].place) }
    for index in conflicts.indices {
      plan.conflicts[index].place = move.place(conflicts[index].place)
      for way in conflicts[index].ways.indices {
        plan.conflicts[index].ways[way].place = move.place(conflicts[index].ways[way].place)
      }
    }
    for index in asides.indices { plan.asides[index].place = move.place(asides[index].place) }
    for index in trades.indices { plan.trades[index].place = move.place(trades[index].place) }
    for index in immovable.indices {
      for value in immovable[index].values.indices {
        plan.immovable[index].values[value].place = move.place(immovable[index].values[value].place)
      }
    }
    return plan
  }
}
