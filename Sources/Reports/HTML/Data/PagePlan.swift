import Audit
import ThemeModel

/// A plan with the lines of the sources that its changes rewrite, so that the page can make a patch.
public struct PagePlan: Hashable, Sendable {
  public var plan: MendPlan
  /// The edit of each change of the plan.
  public var edits: [Edit]
  public var sources: [Source]
  /// All changes that can be written, as a unified diff.
  public var patch: String
  /// Whether the page was made for the plan and opens with it.
  public var isFirst: Bool

  /// The edits of one change.
  public struct Edit: Hashable, Sendable {
    /// The reason why the change cannot be written; `nil` where it can.
    public var refusal: String?
    public var spans: [Span]
    /// The edits of each alternative of the change; empty where one cannot be written.
    public var alternatives: [[Span]]

    public init(refusal: String? = nil, spans: [Span] = [], alternatives: [[Span]] = []) {
      self.refusal = refusal
      self.spans = spans
      self.alternatives = alternatives
    }
  }

  /// A text that replaces a part of a line.
  public struct Span: Hashable, Sendable {
    /// The number of the line, from 1.
    public var line: Int
    /// The start of the replaced part in UTF-16 units, from 0.
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

  /// The lines of a file that change, and the lines around them.
  public struct Source: Hashable, Sendable {
    public var file: String
    /// The lines in the order of their numbers; each ends in a carriage return where the file has one.
    public var lines: [Line]
    /// The number of all lines of the file.
    public var count: Int
    /// Whether the last line ends in a line break.
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
