/// The version of Legible. CHANGELOG.md lists the changes of each version.
enum Version {
  static let current = "0.1.0"
}
