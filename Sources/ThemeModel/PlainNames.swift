/// Words for what holds where nothing else is chosen or done: of a look, a value or a state.
public enum PlainNames {
  /// The commonest first.
  public static let all = ["default", "main", "normal", "regular"]
}
