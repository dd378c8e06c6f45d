extension Array {
  /// Frees the room that was reserved for more elements than came. With a thousand themes, it adds up.
  mutating func freeSpareRoom() {
    guard capacity > count + count / 8 else { return }
    self = Array(unsafeUninitializedCapacity: count) { room, filled in
      filled = room.initialize(fromContentsOf: self)
    }
  }
}
