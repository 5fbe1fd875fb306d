// swift-format-ignore-file
import UIKit
import MobileCoreServices

// The interface is a storyboard with two scenes; without it the second is made by hand.
class StepOneViewController: UIViewController, UIPopoverPresentationControllerDelegate, UIAdaptivePresentationControllerDelegate {

    @IBOutlet private weak var nextButton: UIButton!
    @IBOutlet private var labels: [UILabel]!
    var sharedText: String?

    override func viewDidLoad() {
        super.viewDidLoad()
        presentationController?.delegate = self
        labels?.forEach { $0.text = nil }
        let item = extensionContext?.inputItems.first as? NSExtensionItem
        item?.attachments?.first?.loadItem(forTypeIdentifier: kUTTypePlainText as String, options: nil) { [weak self] (text, _) in
            DispatchQueue.main.async {
                self?.sharedText = text as? String
                self?.goOn()
            }
        }
    }

    private func goOn() {
        if storyboard != nil {
            performSegue(withIdentifier: "showStepTwo", sender: self)
        } else {
            let controller = makeStepTwo()
            controller.text = sharedText
            present(controller, animated: true, completion: nil)
        }
    }

    private func makeStepTwo() -> StepTwoViewController {
        if Bundle.main.path(forResource: "Steps", ofType: "storyboardc") != nil {
            let storyboard = UIStoryboard(name: "Steps", bundle: nil)
            return storyboard.instantiateViewController(withIdentifier: "StepTwo") as! StepTwoViewController
        }
        let controller = StepTwoViewController()
        controller.modalPresentationStyle = .popover
        controller.modalTransitionStyle = .crossDissolve
        controller.popoverPresentationController?.delegate = self
        controller.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
        controller.onDone = { [weak self] choice in
            self?.finish(choice)
        }
        return controller
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        return sharedText != nil
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "showStepTwo", let controller = segue.destination as? StepTwoViewController {
            controller.text = sharedText
            controller.onDone = { [weak self] choice in self?.finish(choice) }
        } else if let navigation = segue.destination as? UINavigationController {
            (navigation.topViewController as? StepTwoViewController)?.text = sharedText
        }
    }

    @IBAction func unwindToStepOne(_ segue: UIStoryboardSegue) {
        print("back from", segue.source)
    }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        return .none
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        extensionContext?.cancelRequest(withError: NSError(domain: "Steps", code: 0))
    }

    private func finish(_ choice: String) {
        UserDefaults(suiteName: "group.steps")?.set(choice, forKey: "choice")
        dismiss(animated: true) {
            self.extensionContext?.completeRequest(returningItems: nil, completionHandler: nil)
        }
    }
}

class StepTwoViewController: UIViewController {
    var text: String?
    var onDone: ((String) -> Void)?
    private var isFirstAppearance = true

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard isFirstAppearance else { return }
        isFirstAppearance = false
        let sheet = UIAlertController(title: text, message: "Where to?", preferredStyle: .actionSheet)
        for place in ["Shelf", "Desk"] {
            sheet.addAction(UIAlertAction(title: place, style: .default) { [unowned self] _ in
                self.onDone?("\(self.text ?? "?") → \(place)")
            })
        }
        present(sheet, animated: false)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if isBeingDismissed || isMovingFromParent {
            NSLog("step two goes")
        }
    }
}
