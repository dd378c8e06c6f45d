/// The sources from which a command reads themes.
struct SourceArguments: Equatable {
  /// Empty for the paths of the configuration, or otherwise the working folder.
  var paths: [String]
  var config: String?
  var isLenient: Bool
  /// Takes precedence over `isLenient`.
  var isStrict = false
  var jobs: Int?

  init(paths: [String], config: String?, isLenient: Bool, isStrict: Bool = false, jobs: Int?) {
    self.paths = paths
    self.config = config
    self.isLenient = isLenient
    self.isStrict = isStrict
    self.jobs = jobs
  }

  init(_ parsed: ParsedArguments, paths: [String]) {
    self.paths = paths
    config = parsed.text(.config)
    isLenient = parsed.has(.lenient)
    isStrict = parsed.has(.strict)
    jobs = parsed.integer(.jobs)
  }
}
