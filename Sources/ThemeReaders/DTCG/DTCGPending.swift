import JSONText
import ThemeModel

/// A value with pointers into other tokens' values. Those may differ by context, so the value is computed once for every
/// combination of contexts on the axes that they depend on.
struct DTCGPending {
  private static let mostCombinations = 256
  private static let longestWay = 1000

  let site: Int32
  let path: String
  let type: DTCGType

  func values(in assembly: inout DTCGAssembly) -> [(contexts: Contexts, value: TokenValue)] {
    let names = axesInvolved(assembly)
    let axes = assembly.axes.filter { names.contains($0.name) }
    let count = axes.reduce(1) {
      $0.multipliedReportingOverflow(by: $1.contexts.count).overflow ? Int.max : $0 * $1.contexts.count
    }
    guard count <= DTCGPending.mostCombinations else {
      let message =
        "\(path) depends, through pointers, on more than \(DTCGPending.mostCombinations) combinations of contexts"
      return [([:], assembly.told("too-many-variants", message, site, text: nil))]
    }
    var result: [(Contexts, TokenValue)] = []
    var told: Set<Diagnostic> = []
    for number in 0..<count {
      var contexts: Contexts = [:]
      var rest = number
      for axis in axes {
        contexts[axis.name] = axis.contexts[rest % axis.contexts.count]
        rest /= axis.contexts.count
      }
      result.append((contexts, value(in: contexts, &assembly, &told)))
    }
    return result
  }

  private func value(in contexts: Contexts, _ assembly: inout DTCGAssembly, _ told: inout Set<Diagnostic>) -> TokenValue
  {
    let tree = assembly.layers[assembly.layer(of: site)].tree
    let declaration = assembly.declaration(site)
    var findings = DTCGFindings(isLenient: assembly.findings.isLenient)
    let problems = Problems()
    // Leaves out the findings so far, which would be copied again with each new finding.
    let reader = DTCGPointers(assembly: assembly.withoutFindings, contexts: contexts)
    var values = DTCGValues(file: tree.file, base: tree.base)
    values.channelScale = tree.channelScale ?? .unknown
    values.follow = { node in
      switch reader.follow(node, file: tree.file, base: tree.base) {
      case .success(let found): return found
      case .failure(let problem):
        problems.all.append(problem)
        return nil
      }
    }
    let numbers = assembly.numbers(in: contexts)
    values.number = numbers.value(at:)
    values.text = numbers.text(at:)
    let outcome = values.read(tree.node(of: declaration), as: type, of: path, &findings)
    for problem in problems.all {
      findings.error(problem.code, "\(path): \(problem.message)", at: Place(problem.node, in: tree.file))
    }
    // The same problem in every combination is reported once.
    assembly.findings.merge(findings.diagnostics.filter { told.insert($0).inserted })
    switch outcome {
    case .value(let value): return value
    case .reference(let target): return .alias(target)
    case .pending:
      return .undetermined(
        Undetermined(
          code: "unresolved-pointer", reason: "the pointers in \(path) cannot be followed",
          place: tree.valuePlace(of: declaration)))
    }
  }

  /// Collects the problems found in a closure.
  private final class Problems {
    var all: [DTCGPointers.Problem] = []
  }

  /// Returns the axes that any token which references can reach depends on.
  private func axesInvolved(_ assembly: DTCGAssembly) -> Set<String> {
    var names: Set<String> = []
    var seen: Set<String> = []
    let own = assembly.layers[assembly.layer(of: site)].tree
    var nodes = [(own.node(of: assembly.declaration(site)), own.base)]
    while let (node, base) = nodes.popLast() {
      for member in node.members { nodes.append((member.value, base)) }
      for element in node.elements { nodes.append((element, base)) }
      let targets =
        DTCGPointers.target(node, base: base).map { [$0] } ?? node.string.map(DTCGNumbers.references) ?? []
      for target in targets where seen.insert(target).inserted {
        guard let index = assembly.index(of: target) else { continue }
        for site in assembly.sites(of: index) {
          let layer = assembly.layers[assembly.layer(of: site)]
          names.formUnion(layer.when.keys)
          nodes.append((layer.tree.node(of: assembly.declaration(site)), layer.tree.base))
        }
      }
    }
    return names
  }
}

/// Follows pointers and references through the values of tokens, in one combination of contexts.
struct DTCGPointers {
  struct Problem: Error {
    var code: String
    var message: String
    var node: JSONNode
  }

  private static let mostSteps = 1000

  let assembly: DTCGAssembly
  let contexts: Contexts

  /// Returns the token that a node refers to, or into.
  static func target(_ node: JSONNode, base: [String]) -> String? {
    if let text = node.string { return (try? DTCGReference.curly(text)) ?? nil }
    guard let text = DTCGValues.pointer(node)?.string else { return nil }
    switch try? DTCGReference.pointer(text, from: base) {
    case .token(let path), .property(let path, _): return path
    case nil: return nil
    }
  }

  /// Returns what is at the end of the chain that begins with the reference `start`.
  func follow(_ start: JSONNode, file: String, base: [String]) -> Result<JSONNode, Problem> {
    var node = start
    var base = base
    /// The steps that are left below the node, the next step last.
    var way: [String] = []
    for _ in 0..<DTCGPointers.mostSteps {
      if DTCGValues.isReference(node) {
        switch jump(node, base: base, start) {
        case .failure(let problem): return .failure(problem)
        case .success(let (next, nextBase, steps)):
          node = next
          base = nextBase
          way += steps.reversed()
        }
      } else if let step = way.popLast() {
        guard let next = node.isArray ? Int(step).flatMap({ node[$0] }) : node[step] else {
          return .failure(
            Problem(
              code: "unresolved-pointer", message: "the pointer leads to “\(step)”, which does not exist", node: start))
        }
        node = next
      } else {
        return .success(node)
      }
    }
    return .failure(Problem(code: "alias-cycle", message: "the pointer leads back to itself", node: start))
  }

  private func jump(
    _ node: JSONNode, base: [String], _ start: JSONNode
  ) -> Result<(JSONNode, [String], [String]), Problem> {
    var token: String
    var way: [String] = []
    do throws(DTCGReference.Problem) {
      if let text = DTCGValues.pointer(node)?.string {
        switch try DTCGReference.pointer(text, from: base) {
        case .token(let path): token = path
        case .property(let path, let rest): (token, way) = (path, rest)
        }
      } else {
        token = try DTCGReference.curly(node.string ?? "") ?? ""
      }
    } catch {
      return .failure(Problem(code: error.code, message: error.message, node: start))
    }
    guard let index = assembly.index(of: token) else {
      return .failure(Problem(code: "unresolved-pointer", message: "there is no token \(token)", node: start))
    }
    let site = assembly.sites(of: index).last { holds(assembly.layers[assembly.layer(of: $0)].when) }
    guard let site else {
      return .failure(
        Problem(code: "unresolved-pointer", message: "\(token) has no value in every context", node: start))
    }
    let tree = assembly.layers[assembly.layer(of: site)].tree
    return .success((tree.node(of: assembly.declaration(site)), tree.base, way))
  }

  private func holds(_ when: Contexts) -> Bool {
    when.allSatisfy { contexts[$0.key] == $0.value }
  }
}
