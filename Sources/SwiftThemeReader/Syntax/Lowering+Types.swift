import SwiftSyntax

extension Lowering {
  mutating func type(_ node: TypeSyntax) -> TypeName {
    deeper { $0.typeHere(node) } ?? .other("a type that is nested too deeply")
  }

  private mutating func typeHere(_ node: TypeSyntax) -> TypeName {
    switch node.as(TypeSyntaxEnum.self) {
    case .identifierType(let named):
      return self.named([named.name.name], named.genericArgumentClause)
    case .memberType(let member):
      guard case .named(let base) = type(member.baseType) else { return .other(node.trimmedDescription) }
      return self.named(base + [member.name.name], member.genericArgumentClause)
    case .optionalType(let optional):
      return .optional(type(optional.wrappedType))
    case .implicitlyUnwrappedOptionalType(let optional):
      return .optional(type(optional.wrappedType))
    case .arrayType(let array):
      return .array(type(array.element))
    case .dictionaryType(let dictionary):
      return .dictionary(type(dictionary.key), type(dictionary.value))
    case .tupleType(let tuple):
      let elements = tuple.elements.map { type($0.type) }
      let labels = tuple.elements.map { $0.firstName?.name }
      return elements.count == 1 ? elements[0] : .tuple(elements, labels: labels)
    case .functionType(let function):
      return .function(result: type(function.returnClause.type))
    case .compositionType(let composition):
      return .composition(composition.elements.map { type($0.type) })
    case .someOrAnyType(let some):
      return type(some.constraint)
    case .attributedType(let attributed):
      return type(attributed.baseType)
    case .metatypeType(let meta): return .metatype(type(meta.baseType))
    default:
      return .other("a type")
    }
  }

  private mutating func named(_ path: [String], _ generics: GenericArgumentClauseSyntax?) -> TypeName {
    var arguments: [TypeName] = []
    for argument in generics?.arguments ?? [] {
      if case .type(let type) = argument.argument { arguments.append(self.type(type)) }
    }
    switch (path.last, arguments.count) {
    case ("Optional", 1): return .optional(arguments[0])
    case ("Array", 1): return .array(arguments[0])
    case ("Set", 1): return .set(arguments[0])
    case ("Dictionary", 2): return .dictionary(arguments[0], arguments[1])
    default:
      note(path, arguments)
      return .named(path)
    }
  }

  private mutating func note(_ path: [String], _ arguments: [TypeName]) {
    for (index, type) in arguments.enumerated() {
      specializations.append(.init(path: path, parameter: .position(index), type: type))
    }
  }

  /// `Palette<UIColor>(…)`
  mutating func noteSpecialization(_ node: GenericSpecializationExprSyntax) {
    var path: [String] = []
    var here = node.expression
    while let access = here.as(MemberAccessExprSyntax.self), let base = access.base {
      path.insert(access.declName.baseName.name, at: 0)
      here = base
    }
    guard let first = here.as(DeclReferenceExprSyntax.self) else { return }
    let types = node.genericArgumentClause.arguments.compactMap { argument -> TypeName? in
      if case .type(let type) = argument.argument { self.type(type) } else { nil }
    }
    note([first.baseName.name] + path, types)
  }

  /// What generic parameters have to be, by their names.
  mutating func constraints(
    _ parameters: GenericParameterClauseSyntax?, _ clause: GenericWhereClauseSyntax?
  ) -> [String: TypeName] {
    var found: [String: TypeName] = [:]
    for parameter in parameters?.parameters ?? [] {
      if let type = parameter.inheritedType { found[parameter.name.name] = self.type(type) }
    }
    guard parameters != nil else { return found }
    for condition in conditions(of: clause) where condition.parameter.count == 1 {
      found[condition.parameter[0]] = condition.type
    }
    return found
  }

  /// What the clause asks of each parameter, whether it is to be a type or to conform to one.
  mutating func conditions(of clause: GenericWhereClauseSyntax?) -> [TypeCondition] {
    (clause?.requirements ?? []).compactMap { requirement in
      switch requirement.requirement {
      case .sameTypeRequirement(let same):
        guard case .type(let left) = same.leftType, case .type(let right) = same.rightType,
          case .named(let parameter) = type(left)
        else { return nil }
        return TypeCondition(parameter: parameter, type: type(right))
      case .conformanceRequirement(let one):
        guard case .named(let parameter) = type(one.leftType) else { return nil }
        return TypeCondition(parameter: parameter, type: type(one.rightType))
      default: return nil
      }
    }
  }

  /// `where Tone == UIColor`
  mutating func noteSpecializations(_ clause: GenericWhereClauseSyntax?, of path: [String]) {
    for requirement in clause?.requirements ?? [] {
      guard case .sameTypeRequirement(let same) = requirement.requirement, case .type(let left) = same.leftType,
        case .type(let right) = same.rightType, case .named(let parameter) = type(left), parameter.count == 1
      else { continue }
      specializations.append(.init(path: path, parameter: .name(parameter[0]), type: type(right)))
    }
  }
}
