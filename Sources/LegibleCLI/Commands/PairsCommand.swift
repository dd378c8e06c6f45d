import Audit
import JSONText
import Plans
import ThemeModel

enum PairsCommand {
  static func run(_ arguments: PairsArguments, in world: inout World) throws(CommandFailure) -> CommandStatus {
    let project = try Project(arguments.sources, in: world)
    guard !project.hasErrors else {
      DiagnosticText.write(DiagnosticOrder.sorted(project.diagnostics), color: arguments.color, in: world)
      return .failure
    }
    let read = project.read()
    let request = AuditJob.Request(filter: arguments.filter, today: world.today(), suggestions: .none)
    let outcome = try AuditJob.judge(read, of: project, request, progress: ProgressLine(world, isQuiet: false))
    guard let run = outcome.run else {
      DiagnosticText.write(outcome.diagnostics, color: arguments.color, in: world)
      return .failure
    }
    let report = run.report()
    let listing = PairListing(report)
    switch arguments.format {
    case .json:
      var writer = JSONWriter(.pretty)
      writer.object { writer in PairsJSON.write(listing, evidence: arguments.evidence, to: &writer) }
      writer.newline()
      world.output.write(bytes: writer.bytes)
    case .rules:
      world.output.write(PlanText.text(of: rules(read, report, arguments.evidence)))
    case .text:
      let text = PairsText(
        style: world.style(arguments.color), width: world.lineWidth, isVerbose: arguments.isVerbose,
        evidence: arguments.evidence)
      world.show(text.lines(listing, report))
    }
    DiagnosticText.write(outcome.errors, color: arguments.color, in: world)
    return outcome.errors.isEmpty ? .success : .failure
  }

  /// Returns rules for the pairs that no rule judges yet.
  private static func rules(
    _ read: SystemReader.Result, _ report: AuditReport, _ evidence: [Evidence]
  ) -> [PairRule] {
    let wanted = evidence.isEmpty ? [.seen, .likely, .named] : evidence
    var system = read.system
    if report.inference == nil {
      let judged = Set(
        report.pairs.filter { report.rules[$0.rule].place != nil }.map { pair in
          [report.tokens[pair.foreground].path, report.tokens[pair.background].path]
        })
      system.sightings.removeAll { sighting in
        guard let foreground = sighting.foreground.token, let background = sighting.background?.token else {
          return false
        }
        return judged.contains([foreground, background])
      }
      let rules = PlanInference.infer(system, tiers: read.tiers).rules.filter { wanted.contains($0.evidence) }
      let open = unjudged(rules.filter { $0.evidence == .named }, of: read, beside: judged)
      return rules.filter { $0.evidence == .seen || $0.evidence == .likely || open.contains($0.id) }
    }
    return PlanInference.infer(system, tiers: read.tiers).rules.filter { wanted.contains($0.evidence) }
  }

  /// Returns the ids of rules with a pair that is not judged already.
  private static func unjudged(
    _ rules: [PairRule], of read: SystemReader.Result, beside judged: Set<[String]>
  ) -> Set<String> {
    guard !rules.isEmpty else { return [] }
    let stamp = ToolStamp(name: "legible", version: Version.current, configDigest: "")
    let report = Auditor.audit(
      read.system, tiers: read.tiers, plan: Plan(rules: rules),
      options: AuditOptions(tool: stamp, suggestions: .none, infersRules: false))
    return Set(
      report.pairs.filter { pair in
        !judged.contains([report.tokens[pair.foreground].path, report.tokens[pair.background].path])
      }.map { report.rules[$0.rule].id })
  }
}
