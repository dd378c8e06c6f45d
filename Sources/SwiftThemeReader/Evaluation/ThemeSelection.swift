/// A variable that stores the theme in use, and the value that it gets.
struct ThemeSelection {
  enum Choice {
    case constant(Property, TypeRecord?)
    case enumCase(TypeRecord, String)
  }

  let variable: Property
  let choice: Choice
  /// The class of the object that keeps the variable, where that object gives colors.
  var keeper: TypeRecord?
}
