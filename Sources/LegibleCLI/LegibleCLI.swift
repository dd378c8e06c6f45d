/// The command line as a function: arguments in, exit status out.
public enum LegibleCLI {
  public static func run(_ arguments: [String]) -> Int32 {
    0
  }
}
