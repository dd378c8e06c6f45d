import ThemeModel

/// Reads storyboards and xibs for sightings: named colors of elements, and of the views around them.
public struct InterfaceReader {
  private let documents: [InterfaceDocument]

  /// - Parameter systems: the themes whose tokens are asked for by name
  public init(_ files: [SourceFile], of systems: [ThemeSystem]) {
    let read = files.compactMap(InterfaceXML.elements)
    // Most systems have no such file, and some have a million names.
    let names = read.isEmpty ? nil : AssetNames(systems)
    documents = names.map { names in read.map { InterfaceDocument($0, names: names) } } ?? []
  }

  public static func reads(_ path: String) -> Bool {
    path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
  }

  /// - Parameter coded: outlets whose colors code sets, as `Class.outlet`: what the file says of them is not what is shown
  public func sightings(coded: Set<String> = []) -> [Sighting] {
    documents.flatMap { $0.sightings(coded: coded) }
  }

  /// What code may know of the files' views, by class.
  public func outlets() -> [OutletTree] { documents.flatMap { $0.outletTrees() } }
}
