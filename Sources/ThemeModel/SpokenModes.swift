/// The words for light and dark in names, and the contexts of the mode that they mean.
public enum SpokenModes {
  public static let contexts = ["light": "light", "dark": "dark", "day": "light", "night": "dark"]
  public static let words = Set(contexts.keys)
}
