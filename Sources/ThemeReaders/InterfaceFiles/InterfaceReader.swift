import ThemeModel

/// Reads storyboards and xibs for sightings: named colors of elements, and of the views around them.
public enum InterfaceReader {
  public static func reads(_ path: String) -> Bool {
    path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
  }

  /// - Parameter systems: the themes whose tokens are asked for by name
  ///   - coded: outlets whose colors code sets, as `Class.outlet`: what the file says of them is not what is shown
  public static func sightings(
    in files: [SourceFile], of systems: [ThemeSystem], coded: Set<String> = []
  ) -> [Sighting] {
    documents(files, systems).flatMap { $0.sightings(coded: coded) }
  }

  /// What code may know of the files' views, by class.
  public static func outlets(in files: [SourceFile], of systems: [ThemeSystem]) -> [OutletTree] {
    documents(files, systems).flatMap { $0.outletTrees() }
  }

  private static func documents(_ files: [SourceFile], _ systems: [ThemeSystem]) -> [InterfaceDocument] {
    let names = AssetNames(systems)
    return files.compactMap { file in InterfaceXML.elements(of: file).map { InterfaceDocument($0, names: names) } }
  }
}
