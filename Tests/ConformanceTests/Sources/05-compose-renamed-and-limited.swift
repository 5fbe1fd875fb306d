// swift-format-ignore-file
import UIKit
import Social
import MobileCoreServices

let kMaximumLength = 80

class ShareViewController: SLComposeServiceViewController, URLSessionDelegate {

    var link : String = ""
    @IBInspectable var accent: UIColor = UIColor(red: 46/255.0, green: 204/255.0, blue: 113/255.0, alpha: 1)

    override func viewDidLoad() {
        super.viewDidLoad()
        UINavigationBar.appearance().tintColor = accent
        textView.font = UIFont.systemFont(ofSize: 17, weight: .medium)
        textView.keyboardAppearance = .dark
        textView.autocapitalizationType = .sentences
        textView.tintColor = accent
        placeholder = NSLocalizedString("Say something nice", comment: "placeholder")
        charactersRemaining = kMaximumLength as NSNumber
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        for item in (self.navigationController?.navigationBar.items) ?? [] {
            if let rightItem = item.rightBarButtonItem {
                rightItem.title = "Save"
                rightItem.tintColor = accent
            }
            if let leftItem = item.leftBarButtonItem {
                leftItem.tintColor = .lightGray
            }
        }
        self.view.tintColor = accent
        self.navigationController?.navigationBar.barTintColor = UIColor.black
        self.navigationController?.navigationBar.isTranslucent = false
        self.navigationController?.navigationBar.titleTextAttributes = [NSAttributedString.Key.foregroundColor: UIColor.white]
    }

    override func isContentValid() -> Bool {
        if let text = contentText {
            let remaining = kMaximumLength - text.count
            charactersRemaining = remaining as NSNumber
            if remaining < 0 { return false }
        }
        return true
    }

    override func didSelectPost() {
        if let item = extensionContext?.inputItems.first as? NSExtensionItem,
            let itemProvider = item.attachments?.first,
            itemProvider.hasItemConformingToTypeIdentifier("public.url") {
            itemProvider.loadItem(forTypeIdentifier: "public.url", options: nil, completionHandler: { (url, error) -> Void in
                if let shareURL = url as? NSURL {
                    self.link = shareURL.absoluteString!
                    let defaults = UserDefaults.init(suiteName: "group.nicewords")
                    defaults?.setValue("\(self.contentText ?? "") <\(self.link)>", forKey: "last")
                    defaults?.synchronize()
                }
                self.extensionContext?.completeRequest(returningItems: [], completionHandler:nil)
            })
        } else {
            self.extensionContext?.completeRequest(returningItems: [], completionHandler:nil)
        }
    }

    override func loadPreviewView() -> UIView! {
        let view = UIImageView(image: UIImage(named: "preview"))
        view.contentMode = .scaleAspectFit
        return view
    }

    override func configurationItems() -> [Any]! {
        return []
    }
}
