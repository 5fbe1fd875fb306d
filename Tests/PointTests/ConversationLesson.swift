import RunSupport

/// An app with an iMessage app, for tests that vary one part of it.
struct ConversationLesson {
  /// Members of the app's controller.
  var members = ""
  /// What its button does; `conversation` is at hand.
  var action = ""
  var appMembers = ""
  var appKeys = ""
  var principalClass = "Trip"
  /// What the user does; `chat` is the conversation with Ada.
  var scene: String

  /// A controller that prints each call.
  static let telling = """
    override func viewDidLoad() { super.viewDidLoad(); addButton(); print("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { print("viewWillAppear") }
    override func viewDidAppear(_ animated: Bool) { print("viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { print("viewWillDisappear") }
    override func willBecomeActive(with conversation: MSConversation) {
      print("willBecomeActive", activeConversation === conversation, presentationStyle)
    }
    override func didBecomeActive(with conversation: MSConversation) { print("didBecomeActive") }
    override func willResignActive(with conversation: MSConversation) {
      print("willResignActive", activeConversation === conversation)
    }
    override func didResignActive(with conversation: MSConversation) { print("didResignActive") }
    override func willTransition(to style: MSMessagesAppPresentationStyle) {
      print("willTransition", style, presentationStyle, view.bounds.height)
    }
    override func didTransition(to style: MSMessagesAppPresentationStyle) {
      print("didTransition", style, presentationStyle, view.bounds.height)
    }
    override func willSelect(_ message: MSMessage, conversation: MSConversation) {
      print("willSelect", said(message), conversation.selectedMessage.map(said) ?? "none")
    }
    override func didSelect(_ message: MSMessage, conversation: MSConversation) {
      print("didSelect", said(message), conversation.selectedMessage.map(said) ?? "none")
    }
    override func didReceive(_ message: MSMessage, conversation: MSConversation) {
      print("didReceive", said(message), whose(message, conversation))
    }
    override func didStartSending(_ message: MSMessage, conversation: MSConversation) {
      print("didStartSending", said(message), message.isPending, whose(message, conversation))
    }
    override func didCancelSending(_ message: MSMessage, conversation: MSConversation) {
      print("didCancelSending", said(message), message.isPending)
    }
    func said(_ message: MSMessage) -> String {
      (message.layout as? MSMessageTemplateLayout)?.caption ?? "nothing"
    }
    func whose(_ message: MSMessage, _ conversation: MSConversation) -> String {
      let sender = message.senderParticipantIdentifier
      if sender == conversation.localParticipantIdentifier { return "own" }
      return conversation.remoteParticipantIdentifiers.firstIndex(of: sender).map { "remote \\($0)" }
        ?? "nobody"
    }
    """

  var markdown: String {
    var lesson = ShareLesson()
    lesson.appCode = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        \(appMembers)
      }
      """
    lesson.appKeys = appKeys
    lesson.extensionName = "Trip"
    lesson.extensionIdentifier = "com.example.Reader.Trip"
    lesson.extensionCode = """
      import Messages
      import UIKit
      class Other: UIViewController {}
      class Plain: NSObject {}
      class Trip: MSMessagesAppViewController {
        \(members.isEmpty ? "override func viewDidLoad() { super.viewDidLoad(); addButton() }" : members)
        func addButton() {
          let button = UIButton(frame: CGRect(x: 20, y: 20, width: 200, height: 44))
          button.setTitle("Do it", for: .normal)
          button.addTarget(self, action: #selector(act), for: .touchUpInside)
          view.addSubview(button)
        }
        @objc func act() {
          guard let conversation = activeConversation else { return }
          \(action)
        }
        func message(_ caption: String, in session: MSSession? = nil) -> MSMessage {
          let message = session.map { MSMessage(session: $0) } ?? MSMessage()
          let layout = MSMessageTemplateLayout()
          layout.caption = caption
          message.layout = layout
          message.summaryText = "was " + caption
          return message
        }
      }
      """
    lesson.point = "com.apple.message-payload-provider"
    lesson.principalClass = "$(PRODUCT_MODULE_NAME).\(principalClass)"
    lesson.isEntitled = false
    lesson.scene = """
      import ExtensionHost
      let chat = device.open(.messages).conversation(with: "Ada", "Ben")
      \(scene)
      """
    return lesson.markdown
  }
}
