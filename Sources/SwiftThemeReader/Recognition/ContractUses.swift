/// Which of several protocols of one name the views of the app hold. Two modules may each have a copy.
enum ContractUses {
  /// Returns how many properties of views are of a contract's type; 0 where no other contract has its name.
  static func views(holding contract: TypeRecord?, amongCopies contracts: [TypeRecord], _ types: ColorTypes) -> Int {
    guard let contract, contracts.contains(where: { $0 !== contract && $0.name == contract.name }) else { return 0 }
    return types.table.types.reduce(0) { count, owner in
      guard types.isView(owner) || owner.isInView(types) else { return count }
      return count
        + owner.properties.count { property, _ in
          (property.type?.names ?? []).contains { path in
            path.last == contract.name
              && types.table.expand(path, from: Int(property.span.file), within: owner).types
                .contains { $0 === contract }
          }
        }
    }
  }
}
