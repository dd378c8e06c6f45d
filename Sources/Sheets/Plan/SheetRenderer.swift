import Audit
import ColorScience
import Synchronization
import Threads

/// The sheets of a report, to be drawn as bytes and texts. The renderer writes no files.
///
/// A set is planned as a whole, and each worker draws one sheet at a time. So memory holds at most as many pictures as there
/// are workers, however many themes there are.
public struct SheetRenderer: Sendable {
  public let options: SheetOptions
  public let jobs: [SheetJob]
  /// The warnings of the plan; drawing may add others.
  private let planWarnings: [SheetWarning]

  /// Plans the sheets of one report.
  public init(_ report: AuditReport, options: SheetOptions = SheetOptions()) {
    self.options = options
    (jobs, planWarnings) = SheetPlan(report, options: options).jobs()
  }

  /// Plans the diff sheets of two reports: those of each variant that both have and in which something changed. There are
  /// none when nothing changed.
  public init(from before: AuditReport, to after: AuditReport, options: SheetOptions = SheetOptions()) {
    self.options = options
    jobs = SheetPlan(after, options: options).diffJobs(from: ReportIndex(before))
    planWarnings = []
  }

  /// Plans the sheet of a mend plan. There is none when nothing fails.
  public init(_ plan: MendPlan, settings: AuditSettings, options: SheetOptions = SheetOptions()) {
    self.options = options
    planWarnings = []
    guard plan.failing > 0 else {
      jobs = []
      return
    }
    let sheet = MendSheet(plan: plan, paper: options.paper ?? .day, width: Measures.width)
    jobs = [
      SheetJob(
        name: "mend", kind: .mend, title: VisibleName.shown("plan for \(plan.system)"), settings: settings,
        tool: plan.tool, options: options
      ) { engine in (sheet.drawing(with: engine), sheet.altText) }
    ]
  }

  /// The reason why a set was not finished.
  public enum Stop<Failure: Error>: Error {
    /// The named sheet could not be made.
    case drawing(SheetError, sheet: String)
    /// The receiver of the sheets threw an error.
    case delivery(Failure)
  }

  /// Makes every sheet and delivers each when it is done, never two at the same time. The first error ends the work: no sheet
  /// is delivered after it.
  public func render<Failure: Error>(
    deliver: @Sendable (SheetFile) throws(Failure) -> Void
  ) throws(Stop<Failure>) -> [SheetWarning] {
    let workers = max(1, options.workers ?? 2)
    let state = Mutex(State<Failure>())
    let desk = Mutex(())
    let jobs = self.jobs
    let fonts = options.fonts
    Parallel.forEach(min(workers, jobs.count), workers: workers) { _ in
      guard state.withLock({ $0.hasNext(of: jobs) }) else { return }
      let engine: TextEngine
      do throws(SheetError) {
        engine = try TextEngine(fonts: fonts)
      } catch {
        state.withLock { $0.stop(.drawing(error, sheet: jobs.first?.name ?? "")) }
        return
      }
      while let job = state.withLock({ $0.next(of: jobs) }) {
        do throws(SheetError) {
          // Threads without a sheet of their own help to compress another.
          let file = try job.make(with: engine, cores: workers)
          desk.withLock { _ in
            guard !state.withLock({ $0.isStopped }) else { return }
            do throws(Failure) {
              try deliver(file)
            } catch {
              state.withLock { $0.stop(.delivery(error)) }
            }
          }
        } catch {
          state.withLock { $0.stop(.drawing(error, sheet: job.name)) }
        }
      }
      let families = engine.missingFamilies()
      let characters = engine.missingCharacters
      state.withLock { $0.note(families, characters) }
    }
    let (stopped, warnings) = state.withLock { ($0.stopped, $0.warnings) }
    if let stopped { throw stopped }
    return planWarnings + warnings
  }

  private struct State<Failure: Error> {
    private var position = 0
    private(set) var stopped: Stop<Failure>?
    private var families: [SheetWarning] = []
    private var characters: Set<Unicode.Scalar> = []

    var isStopped: Bool { stopped != nil }

    func hasNext(of jobs: [SheetJob]) -> Bool {
      stopped == nil && position < jobs.count
    }

    mutating func next(of jobs: [SheetJob]) -> SheetJob? {
      guard hasNext(of: jobs) else { return nil }
      defer { position += 1 }
      return jobs[position]
    }

    mutating func stop(_ reason: Stop<Failure>) {
      if stopped == nil { stopped = reason }
    }

    mutating func note(_ missing: [(wanted: String, standIn: String)], _ scalars: [Unicode.Scalar]) {
      families = missing.map { .missingFont(wanted: $0.wanted, standIn: $0.standIn) }
      characters.formUnion(scalars)
    }

    var warnings: [SheetWarning] {
      families + (characters.isEmpty ? [] : [.missingCharacters(characters.sorted { $0.value < $1.value })])
    }
  }
}

extension SheetRenderer.Stop: Equatable where Failure: Equatable {}
