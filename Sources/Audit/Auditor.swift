import ColorScience
import ThemeModel

/// Reads nothing, writes nothing: a system and a plan in, a report out.
public enum Auditor {
  /// `palettes` holds, for each theme of the system that has variants, in order, the palettes of its variants.
  public static func audit(
    _ system: ThemeSystem, palettes: [[Palette]], plan: Plan, options: AuditOptions
  ) -> AuditReport {
    let catalogue = TokenCatalogue(system: system, palettes: palettes.lazy.compactMap(\.first))
    var tracker = PatternTracker()
    let roles = RoleAssignment(plan.roles, catalogue: catalogue, tracker: &tracker)
    let expansion = PairExpansion(
      rules: plan.rules, over: plan.over, catalogue: catalogue, roles: roles, tracker: &tracker)
    let auditor = ThemeAuditor(
      plan: plan, catalogue: catalogue, exempt: roles.roles.map { $0?.exemption }, expansion: expansion,
      waivers: WaiverBook(plan.waivers, rules: plan.rules, catalogue: catalogue, today: options.today),
      surfaces: roles.roles.indices.filter { roles.roles[$0] == .surface })
    let audits = Parallel.map(palettes.count, workers: options.workers) { auditor.audit(palettes[$0]) }
    return ReportAssembly(
      system: system, options: options, auditor: auditor, roles: roles, audits: audits,
      themeNames: palettes.compactMap { $0.first?.variant.theme }, idlePatterns: tracker.idle
    ).report()
  }
}
