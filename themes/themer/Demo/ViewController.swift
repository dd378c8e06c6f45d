import Themer
import UIKit

final class ViewController: UIViewController {
    private let label = UILabel()
    private let toggle = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        Themer.shared.register(target: self, action: ViewController.applyTheme)
    }

    private func applyTheme(_ theme: MyTheme) {
        view.backgroundColor = theme.settings.appBgColor
        label.textColor = theme.settings.textColor
    }

    @IBAction private func toggleTheme() {
        Themer.shared.theme = Themer.shared.theme == .light ? .dark : .light
    }
}
