import JSONText
import ThemeModel

/// One file, read on its own. This is the part of the work that can be done for many files at once.
public struct DTCGDocument: Sendable {
  enum Content: Sendable {
    case tokens(DTCGTree)
    /// A resolver document, with the files that it asks for.
    case theme(DTCGThemeResult, files: Set<String>)
    /// A theme with its axes, which does not change what other files are.
    case whole(DTCGThemeResult)
    /// Collections of Figma's variables, some of which may be in other files.
    case variables(FigmaExport)
    /// Token sets of Tokens Studio, or its list of themes.
    case studio(DTCGStudio)
    /// It could not be read.
    case nothing
  }

  public let file: String
  var content: Content
  var diagnostics: [Diagnostic]

  /// Returns the document with the tokens of a finished theme in a spool.
  public func moved(to spool: any ByteSpool) -> DTCGDocument {
    var document = self
    switch content {
    case .theme(var result, let files):
      result.theme.move(to: spool)
      document.content = .theme(result, files: files)
    case .whole(var result):
      result.theme.move(to: spool)
      document.content = .whole(result)
    case .tokens, .studio, .variables, .nothing: break
    }
    return document
  }
}

extension DTCGReader {
  /// Reads one file. Files are independent of one another: call this for many at once, and assemble the results.
  public func document(_ file: SourceFile) -> DTCGDocument {
    var diagnostics: [Diagnostic] = []
    guard let json = json(file, &diagnostics) else {
      return DTCGDocument(file: file.name, content: .nothing, diagnostics: diagnostics)
    }
    if DTCGReader.isResolver(json.root, file.name) { return resolver(json, file.name, diagnostics) }
    if !options.isStrict {
      if let document = studio(json, file.name, diagnostics) { return document }
      if let document = otherWays(json, file.name, diagnostics) { return document }
    }
    let walk = walked(
      json.root, file: file.name, capacity: DTCGReader.expectedTokens(json.nodeCount), paths: nil)
    if walk.tree.isLenient { diagnostics = diagnostics.map(DTCGReader.asInDialects) }
    return DTCGDocument(
      file: file.name, content: .tokens(walk.tree), diagnostics: diagnostics + walk.findings.diagnostics)
  }

  /// Makes a duplicate key a warning. The tools of the dialects accept it too: the last one counts.
  private static func asInDialects(_ diagnostic: Diagnostic) -> Diagnostic {
    guard diagnostic.code == "duplicate-key" else { return diagnostic }
    var diagnostic = diagnostic
    diagnostic.severity = .warning
    return diagnostic
  }

  /// Walks one source strictly, and again leniently if it turns out to be written in a dialect.
  ///
  /// - Parameter channelScale: What is known of the document of the source from other parts of it.
  func walked(
    _ node: JSONNode, file: String, base: [String] = [], capacity: Int, paths: consuming PathTable?,
    without skipped: Set<String> = [], isOverride: Bool = false, channelScale: DTCGChannels.Scale? = nil
  ) -> DTCGWalk {
    let isDialect = TokenText.isYAML(file) || !node.document.deviations.isEmpty
    let isLenient = !options.isStrict && (options.isLenient || isDialect)
    var walk = DTCGWalk(
      node.document, file: file, base: base, isLenient: isLenient, recognizesDialects: !options.isStrict,
      capacity: capacity, paths: paths)
    walk.tree.channelScale = channelScale
    let otherFiles = DTCGOtherFiles(siblings)
    walk.otherFiles = otherFiles
    walk.walk(node, without: skipped, isOverride: isOverride)
    guard walk.findings.isDialect else { return walk }
    let paths = walk.tree.paths
    walk.tree.paths = .empty
    walk = DTCGWalk(node.document, file: file, base: base, isLenient: true, capacity: capacity, paths: paths)
    walk.tree.channelScale = channelScale
    walk.otherFiles = otherFiles
    walk.walk(node, without: skipped, isOverride: isOverride)
    return walk
  }

  private func resolver(_ json: JSONDocument, _ file: String, _ diagnostics: [Diagnostic]) -> DTCGDocument {
    var resolver = DTCGResolverDocument(json, file: file, reader: self)
    resolver.read()
    let name = resolver.name ?? DTCGReader.baseName(of: file)
    let result = theme(
      DTCGThemeJob(name: name, givers: resolver.givers, layers: resolver.layers, axes: resolver.axes))
    let files = Set(resolver.layers.map(\.tree.file))
    resolver.finish()
    return DTCGDocument(
      file: file, content: .theme(result, files: files), diagnostics: diagnostics + resolver.diagnostics)
  }

