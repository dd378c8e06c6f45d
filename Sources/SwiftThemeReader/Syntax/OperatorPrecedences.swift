import SwiftSyntax

/// How tightly operators bind: the standard library's, and those that a file declares.
struct OperatorPrecedences {
  struct Group {
    var level: Double
    var isRightAssociative = false
    /// Whether a chain of them means something.
    var isAssociative = true
  }

  private var own: [String: Group] = [:]

  static func isStandard(_ operation: String) -> Bool {
    standard[operation] != nil || prefixes.contains(operation)
  }

  /// Nil for an operator that another file declares.
  func group(of operation: String) -> Group? {
    if let own = own[operation] { return own }
    return Self.standard[operation].map {
      Group(level: $0, isRightAssociative: operation == "??" || $0 == 1 && operation.hasSuffix("="))
    }
  }

  private static let prefixes: Set = ["!", "~", "\\", "=", "->"]

  private static let standard: [String: Double] = [
    "+=": 1, "-=": 1, "*=": 1, "/=": 1, "%=": 1, "|=": 1, "&=": 1, "^=": 1, "<<=": 1, ">>=": 1, "&+=": 1, "&-=": 1,
    "&*=": 1,
    "||": 4, "&&": 5,
    "==": 6, "!=": 6, "<": 6, "<=": 6, ">": 6, ">=": 6, "===": 6, "!==": 6, "~=": 6,
    "??": 7, "...": 9, "..<": 9,
    "+": 10, "-": 10, "&+": 10, "&-": 10, "|": 10, "^": 10,
    "*": 11, "/": 11, "%": 11, "&*": 11, "&": 11,
    "<<": 12, ">>": 12, "&<<": 12, "&>>": 12,
  ]

  private static let standardGroups: [String: Group] = [
    "AssignmentPrecedence": Group(level: 1, isRightAssociative: true),
    "TernaryPrecedence": Group(level: 2, isRightAssociative: true),
    "DefaultPrecedence": Group(level: 3, isAssociative: false),
    "LogicalDisjunctionPrecedence": Group(level: 4), "LogicalConjunctionPrecedence": Group(level: 5),
    "ComparisonPrecedence": Group(level: 6, isAssociative: false),
    "NilCoalescingPrecedence": Group(level: 7, isRightAssociative: true),
    "CastingPrecedence": Group(level: 8, isAssociative: false),
    "RangeFormationPrecedence": Group(level: 9, isAssociative: false), "AdditionPrecedence": Group(level: 10),
    "MultiplicationPrecedence": Group(level: 11),
    "BitwiseShiftPrecedence": Group(level: 12, isAssociative: false),
  ]

  /// Reads the operators and precedence groups of a file.
  mutating func read(_ file: SourceFileSyntax) {
    var groups = Self.standardGroups
    for item in file.statements {
      if let group = item.item.as(PrecedenceGroupDeclSyntax.self) { groups[group.name.text] = Self.made(group, groups) }
    }
    for item in file.statements {
      guard let one = item.item.as(OperatorDeclSyntax.self), one.fixitySpecifier.text == "infix" else { continue }
      let name = one.operatorPrecedenceAndTypes?.precedenceGroup.text ?? "DefaultPrecedence"
      own[one.name.text] = groups[name]
    }
  }

  private static func made(_ node: PrecedenceGroupDeclSyntax, _ groups: [String: Group]) -> Group? {
    var (floor, ceiling): (Double?, Double?) = (nil, nil)
    var made = Group(level: 0, isAssociative: false)
    for attribute in node.groupAttributes {
      switch attribute {
      case .precedenceGroupRelation(let relation):
        let levels = relation.precedenceGroups.compactMap { groups[$0.name.text]?.level }
        guard levels.count == relation.precedenceGroups.count else { return nil }
        if relation.higherThanOrLowerThanLabel.text == "higherThan" {
          floor = levels.max()
        } else {
          ceiling = levels.min()
        }
      case .precedenceGroupAssociativity(let associativity):
        made.isAssociative = associativity.value.text != "none"
        made.isRightAssociative = associativity.value.text == "right"
      default: break
      }
    }
    guard floor != nil || ceiling != nil else { return nil }
    made.level = ((floor ?? (ceiling ?? 0) - 1) + (ceiling ?? (floor ?? 0) + 1)) / 2
    return made
  }
}
