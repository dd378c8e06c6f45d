import Audit
import ThemeModel

/// A plan as the page carries it: with the lines of the sources that its changes rewrite, so that the page can make a patch.
public struct PagePlan: Hashable, Sendable {
  public var plan: MendPlan
  /// One a change of the plan.
  public var edits: [Edit]
  public var sources: [Source]
  /// All that can be written, as a unified diff.
  public var patch: String
  /// The page was made for the plan and begins with it.
  public var isFirst: Bool

  /// How one change is written.
  public struct Edit: Hashable, Sendable {
    /// Why it is not; nil where it is.
    public var refusal: String?
    public var spans: [Span]
    /// The same for each alternative of the change; empty where one cannot be written.
    public var alternatives: [[Span]]

    public init(refusal: String? = nil, spans: [Span] = [], alternatives: [[Span]] = []) {
      self.refusal = refusal
      self.spans = spans
      self.alternatives = alternatives
    }
  }

  /// What takes the place of a part of a line.
  public struct Span: Hashable, Sendable {
    /// From 1.
    public var line: Int
    /// In UTF-16, from 0.
    public var start: Int
    public var end: Int
    public var text: String

    public init(line: Int, start: Int, end: Int, text: String) {
      self.line = line
      self.start = start
      self.end = end
      self.text = text
    }
  }

  /// Lines of a file that change, and those around them.
  public struct Source: Hashable, Sendable {
    public var file: String
    /// By number; with a carriage return where the file has one.
    public var lines: [Line]
    /// All of the file's.
    public var count: Int
    /// The last line ends as a line does.
    public var isEnded: Bool

    public struct Line: Hashable, Sendable {
      public var number: Int
      public var text: String

      public init(number: Int, text: String) {
        self.number = number
        self.text = text
      }
    }

    public init(file: String, lines: [Line], count: Int, isEnded: Bool) {
      self.file = file
      self.lines = lines
      self.count = count
      self.isEnded = isEnded
    }
  }

  public init(plan: MendPlan, edits: [Edit], sources: [Source], patch: String = "", isFirst: Bool = true) {
    self.patch = patch
    self.isFirst = isFirst
    self.plan = plan
    self.edits = edits
    self.sources = sources
  }
}
