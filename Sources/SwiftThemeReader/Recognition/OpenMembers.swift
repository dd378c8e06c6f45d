/// Stored members of no particular type, which may be colors all the same: `let extra: Any?`, made as `Tag(extra: UIColor.red)`.
///
/// Their types say nothing, so what the sources put into them decides whether they are looked at.
final class OpenMembers {
  private static let openTypes: Set = ["Any", "AnyObject", "AnyHashable", "NSObject"]

  private let table: DeclarationTable
  private unowned let types: ColorTypes

  init(_ types: ColorTypes) {
    (self.table, self.types) = (types.table, types)
  }

  static func isOpen(_ type: TypeName?) -> Bool {
    switch type {
    case .optional(let wrapped)?: isOpen(wrapped)
    case .named(let path)?: path.count == 1 && openTypes.contains(path[0])
    default: false
    }
  }

  /// Returns whether a call of the sources hands a color to a stored member.
  func isHandedColor(_ property: Property, of owner: TypeRecord) -> Bool {
    guard property.isStored, !property.isStatic, owner.declaration != nil else { return false }
    let labels = labels(for: property, of: owner)
    return (table.makingCalls.calls(making: owner) + table.makingCalls.untold).contains { call in
      call.arguments.contains { argument in
        guard labels.contains(argument.label ?? "") else { return false }
        let home = call.body.owner ?? table.foreignScope
        return ExpressionTypes.isColor(
          ExpressionTypes(types, file: call.body.file, owner: home).shape(of: argument.value))
      }
    }
  }

  /// Returns the labels under which initialisers take what the member may be: its own name where the compiler writes the initialiser.
  private func labels(for property: Property, of owner: TypeRecord) -> Set<String> {
    guard !owner.initializers.isEmpty else { return [property.name] }
    let open = owner.initializers.flatMap(\.parameters).filter { Self.isOpen($0.type) }
    return Set(open.map { $0.label ?? "" })
  }
}
