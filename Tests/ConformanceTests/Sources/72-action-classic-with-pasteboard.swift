// swift-format-ignore-file
import UIKit
import MobileCoreServices

class ActionViewController: UIViewController {

    @IBOutlet weak var textView: UITextView!
    @IBOutlet weak var copyButton: UIBarButtonItem!
    private var pasteboard: UIPasteboard { return .general }

    override func viewDidLoad() {
        super.viewDidLoad()
        if textView == nil {
            let view = UITextView(frame: self.view.bounds, textContainer: nil)
            view.autoresizingMask = [UIView.AutoresizingMask.flexibleWidth, .flexibleHeight]
            view.textContainer.lineFragmentPadding = 0
            view.alwaysBounceVertical = true
            self.view.addSubview(view)
            textView = view
        }

        for item in extensionContext?.inputItems ?? [] {
            let attachments = (item as! NSExtensionItem).attachments
            for attachment in attachments ?? [] {
                if attachment.hasItemConformingToTypeIdentifier(kUTTypeText as String) {
                    attachment.loadItem(forTypeIdentifier: kUTTypeText as String, options: nil, completionHandler: { [weak textView] (text, error) in
                        OperationQueue.main.addOperation {
                            if let strongTextView = textView, let text = text as? String {
                                strongTextView.text = text
                                strongTextView.selectedRange = NSRange(location: 0, length: (text as NSString).length)
                                self.copyText(nil)
                            }
                        }
                    })
                }
            }
        }
    }

    @IBAction func copyText(_ sender: Any?) {
        pasteboard.string = textView.text
        pasteboard.setItems([[kUTTypeUTF8PlainText as String: textView.text as Any]], options: [.localOnly: true])
        if pasteboard.hasStrings {
            UserDefaults(suiteName: "group.copier")?.set(pasteboard.string, forKey: "copied")
        }
        UIAccessibility.post(notification: .announcement, argument: "Copied")
        let alert = UIAlertController(title: "Copied", message: nil, preferredStyle: .alert)
        present(alert, animated: true)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.7) {
            alert.dismiss(animated: true) {
                self.done()
            }
        }
    }

    @IBAction func done() {
        let item = NSExtensionItem()
        let provider = NSItemProvider(item: textView.text as NSString?, typeIdentifier: kUTTypeText as String)
        item.attachments = [provider]
        extensionContext!.completeRequest(returningItems: [item], completionHandler: nil)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        textView = nil
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        if motion == .motionShake { textView.text = "" }
    }

    override var keyCommands: [UIKeyCommand]? {
        return [UIKeyCommand(input: "c", modifierFlags: .command, action: #selector(copyText(_:)))]
    }
}
