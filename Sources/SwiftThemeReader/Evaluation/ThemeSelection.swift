/// A variable that stores the theme in use, and the value that it gets.
struct ThemeSelection {
  enum Choice {
    case constant(Property, TypeRecord?)
    case enumCase(TypeRecord, String)
  }

  let variable: Property
  let choice: Choice
}
