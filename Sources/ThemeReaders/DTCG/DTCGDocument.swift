import JSONText
import ThemeModel

/// One file, read on its own: the part of the work that can be done for many files at once.
public struct DTCGDocument: Sendable {
  enum Content: Sendable {
    case tokens(DTCGTree)
    case resolver(JSONDocument)
    /// It could not be read.
    case nothing
  }

  public let file: String
  var content: Content
  var diagnostics: [Diagnostic]
}

extension DTCGReader {
  /// Reads one file. Files are independent of one another: call it for many at once, and assemble the results.
  public func document(_ file: SourceFile) -> DTCGDocument {
    var diagnostics: [Diagnostic] = []
    guard let json = json(file, &diagnostics) else {
      return DTCGDocument(file: file.name, content: .nothing, diagnostics: diagnostics)
    }
    if DTCGReader.isResolver(json.root, file.name) {
      return DTCGDocument(file: file.name, content: .resolver(json), diagnostics: diagnostics)
    }
    var walk = DTCGWalk(file: file.name, isLenient: options.isLenient)
    walk.walk(json.root)
    return DTCGDocument(
      file: file.name, content: .tokens(walk.tree), diagnostics: diagnostics + walk.findings.diagnostics)
  }

  /// The file as JSON, with what is wrong with it as such.
  func json(_ file: SourceFile, _ diagnostics: inout [Diagnostic]) -> JSONDocument? {
    func place(_ position: TextPosition) -> Place {
      Place(file: file.name, line: position.line, column: position.column)
    }
    let document: JSONDocument
    do throws(JSONError) {
      document = try JSONDocument(file.bytes, dialect: options.isLenient ? .json5 : .strict, limits: limits)
    } catch {
      diagnostics.append(Diagnostic(.error, code: "json", message: error.message, place: place(error.position)))
      return nil
    }
    var findings = DTCGFindings(isLenient: options.isLenient)
    for deviation in document.deviations {
      findings.warning(
        "json5", "\(deviation.feature.title), which JSON does not have",
        at: place(document.position(at: deviation.offset)))
    }
    for duplicate in document.duplicateKeys {
      _ = findings.deviation(
        "duplicate-key", "“\(duplicate.key)” is there twice, first at \(place(duplicate.first)); the last one counts",
        at: place(duplicate.second))
    }
    diagnostics += findings.diagnostics
    return document
  }

  /// By its name, or by keys that no token file has.
  static func isResolver(_ root: JSONNode, _ name: String) -> Bool {
    if name.hasSuffix(".resolver.json") { return true }
    guard root.isObject, let order = root["resolutionOrder"], order.isArray else { return false }
    return root["version"]?.isString == true
  }
}
