import ColorScience

/// The name that someone probably meant.
public enum NearestName {
  public static func to(_ name: String, among names: [String]) -> String? {
    NearestWord.to(name, among: names)
  }

  /// The end of a message: nothing where there is no such name.
  public static func question(_ name: String?) -> String {
    name.map { "; did you mean \($0)?" } ?? ""
  }
}
