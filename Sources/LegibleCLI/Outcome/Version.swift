/// Of the tool; CHANGELOG.md tells what each brought.
enum Version {
  static let current = "0.1.0"
}
