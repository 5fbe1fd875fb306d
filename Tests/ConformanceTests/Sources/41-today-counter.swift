// swift-format-ignore-file
import UIKit
import NotificationCenter

@objc(TodayViewController)

class TodayViewController: UIViewController, NCWidgetProviding {
    var label: UILabel!
    var plus: UIButton!
    var minus: UIButton!

    var glasses: Int {
        get { return UserDefaults(suiteName: "group.water")!.integer(forKey: "glasses") }
        set { UserDefaults(suiteName: "group.water")!.set(newValue, forKey: "glasses") }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        self.preferredContentSize = CGSize(width: 320, height: 80)

        label = UILabel(frame: CGRect(x: 100, y: 20, width: 120, height: 40))
        label.textColor = UIColor.white
        label.font = UIFont(name: "HelveticaNeue-Light", size: 32)
        label.textAlignment = NSTextAlignment.center
        self.view.addSubview(label)

        minus = makeButton("–", x: 20, action: #selector(decrease))
        plus = makeButton("+", x: 240, action: #selector(TodayViewController.increase))
        updateInterface()

        NotificationCenter.default.addObserver(self, selector: #selector(defaultsChanged), name: UserDefaults.didChangeNotification, object: nil)
    }

    private func makeButton(_ title: String, x: CGFloat, action: Selector) -> UIButton {
        let button = UIButton(frame: CGRect(x: x, y: 20, width: 60, height: 40))
        button.setTitle(title, for: UIControl.State())
        button.setTitleColor(UIColor(red: 0.3, green: 0.6, blue: 1.0, alpha: 1.0), for: .normal)
        button.setTitleColor(.gray, for: .highlighted)
        button.layer.borderWidth = 1
        button.layer.borderColor = button.currentTitleColor.cgColor
        button.layer.cornerRadius = button.frame.height / 2
        button.addTarget(self, action: action, for: .touchUpInside)
        self.view.addSubview(button)
        return button
    }

    @objc func increase() {
        glasses += 1
        updateInterface()
    }

    @objc func decrease() {
        glasses = max(0, glasses - 1)
        updateInterface()
    }

    @objc func defaultsChanged(_ notification: Notification) {
        DispatchQueue.main.async { [weak self] in
            self?.updateInterface()
        }
    }

    func updateInterface() {
        label.text = "\(glasses)"
        minus.isEnabled = glasses > 0
        minus.alpha = minus.isEnabled ? 1.0 : 0.4
    }

    func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
        updateInterface()
        completionHandler(.newData)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { context in
            self.label.center.x = size.width / 2
        }, completion: nil)
    }
}
