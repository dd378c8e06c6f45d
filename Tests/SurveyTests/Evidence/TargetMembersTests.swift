import Testing
import ThemeModel

@testable import Survey

/// Which targets of a project compile which files.
struct TargetMembersTests {
  private static func project(_ objects: String, in folder: String = "") -> SourceModules {
    let text = "// !$*UTF8*$!\n{ archiveVersion = 1; objects = {\n\(objects)\n}; rootObject = P; }\n"
    let path = "\(folder)App.xcodeproj/project.pbxproj"
    let settings = AppSettings(in: [path], of: MemoryTree(files: [path: text]))
    return settings.modules(of: files.map { folder + $0 })
  }

  private static let files = [
    "App/Colors.swift", "App/Views/Row.swift", "Widget/Colors.swift", "Widget/Intents/Plan.swift", "Shared/Ink.swift",
    "Loose.swift", "Kit/Sources/Kit/Ink.swift",
  ]

  /// What the build phases of the targets list, wherever the groups of the project lie.
  private static let listed = """
    P = { isa = PBXProject; mainGroup = G; targets = (A, W); };
    A = { isa = PBXNativeTarget; name = App; buildPhases = (AR, AS); };
    W = { isa = PBXNativeTarget; name = Widget; buildPhases = (WS); };
    AR = { isa = PBXResourcesBuildPhase; files = (B9); };
    AS = { isa = PBXSourcesBuildPhase; files = (B1, B2, B3); };
    WS = { isa = PBXSourcesBuildPhase; files = (B4, B5); };
    B1 = { isa = PBXBuildFile; fileRef = F1; }; B2 = { isa = PBXBuildFile; fileRef = F2; };
    B3 = { isa = PBXBuildFile; fileRef = F3; }; B4 = { isa = PBXBuildFile; fileRef = F4; };
    B5 = { isa = PBXBuildFile; fileRef = F3; }; B9 = { isa = PBXBuildFile; fileRef = F9; };
    G = { isa = PBXGroup; children = (GA, F4, GS); sourceTree = "<group>"; };
    GA = { isa = PBXGroup; children = (F1, GV, G); path = App; sourceTree = "<group>"; };
    GV = { isa = PBXGroup; name = Screens; children = (F2, F9); path = Views; sourceTree = "<group>"; };
    GS = { isa = PBXGroup; name = Shared; children = (F3); sourceTree = "<group>"; };
    F1 = { isa = PBXFileReference; path = Colors.swift; sourceTree = "<group>"; };
    F2 = { isa = PBXFileReference; path = Row.swift; sourceTree = "<group>"; };
    F3 = { isa = PBXFileReference; path = Shared/Ink.swift; sourceTree = SOURCE_ROOT; };
    F4 = { isa = PBXFileReference; name = Colors.swift; path = Widget/Colors.swift; sourceTree = "<group>"; };
    F9 = { isa = PBXFileReference; path = ../../Loose.swift; sourceTree = "<group>"; };
    """

  @Test(arguments: ["", "Apps/One/"])
  func buildPhasesListTheFilesOfATarget(_ folder: String) {
    let modules = Self.project(Self.listed, in: folder)
    let project = "\(folder)App.xcodeproj/project.pbxproj:"
    #expect(modules.targets(of: "\(folder)App/Colors.swift") == [project + "A"])
    #expect(modules.targets(of: "\(folder)App/Views/Row.swift") == [project + "A"])
    #expect(modules.targets(of: "\(folder)Widget/Colors.swift") == [project + "W"])
    #expect(modules.targets(of: "\(folder)Shared/Ink.swift") == [project + "A", project + "W"])
    // A resource, and files of no project.
    #expect(modules.targets(of: "\(folder)Loose.swift") == [])
    #expect(modules.targets(of: "\(folder)Kit/Sources/Kit/Ink.swift") == [])
  }

  /// A target compiles a folder that is kept in step with the disk, and other targets take single files from there.
  @Test func foldersInStepWithTheDiskAreOfTheirTarget() {
    let modules = Self.project(
      """
      P = { isa = PBXProject; mainGroup = G; targets = (A, W); };
      A = { isa = PBXNativeTarget; name = App; buildPhases = (); fileSystemSynchronizedGroups = (GA); };
      W = { isa = PBXNativeTarget; name = Widget; buildPhases = (); fileSystemSynchronizedGroups = (GW); };
      G = { isa = PBXGroup; children = (GA, GW); sourceTree = "<group>"; };
      GA = { isa = PBXFileSystemSynchronizedRootGroup; exceptions = (EW); path = App; sourceTree = "<group>"; };
      GW = { isa = PBXFileSystemSynchronizedRootGroup; exceptions = (X); path = Widget; sourceTree = "<group>"; };
      EW = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Views/Row.swift); target = W; };
      X = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Intents/Plan.swift); target = W; };
      """)
    let project = "App.xcodeproj/project.pbxproj:"
    #expect(modules.targets(of: "App/Colors.swift") == [project + "A"])
    #expect(modules.targets(of: "App/Views/Row.swift") == [project + "A", project + "W"])
    #expect(modules.targets(of: "Widget/Colors.swift") == [project + "W"])
    #expect(modules.targets(of: "Widget/Intents/Plan.swift") == [])
  }

  @Test func withoutAProjectNothingIsKnown() {
    #expect(SourceModules().targets(of: "App/Colors.swift") == nil)
    #expect(Self.project("P = { isa = PBXProject; };").targets(of: "App/Colors.swift") == nil)
  }
}
