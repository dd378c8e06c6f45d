/// A variable that holds the theme in use, and the value it is given.
struct ThemeSelection {
  enum Choice {
    case constant(Property, TypeRecord?)
    case enumCase(TypeRecord, String)
  }

  let variable: Property
  let choice: Choice
}