  /// Reads a file with sets at its top, or one of the two files that say which sets there are.
  private func studio(_ json: JSONDocument, _ file: String, _ diagnostics: [Diagnostic]) -> DTCGDocument? {
    let root = json.root
    var studio = DTCGStudio()
    var findings = DTCGFindings(isLenient: true)
    let place = Place(root, in: file)
    let lastName = file.split(separator: "/").last ?? ""
    if lastName == "$themes.json" {
      studio.selections = DTCGStudio.selections(root, file: file)
      if !root.isArray, studio.selections.isEmpty {
        findings.error("studio-themes", "found \(root.kind.title); expected a list of themes", at: place)
      }
    } else if lastName == "$metadata.json" {
      studio.order = DTCGStudio.order(root)
      studio.listPlace = root["tokenSetOrder"].map { Place($0, in: file) }
    } else if root["$themes"] != nil || root["$metadata"]?["tokenSetOrder"] != nil {
      if let themes = root["$themes"] { studio.selections = DTCGStudio.selections(themes, file: file) }
      if let metadata = root["$metadata"] { studio.order = DTCGStudio.order(metadata) }
      readSets(json, file, &studio, &findings)
    } else {
      return nil
    }
    findings.warning("tokens-studio", "token sets and themes of Tokens Studio", at: place)
    return DTCGDocument(file: file, content: .studio(studio), diagnostics: diagnostics + findings.diagnostics)
  }

  /// Reads a file with sets at its top that says nothing about themes.
  func sets(_ json: JSONDocument, _ file: String) -> (studio: DTCGStudio, diagnostics: [Diagnostic]) {
    var studio = DTCGStudio()
    var findings = DTCGFindings(isLenient: true)
    readSets(json, file, &studio, &findings)
    findings.warning(
      "tokens-studio", "token sets at the top, because aliases leave out their names", at: Place(json.root, in: file))
    return (studio, findings.diagnostics)
  }

  private func readSets(
    _ json: JSONDocument, _ file: String, _ studio: inout DTCGStudio, _ findings: inout DTCGFindings
  ) {
    let otherFiles = DTCGOtherFiles(siblings)
    var channelScale: DTCGChannels.Scale?
    for member in json.root.members where !member.keyNode.stringBegins(with: UInt8(ascii: "$")) {
      var walk = DTCGWalk(json, file: file, base: [member.key], isLenient: true)
      walk.tree.channelScale = channelScale
      walk.otherFiles = otherFiles
      walk.walk(member.value)
      channelScale = walk.tree.channelScale
      findings.merge(walk.findings.diagnostics)
      studio.sets.append(DTCGStudio.TokenSet(name: member.key, tree: walk.tree))
    }
  }

  /// A token has about ten nodes: three of a group's key and object, and a color's.
  static func expectedTokens(_ nodes: Int) -> Int {
    nodes / 10 + 8
  }

  /// Parses the file as JSON, and reports what is wrong with the JSON.
  func json(_ file: SourceFile, _ diagnostics: inout [Diagnostic]) -> JSONDocument? {
    func place(_ position: TextPosition) -> Place {
      Place(file: file.name, line: position.line, column: position.column)
    }
    let document: JSONDocument
    do throws(JSONError) {
      document = try parsed(file)
    } catch {
      diagnostics.append(
        Diagnostic(.error, code: error.code, message: error.message, place: place(error.position)))
      return nil
    }
    let isYAML = TokenText.isYAML(file.name)
    var findings = DTCGFindings(isLenient: options.isLenient || isYAML || !document.deviations.isEmpty)
    if isYAML {
      findings.warning("yaml", "YAML, which the standard does not have", at: place(TextPosition(line: 1, column: 1)))
    }
    for deviation in document.deviations {
      findings.warning(
        "json5", "\(deviation.feature.title), which JSON does not have",
        at: place(document.position(at: deviation.offset)))
    }
    for duplicate in document.duplicateKeys {
      _ = findings.deviation(
        "duplicate-key", "“\(duplicate.key)” appears twice, first at \(place(duplicate.first)); the last one counts",
        at: place(duplicate.second))
    }
    diagnostics += findings.diagnostics
    return document
  }

  /// Parses the file as JSON, or else as JSON5. If both fail, throws the first error. YAML is known by the name of the file.
  private func parsed(_ file: SourceFile) throws(JSONError) -> JSONDocument {
    if options.isStrict { return try JSONDocument(file.bytes, dialect: .strict, limits: limits) }
    if TokenText.isYAML(file.name) { return try TokenText.document(file, limits: limits) }
    if options.isLenient { return try JSONDocument(file.bytes, dialect: .json5, limits: limits) }
    do throws(JSONError) {
      return try JSONDocument(file.bytes, dialect: .strict, limits: limits)
    } catch {
      if let document = try? JSONDocument(file.bytes, dialect: .json5, limits: limits) { return document }
      throw error
    }
  }

  /// Reports whether a file is a resolver document, by its name or by keys that no token file has.
  static func isResolver(_ root: JSONNode, _ name: String) -> Bool {
    if name.hasSuffix(".resolver.json") { return true }
    guard root.isObject, let order = root["resolutionOrder"], order.isArray else { return false }
    return root["version"]?.isString == true
  }
}
