/// Where a command reads themes from.
struct SourceArguments: Equatable {
  /// Empty: as the configuration says, else the working folder.
  var paths: [String]
  var config: String?
  var isLenient: Bool
  var jobs: Int?

  init(paths: [String], config: String?, isLenient: Bool, jobs: Int?) {
    self.paths = paths
    self.config = config
    self.isLenient = isLenient
    self.jobs = jobs
  }

  init(_ parsed: ParsedArguments, paths: [String]) {
    self.paths = paths
    config = parsed.text(.config)
    isLenient = parsed.has(.lenient)
    jobs = parsed.integer(.jobs)
  }
}
