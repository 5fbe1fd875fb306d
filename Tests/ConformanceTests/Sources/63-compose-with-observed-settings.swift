// swift-format-ignore-file
import Social
import MobileCoreServices

// Social brings UIKit along.
class ShareViewController: SLComposeServiceViewController {

    enum Keys {
        static let isPublic = "isPublic"
        static let account = "account"
        static let outbox = "outbox"
    }

    var settings: UserDefaults {
        return UserDefaults(suiteName: "group.megaphone") ?? .standard
    }

    lazy var accounts: [String] = {
        self.settings.register(defaults: [Keys.account: "@me", Keys.isPublic: true])
        return ["@me", "@work"]
    }()

    var accountIndex = 0
    var token: NSObjectProtocol?

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        token = NotificationCenter.default.addObserver(forName: UserDefaults.didChangeNotification, object: nil, queue: OperationQueue.main) { [weak self] (_) in
            self?.reloadConfigurationItems()
        }
        navigationItem.rightBarButtonItem?.accessibilityLabel = "Send"
    }

    override func isContentValid() -> Bool {
        guard let text = self.contentText else { return false }
        return text.utf16.count <= 140
    }

    override func didSelectPost() {
        let account = accounts[accountIndex]
        let isPublic = settings.bool(forKey: Keys.isPublic)
        let provider = (extensionContext?.inputItems.first as? NSExtensionItem)?.attachments?.first
        let identifier = kUTTypeURL as String

        func post(_ link: String?) {
            var outbox = settings.array(forKey: Keys.outbox) as? [[String : String]] ?? []
            outbox.append([
                "from" : account,
                "to" : isPublic ? "everyone" : "friends",
                "text" : [contentText, link].compactMap { $0 }.joined(separator: " ")
            ])
            settings.set(outbox, forKey: Keys.outbox)
            extensionContext?.completeRequest(returningItems: [], completionHandler: nil)
        }

        if let provider = provider, provider.hasItemConformingToTypeIdentifier(identifier) {
            provider.loadItem(forTypeIdentifier: identifier, options: [:]) { (value, error) in
                DispatchQueue.main.async {
                    post((value as? URL)?.absoluteString)
                }
            }
        } else {
            post(nil)
        }
    }

    override func configurationItems() -> [Any]! {
        var items = [SLComposeSheetConfigurationItem]()
        if let account = SLComposeSheetConfigurationItem() {
            account.title = "Account"
            account.value = accounts[accountIndex]
            account.tapHandler = {
                self.accountIndex = (self.accountIndex + 1) % self.accounts.count
                self.reloadConfigurationItems()
            }
            items.append(account)
        }
        if let visibility = SLComposeSheetConfigurationItem() {
            visibility.title = "Public"
            visibility.value = settings.bool(forKey: Keys.isPublic) ? "Yes" : "No"
            visibility.tapHandler = { [weak self, weak visibility] in
                guard let this = self else { return }
                let new = !this.settings.bool(forKey: Keys.isPublic)
                this.settings.set(new, forKey: Keys.isPublic)
                visibility?.value = new ? "Yes" : "No"
            }
            items.append(visibility)
        }
        return items
    }
}
