/// Boolean properties that store whether an app is in dark mode: `static var isDarkModeEnabled: Bool`.
enum DarkFlag {
  static func isOne(_ property: Property) -> Bool {
    let isTruth =
      switch property.type {
      case .named(let path): path.last == "Bool"
      case nil: if case .boolean? = property.initial?.kind { true } else { false }
      default: false
      }
    return isTruth && ModeWords.isDark(flag: property.name) != nil
  }

  /// Returns whether the app sets the flag, so that its initial value is only a start.
  /// A flag that differs between types of one protocol or class, as in `LightInk.isDark` and `DarkInk.isDark`,
  /// distinguishes these types and is not set.
  static func isSwitched(_ property: Property, _ table: DeclarationTable) -> Bool {
    property.isStatic && !property.isConstant && property.getter == nil && !property.isRequirement
      && !table.distinctFlags.contains(ObjectIdentifier(property))
  }

  /// Returns the static flags that are true in one type and false in another of the same protocol or superclass.
  static func distinct(_ types: [TypeRecord]) -> Set<ObjectIdentifier> {
    struct Family: Hashable {
      var kind: ObjectIdentifier
      var name: String
    }
    var flags: [Family: [(property: ObjectIdentifier, value: Bool)]] = [:]
    for type in types {
      for (property, _) in type.properties where property.isStatic {
        guard case .boolean(let value)? = property.initial?.kind, isOne(property) else { continue }
        for kind in type.allProtocols + type.classLine.dropFirst() {
          let family = Family(kind: ObjectIdentifier(kind), name: property.name)
          flags[family, default: []].append((ObjectIdentifier(property), value))
        }
      }
    }
    return Set(flags.values.filter { Set($0.map(\.value)).count == 2 }.joined().map(\.property))
  }
}
