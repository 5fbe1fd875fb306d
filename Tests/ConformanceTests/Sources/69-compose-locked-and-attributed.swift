// swift-format-ignore-file
import LocalAuthentication
import Security
import Social
import UIKit

class ShareViewController: SLComposeServiceViewController {

    enum Keychain {
        static let service = "com.secretpad.token"

        static func read() -> String? {
            let query: [String: Any] = [
                kSecClass as String: kSecClassGenericPassword,
                kSecAttrService as String: service,
                kSecAttrAccount as String: "user",
                kSecReturnData as String: true,
                kSecMatchLimit as String: kSecMatchLimitOne,
            ]
            var result: AnyObject?
            let status = SecItemCopyMatching(query as CFDictionary, &result)
            guard status == errSecSuccess, let data = result as? Data else { return nil }
            return String(data: data, encoding: .utf8)
        }

        @discardableResult
        static func write(_ value: String) -> Bool {
            let attributes: [CFString: Any] = [
                kSecClass: kSecClassGenericPassword,
                kSecAttrService: service,
                kSecAttrAccount: "user",
                kSecValueData: value.data(using: .utf8)!,
                kSecAttrAccessible: kSecAttrAccessibleAfterFirstUnlock,
            ]
            SecItemDelete(attributes as CFDictionary)
            return SecItemAdd(attributes as CFDictionary, nil) == errSecSuccess
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        if Keychain.read() == nil {
            Keychain.write("token-1")
        }
        styleText()
    }

    private func styleText() {
        let style = NSMutableParagraphStyle()
        style.lineBreakMode = .byWordWrapping
        style.firstLineHeadIndent = 12
        let shadow = NSShadow()
        shadow.shadowBlurRadius = 1
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.preferredFont(forTextStyle: .callout),
            .foregroundColor: UIColor.label,
            .paragraphStyle: style,
            .kern: 0.2,
            .shadow: shadow,
            .underlineStyle: NSUnderlineStyle.single.rawValue,
        ]
        textView.typingAttributes = attributes
        textView.linkTextAttributes = [.foregroundColor: UIColor.systemPink]
        textView.dataDetectorTypes = [.link, .phoneNumber]
    }

    override func isContentValid() -> Bool {
        return contentText.lengthOfBytes(using: String.Encoding.utf8) < 4096
    }

    override func didSelectPost() {
        let context = LAContext()
        var error: NSError?
        if context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error) {
            context.evaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, localizedReason: "Keep this secret") { success, _ in
                DispatchQueue.main.async { self.store(locked: success) }
            }
        } else {
            print("no biometrics:", error?.code ?? 0)
            store(locked: false)
        }
    }

    private func store(locked: Bool) {
        let defaults = UserDefaults(suiteName: "group.secretpad")
        defaults?.set("\(contentText!)|\(locked)|\(Keychain.read() ?? "no token")", forKey: "secret")
        extensionContext?.completeRequest(returningItems: nil, completionHandler: nil)
    }

    override func configurationItems() -> [Any]! { return [] }
}
