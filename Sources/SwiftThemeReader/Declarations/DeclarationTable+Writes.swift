/// What sets variables while the app runs. Code that nothing runs counts as if it were not there.
extension DeclarationTable {
  func writes(to property: Property) -> [RunningWrites.Write] {
    (runningWrites.writes[ObjectIdentifier(property)] ?? []).filter { !isIdle($0.body) }
  }

  /// The writes to a member of values, whatever variable holds the value: `store.theme.isDark = true`.
  func memberWrites(to property: Property) -> [RunningWrites.Write] {
    (runningWrites.memberWrites[ObjectIdentifier(property)] ?? []).filter { !isIdle($0.body) }
  }

  /// The writes to parts of its value.
  func partWrites(to property: Property) -> [(path: [String], write: RunningWrites.Write)] {
    (runningWrites.partWrites[ObjectIdentifier(property)] ?? []).filter { !isIdle($0.write.body) }
  }

  /// Whether anything but its own initialisers writes to a variable, also to fill it.
  func isWritten(_ property: Property) -> Bool {
    runningWrites.writers[ObjectIdentifier(property)]?.contains { !isIdle($0) } ?? false
  }

  private func isIdle(_ body: CodeBody) -> Bool {
    body.function.map { idleFunctions.contains($0, of: body.owner, self) } ?? false
  }
}
