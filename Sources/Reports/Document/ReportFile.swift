import Audit
import JSONText
import Synchronization
import ThemeModel

/// Bytes that are read in parts, as those of a file are.
public protocol PartlyRead: Sendable {
  var count: Int { get }
  /// Nil where they cannot be read, or not all of them.
  func bytes(_ range: Range<Int>) -> [UInt8]?
}

/// A report that was written before, read theme by theme: what is in memory follows its largest theme.
///
/// What does not hold is found as it is read, and told by `holds`: then nothing of what was handed over counts, and who reads
/// the document as a whole learns what is wrong.
public final class ReportFile: ReportThemes {
  /// Without causes, too.
  public let head: AuditReport
  public let workers: Int

  private let file: String
  private let bytes: any PartlyRead
  private let scan: ReportScan
  private let pairs: PairReader
  private let paths: [String]
  /// One a variant.
  private let palettes: [Int]
  /// One a variant, and one more: where its pairs begin.
  private let firstPairs: [Int]
  /// One a cause: how many pairs are to name it.
  private let failures: [Int]
  /// The variants of each theme.
  private let runs: [Range<Int>]
  private let state: Mutex<State>

  private struct State {
    /// One a cause: how many pairs named it so far.
    var failures: [Int]
    /// One a theme.
    var isCounted: [Bool]
    var isDamaged = false
  }

  /// How much of the document is looked through at a time.
  private static let piece = 1 << 20

  private static let limits = JSONLimits(bytes: JSONLimits.addressableBytes, depth: 500)

  /// Nil where something is wrong with the document.
  public init?(_ bytes: some PartlyRead, file: String, workers: Int) {
    guard let scan = ReportFile.scan(bytes),
      let outline = try? JSONDocument(scan.outline, limits: ReportFile.limits), outline.root.isObject,
      let found = try? Outline(ReportObject(outline.root, file: file), scan, bytes)
    else { return nil }
    self.bytes = bytes
    self.file = file
    self.workers = workers
    self.scan = scan
    head = found.head
    pairs = found.pairs
    palettes = found.palettes
    firstPairs = found.firstPairs
    failures = found.failures
    paths = head.tokens.map(\.path)
    runs = WholeReport.runs(of: head.variants)
    state = Mutex(
      State(
        failures: Array(repeating: 0, count: failures.count), isCounted: Array(repeating: false, count: runs.count)))
  }

  private static func scan(_ bytes: some PartlyRead) -> ReportScan? {
    var scan = ReportScan()
    for start in stride(from: 0, to: bytes.count, by: piece) {
      guard let part = bytes.bytes(start..<min(start + piece, bytes.count)) else { return nil }
      part.withUnsafeBufferPointer { scan.add($0) }
    }
    return scan
  }

  /// Whether everything is as the document says, in the themes that were not asked for, too.
  public func holds() -> Bool {
    let rest = state.withLock { state in state.isCounted.indices.filter { !state.isCounted[$0] } }
    for theme in rest { _ = contents(ofTheme: theme) }
    return state.withLock { !$0.isDamaged && $0.failures == failures }
  }

  // MARK: - Themes

  public var themeCount: Int { runs.count }

  public func firstVariant(ofTheme theme: Int) -> Int { runs[theme].lowerBound }

  public func variants(ofTheme theme: Int) -> [VariantReport] { contents(ofTheme: theme).variants }

  public func contents(ofTheme theme: Int) -> ThemeContents {
    do {
      let contents = try read(runs[theme])
      count(contents.pairs, ofTheme: theme)
      return contents
    } catch {
      state.withLock { $0.isDamaged = true }
      let colors = TokenColors(head.tokens.map { _ in TokenColor(state: .absent) })
      var variants = Array(head.variants[runs[theme]])
      for index in variants.indices { variants[index].colors = colors }
      return ThemeContents(firstVariant: runs[theme].lowerBound, variants: variants, pairs: [], numbers: [])
    }
  }

