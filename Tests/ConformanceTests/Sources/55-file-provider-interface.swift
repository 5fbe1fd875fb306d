// swift-format-ignore-file
import FileProviderUI
import UIKit

class DocumentActionViewController: FPUIActionExtensionViewController {

    @IBOutlet weak var identifierLabel: UILabel!
    @IBOutlet weak var actionTypeLabel: UILabel!
    private let signIn = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        signIn.setTitle("Sign in", for: .normal)
        signIn.addTarget(self, action: #selector(authenticate), for: .touchUpInside)
        signIn.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(signIn)
        NSLayoutConstraint.activate([
            signIn.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            signIn.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    override func prepare(forAction actionIdentifier: String, itemIdentifiers: [NSFileProviderItemIdentifier]) {
        identifierLabel?.text = actionIdentifier
        actionTypeLabel?.text = "Custom action"
        signIn.isHidden = true
        let names = itemIdentifiers.map { $0.rawValue }.joined(separator: ", ")
        print("\(actionIdentifier) for \(names)")
    }

    override func prepare(forError error: Error) {
        identifierLabel?.text = error.localizedDescription
        actionTypeLabel?.text = "Authenticate"
        if (error as NSError).code == NSFileProviderError.notAuthenticated.rawValue {
            signIn.isHidden = false
        }
    }

    @objc private func authenticate() {
        UserDefaults(suiteName: "group.cloudbox")?.set(true, forKey: "signedIn")
        extensionContext.completeRequest()
    }

    @IBAction func doneButtonTapped(_ sender: Any) {
        // Perform the action and call the completion block. If an unrecoverable error occurs you must still call the completion block with an error. Use the error code FPUIExtensionErrorCode.failed to signal the failure.
        extensionContext.completeRequest()
    }

    @IBAction func cancelButtonTapped(_ sender: Any) {
        extensionContext.cancelRequest(withError: NSError(domain: FPUIErrorDomain, code: Int(FPUIExtensionErrorCode.userCancelled.rawValue), userInfo: nil))
    }
}
