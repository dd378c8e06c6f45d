import ThemeModel

/// Reads sightings from storyboards and xibs: named colors of elements, and of the views around them.
public struct InterfaceReader {
  private let documents: [InterfaceDocument]

  /// - Parameter systems: The systems whose tokens are looked up by name.
  public init(_ files: [SourceFile], of systems: [ThemeSystem]) {
    let read = files.compactMap(InterfaceXML.elements)
    // Most systems have no such file, and some have a million names.
    let names = read.isEmpty ? nil : AssetNames(systems)
    documents = names.map { names in read.map { InterfaceDocument($0, names: names) } } ?? []
  }

  public static func reads(_ path: String) -> Bool {
    path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
  }

  /// - Parameter coded: The outlets whose colors code sets, as `Class.outlet`. What the file says about them is not what is
  ///   shown.
  public func sightings(coded: Set<String> = []) -> [Sighting] {
    documents.flatMap { $0.sightings(coded: coded) }
  }

  /// Returns what code may know about the files' views, by class.
  public func outlets() -> [OutletTree] { documents.flatMap { $0.outletTrees() } }
}
