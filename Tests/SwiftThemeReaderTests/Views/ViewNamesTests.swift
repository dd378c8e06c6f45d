import SwiftThemeReader
import Testing
import ThemeModel

/// The view that a place is in, whatever the walks come from and however many of them there are.
struct ViewNamesTests {
  private static let source = """
    import SwiftUI
    import UIKit
    enum Palette {
      static let ink = UIColor(red: 0.6, green: 0.6, blue: 0.6, alpha: 1)
      static let paper = UIColor.white
    }
    extension Color {
      static let ink = Color(red: 0.6, green: 0.6, blue: 0.6)
      static let paper = Color.white
    }
    class FormView: UIView {
      let label = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        label.backgroundColor = Palette.paper
        label.textColor = Palette.ink
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    class SignUpView: FormView {}
    class LogInView: FormView {}
    extension UIViewController {
      func showNote() {
        let note = UILabel()
        note.backgroundColor = Palette.paper
        note.textColor = Palette.ink
        view.addSubview(note)
      }
    }
    class ZebraController: UIViewController { override func viewDidLoad() { showNote() } }
    class AppleController: UIViewController { override func viewDidLoad() { showNote() } }
    struct NoteModifier: ViewModifier {
      func body(content: Content) -> some View { content.overlay { note } }
      var note: some View { Text("Note").foregroundColor(.ink).padding().background(Color.paper) }
    }
    extension View { func noted() -> some View { modifier(NoteModifier()) } }
    struct Zone: View { var body: some View { Spacer().noted() } }
    struct Area: View { var body: some View { Spacer().noted() } }
    """

  private func sightings(workers: Int) -> [Sighting] {
    let files = [SourceFile(name: "App/Views.swift", bytes: Array(Self.source.utf8))]
    return ViewReader.read(files, of: [SwiftThemeReader.read(files: files)], workers: workers).sightings
  }

  @Test func aPlaceIsInTheTypeThatItStandsIn() {
    let sites = sightings(workers: 1).filter { $0.certainty == .proven }.flatMap(\.sites)
    #expect(Set(sites.compactMap(\.view)) == ["FormView", "UIViewController", "NoteModifier"])
  }

  @Test(arguments: 2...9)
  func theNumberOfThreadsDecidesNothing(workers: Int) {
    #expect(sightings(workers: workers) == sightings(workers: 1))
  }
}