  private func read(_ run: Range<Int>) throws(ReportDocumentError) -> ThemeContents {
    var contents = ThemeContents(
      firstVariant: run.lowerBound, variants: [], pairs: [],
      numbers: Array(firstPairs[run.lowerBound]..<firstPairs[run.upperBound]))
    contents.pairs.reserveCapacity(contents.numbers.count)
    // The variants of a theme share a palette.
    var last: (index: Int, palette: PaletteReader.Palette)?
    for number in run {
      let palette: PaletteReader.Palette
      if let last, last.index == palettes[number] {
        palette = last.palette
      } else {
        let root = try object(scan.palettes[palettes[number]])
        palette = try PaletteReader(root: root, report: head).palette(root, paths: paths)
        last = (palettes[number], palette)
      }
      let root = try object(scan.variants[number])
      let found = try VariantReader(root: root, report: head).variant(root, number: number, palette: palette, by: pairs)
      guard found.pairs.count == firstPairs[number + 1] - firstPairs[number] else { throw .notAReport(file: file) }
      try ReportIndexCheck(report: head, root: root).check(found.pairs, causes: failures.count)
      contents.variants.append(found.variant)
      contents.pairs += found.pairs
    }
    return contents
  }

  private func object(_ range: Range<Int>) throws(ReportDocumentError) -> ReportObject {
    try ReportFile.object(range, of: bytes, file: file)
  }

  private func count(_ pairs: [PairReport], ofTheme theme: Int) {
    var causes: [Int: Int] = [:]
    for pair in pairs {
      if let cause = pair.cause { causes[cause, default: 0] += 1 }
    }
    state.withLock { state in
      guard !state.isCounted[theme] else { return }
      state.isCounted[theme] = true
      for (cause, count) in causes { state.failures[cause] += count }
    }
  }

  // MARK: - Parts of the document

  private static func object(
    _ range: Range<Int>, of source: some PartlyRead, file: String
  ) throws(ReportDocumentError) -> ReportObject {
    guard let part = source.bytes(range) else { throw .notAReport(file: file) }
    do {
      let document = try JSONDocument(part, limits: limits)
      return ReportObject(document.root, file: file)
    } catch {
      throw .json(file: file, error)
    }
  }

  /// What the document says beside the colors and the pairs of its themes.
  private struct Outline {
    var head: AuditReport
    let pairs: PairReader
    var palettes: [Int] = []
    var firstPairs = [0]
    var failures: [Int] = []

    init(_ root: ReportObject, _ scan: ReportScan, _ bytes: some PartlyRead) throws(ReportDocumentError) {
      guard try root.string("schema") == ReportDocument.schema else { throw .notAReport(file: root.file) }
      for (name, ranges) in [("palettes", scan.palettes), ("causes", scan.causes)] {
        guard try root.optionalArray(name).map(\.integer) == ranges.map({ _ in 0 }) else {
          throw root.error(name, expected: "objects")
        }
      }
      let reader = ReportReader(root: root)
      head = try reader.opening()
      pairs = try PairReader(root: root, report: head)
      let variants = try root.objects("variants")
      guard variants.count == scan.variants.count else { throw root.error("variants", expected: "objects") }
      let variantReader = VariantReader(root: root, report: head)
      for object in variants {
        head.variants.append(try variantReader.head(object))
        palettes.append(try object.index("palette", below: scan.palettes.count))
        firstPairs.append(firstPairs[firstPairs.count - 1] + (try pairs.count(of: object)))
      }
      try reader.readFindings(into: &head)
      let check = ReportIndexCheck(report: head, root: root)
      try check.checkVariants()
      try check.checkFindings()
      for range in scan.causes {
        let object = try ReportFile.object(range, of: bytes, file: root.file)
        failures.append(try CauseCoding.failures(of: object))
        try check.check(try CauseCoding.readWithoutPairs(object), pairs: 0)
      }
    }
  }
}
