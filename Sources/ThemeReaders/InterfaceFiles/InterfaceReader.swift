import ThemeModel

/// Reads storyboards and xibs for sightings: colors of elements, and of the views around them.
public struct InterfaceReader {
  /// What the code of the app does with the files' views.
  struct Code {
    /// Objects whose colors code sets, as `Class.outlet`.
    var coded: Set<String>
    var classes: [String: ClassLook]
    /// Objects that code takes out of where the file has them, as `Class.outlet`, and those out of which it takes all others, as
    /// `Class.outlet.subviews`.
    var removed: Set<String>
  }

  private let documents: [InterfaceDocument]
  public private(set) var diagnostics: [Diagnostic] = []

  /// Returns whether a file is compiled, or an archive as older tools wrote them. Its colors are in no text.
  private static func isCompiled(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: "bplist".utf8) || bytes.dropFirst(2).starts(with: "streamtyped".utf8)
  }

  /// - Parameter systems: the themes whose tokens are asked for by name
  public init(
    _ files: [SourceFile], of systems: [ThemeSystem], systemColors: SystemColors = SystemColors(.ios15)
  ) {
    var read: [[InterfaceElement]] = []
    for file in files where !Self.isCompiled(file.bytes) {
      if let elements = InterfaceXML.elements(of: file) {
        read.append(elements)
      } else {
        let message = "the file is no well-formed XML, so that nobody knows what it shows"
        let place = Place(file: file.name, line: 1, column: 1)
        diagnostics.append(Diagnostic(.error, code: "syntax-error", message: message, place: place))
      }
    }
    // Most systems have no such file, and some have a million names.
    let names = read.isEmpty ? nil : AssetNames(systems)
    documents =
      names.map { names in read.map { InterfaceDocument($0, names: names, systemColors: systemColors) } } ?? []
  }

  public static func reads(_ path: String) -> Bool {
    path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
  }

  /// - Parameters:
  ///   - coded: outlets whose colors code sets, as `Class.outlet`: what the file says of them is not what is shown
  ///   - classes: what classes of the app do with their views
  ///   - removed: outlets whose views code takes away before anything is shown, as `Class.outlet`, and those from which it takes all
  ///     others, as `Class.outlet.subviews`
  public func sightings(
    coded: Set<String> = [], classes: [String: ClassLook] = [:], removed: Set<String> = []
  ) -> [Sighting] {
    documents.flatMap { $0.sightings(Code(coded: coded, classes: classes, removed: removed)) }
  }

  /// Returns what code may know about the files' views, by class.
  public func outlets() -> [OutletTree] { documents.flatMap { $0.outletTrees() } }
}
