/// Every option of every command, under its long name.
enum OptionName: String, CaseIterable {
  case add
  case all
  case apply
  case applyPlan = "apply-plan"
  case axis
  case baseline
  case budget
  case changedSince = "changed-since"
  case color
  case columns
  case commit
  case config
  case date
  case depth
  case display
  case dryRun = "dry-run"
  case evidence
  case failOn = "fail-on"
  case font
  case force
  case format
  case from
  case gamut
  case git
  case help
  case imageBaseURL = "image-base-url"
  case jobs
  case kind
  case lenient
  case lock
  case mapping
  case match
  case matrix
  case output
  case patch
  case prune
  case quiet
  case places
  case reject
  case rename
  case require
  case scale
  case sheets
  case strict
  case suggest
  case suggestions
  case theme
  case themes
  case tier
  case to
  case today
  case trades
  case verbose
  case version
  case width

  var long: String { "--\(rawValue)" }
}
