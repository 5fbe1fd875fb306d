import RunSupport

/// An app with a credential provider, for tests that vary one part of it.
struct VaultLesson {
  /// The provider's members.
  var members: String
  var principalClass = "Extension"
  var attributes = ""
  var isEntitled = true
  /// What the app does when it becomes active; `store` and `anna`, an identity, are at hand.
  var app = "store.saveCredentialIdentities([anna])"
  /// What is done once the provider is turned on; `browser` can be opened.
  var scene: String
  /// What is done before that.
  var before = #"device.turnOn(credentialProvider: "Keys")"#

  var markdown: String {
    var lesson = ShareLesson()
    lesson.appCode = """
      import AuthenticationServices
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func identity(_ user: String, at domain: String, rank: Int = 0) -> ASPasswordCredentialIdentity {
          let identity = ASPasswordCredentialIdentity(
            serviceIdentifier: ASCredentialServiceIdentifier(identifier: domain, type: .domain),
            user: user, recordIdentifier: "record of " + user)
          identity.rank = rank
          return identity
        }
        func applicationDidBecomeActive(_ application: UIApplication) {
          let store = ASCredentialIdentityStore.shared
          let anna = identity("anna", at: "example.com")
          _ = (store, anna)
          \(app)
        }
      }
      """
    lesson.extensionName = "Keys"
    lesson.extensionIdentifier = "com.example.Reader.Keys"
    lesson.extensionCode = """
      import AuthenticationServices
      class Other: UIViewController {}
      class Extension: ASCredentialProviderViewController {
        \(members)
        func fill(_ user: String, _ password: String) {
          extensionContext.completeRequest(
            withSelectedCredential: ASPasswordCredential(user: user, password: password))
        }
        func button(_ title: String) {
          let button = UIButton(frame: CGRect(x: 0, y: 60, width: 300, height: 40))
          button.setTitle(title, for: .normal)
          button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
          view.addSubview(button)
        }
        @objc func tapped() { onTap() }
        var onTap: () -> Void { get { actions.last ?? {} } set { actions.append(newValue) } }
        private var actions: [() -> Void] = []
      }
      """
    lesson.point = "com.apple.authentication-services-credential-provider-ui"
    lesson.principalClass = "$(PRODUCT_MODULE_NAME).\(principalClass)"
    lesson.moreAttributes = attributes
    if isEntitled {
      lesson.moreEntitlements =
        "<key>com.apple.developer.authentication-services.autofill-credential-provider</key><true/>"
    }
    lesson.scene = """
      import ExtensionHost
      \(before)
      device.open("Reader")
      let form = device.open(.browser).logIn(at: "https://login.example.com/in")
      \(scene)
      """
    return lesson.markdown
  }
}
