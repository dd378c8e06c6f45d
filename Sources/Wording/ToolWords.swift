import Audit

extension ToolStamp {
  /// Returns `config 12d9903e`, or that the run had no configuration.
  public var configuration: String {
    configDigest.isEmpty ? "no configuration" : "config \(configDigest)"
  }
}
