import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Principal objects of other points, with async methods instead of ones that call a handler.
@Suite struct AwaitingPrincipalTests {
  @Test(
    .shows(
      "INSendMessageIntentHandling.handle(intent:)", "INSendMessageIntentHandling.confirm(intent:)",
      "INSendMessageIntentHandling.resolveContent(for:)",
      "INSendMessageIntentHandling.resolveRecipients(for: INSendMessageIntent) async -> [INSendMessageRecipientResolutionResult]"
    ),
    .shows(
      "INSendMessageIntentHandling.resolveRecipients(for: INSendMessageIntent) async -> [INPersonResolutionResult]",
      "INUIHostedViewControlling.configure(with:context:)",
      "INUIHostedViewControlling.configureView(for:of:interactiveBehavior:context:)"),
    arguments: [
      (
        "[INSendMessageRecipientResolutionResult]",
        "[.success(with: INPerson(personHandle: INPersonHandle(value: \"a\", type: .unknown), "
          + "nameComponents: nil, displayName: \"Ada\", image: nil, contactIdentifier: nil, "
          + "customIdentifier: nil))]"
      ),
      ("[INPersonResolutionResult]", "[.notRequired()]"),
    ])
  func siriAwaitsTheAnswersOfAHandler(_ type: String, _ recipients: String) async throws {
    var lesson = SiriLesson(
      scene: """
        let siri = device.askSiri(.message(to: ["Ada"], saying: "Hello"), with: "Chat")
        print(siri.words)
        siri.confirm()
        print(siri)
        """)
    lesson.members = """
      func resolveRecipients(for intent: INSendMessageIntent) async -> \(type) {
        print("recipients")
        return \(recipients)
      }
      func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult {
        await Task.yield()
        return .success(with: "Good day")
      }
      func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
        INSendMessageIntentResponse(code: .ready, userActivity: nil)
      }
      func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
        print("handles", intent.recipients?.first?.displayName ?? "", intent.content ?? "")
        return INSendMessageIntentResponse(code: .success, userActivity: nil)
      }
      """
    lesson.interface = """
      func configure(
        with interaction: INInteraction, context: INUIHostedViewContext
      ) async -> CGSize {
        print("shows", Thread.isMainThread)
        return CGSize(width: 300, height: 40)
      }
      """
    let outcome = try await SiriTests.run(lesson)
    #expect(
      outcome.text(of: "Scene") == """
        Shall I send a message, "Good day" to Ada?
        It's sent.\n
        """)
    #expect(outcome.text(of: "Assistant") == "recipients\nhandles Ada Good day\n")
    #expect(outcome.text(of: "Bubble").hasPrefix("shows true\n"))
  }

  /// On iOS this is a compiler error; here there are two forms, and either is enough.
  @Test func aHandlerWithNeitherFormEnds() async throws {
    let lesson = SiriLesson(
      members: "",
      scene: """
        let siri = device.askSiri(.message(to: ["Ada"], saying: "Hello"), with: "Chat")
        siri.confirm()
        """)
    let outcome = try await SiriTests.run(lesson)
    #expect(
      outcome.lines.contains {
        $0.hasPrefix("Assistant: crashes: ")
          && $0.contains("'Handler' has no handle(intent:completion:)")
      }, "\(outcome.lines)")
  }

  @Test(
    .shows(
      "NSFileProviderExtension.providePlaceholder(at:)",
      "NSFileProviderExtension.startProvidingItem(at:)",
      "NSFileProviderExtension.createDirectory(withName:inParentItemIdentifier:)",
      "NSFileProviderExtension.renameItem(withIdentifier:toName:)",
      "NSFileProviderExtension.reparentItem(withIdentifier:toParentItemWithIdentifier:newName:)"),
    .shows(
      "NSFileProviderExtension.importDocument(at:toParentItemIdentifier:)",
      "NSFileProviderExtension.deleteItem(withIdentifier:)",
      "NSFileProviderEnumerator.currentSyncAnchor()"))
  func aProviderOfFilesIsServedByMethodsThatAwait() async throws {
    var lesson = ProviderLesson()
    lesson.moreOfList = """
      func currentSyncAnchor() async -> NSFileProviderSyncAnchor? {
        print("anchor")
        return nil
      }
      """
    // The methods with a handler are NSFileProviderExtension's own.
    lesson.start = "super.startProvidingItem(at: url, completionHandler: completionHandler)"
    lesson.placeholder = "super.providePlaceholder(at: url, completionHandler: completionHandler)"
    lesson.more = """
      override func providePlaceholder(at url: URL) async throws {
        print("placeholder")
        try makeFolder(url)
        try NSFileProviderManager.writePlaceholder(
          at: NSFileProviderManager.placeholderURL(for: url), withMetadata: Thing(identifier(url)))
      }
      override func startProvidingItem(at url: URL) async throws {
        print("fetches")
        try text(of: url).write(to: url)
      }
      override func importDocument(
        at fileURL: URL, toParentItemIdentifier parentItemIdentifier: NSFileProviderItemIdentifier
      ) async throws -> any NSFileProviderItem {
        guard names.insert("c").inserted else { throw NSFileProviderError(.filenameCollision) }
        return Thing(.init("c"))
      }
      override func createDirectory(
        withName directoryName: String,
        inParentItemIdentifier parentItemIdentifier: NSFileProviderItemIdentifier
      ) async throws -> any NSFileProviderItem {
        throw NSFileProviderError(.notAuthenticated)
      }
      override func renameItem(
        withIdentifier itemIdentifier: NSFileProviderItemIdentifier, toName itemName: String
      ) async throws -> any NSFileProviderItem {
        print("renames", itemIdentifier.rawValue, itemName)
        return Thing(itemIdentifier)
      }
      override func reparentItem(
        withIdentifier itemIdentifier: NSFileProviderItemIdentifier,
        toParentItemWithIdentifier parentItemIdentifier: NSFileProviderItemIdentifier,
        newName: String?
      ) async throws -> any NSFileProviderItem {
        throw NSFileProviderError(.cannotSynchronize)
      }
      override func deleteItem(
        withIdentifier itemIdentifier: NSFileProviderItemIdentifier
      ) async throws {
        guard itemIdentifier.rawValue == "a" else { throw NSFileProviderError(.deletionRejected) }
      }
      """
    lesson.scene = """
      let folder = device.open(.files).browse("Drawer")
      print(folder.read("b.txt"))
      print(folder.put("Hello", named: "c.txt"), folder.put("Hello", named: "c.txt"))
      print(folder.makeFolder("F"))
      print(folder.move("a.txt", into: "b.txt"))
      print(folder.rename("b.txt", to: "d.txt"))
      print(folder.delete("c.txt"), folder.delete("a.txt"), folder.items.map(\\.name))
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    #expect(
      outcome.text(of: "Scene") == """
        text of b.txt
        done failed: an item with that name already exists
        failed: you have to sign in first
        failed: The operation could not be completed. (NSFileProviderErrorDomain error -2005.)
        done
        failed: deleting it isn't allowed done ["b.txt", "c.txt"]\n
        """)
    #expect(
      outcome.text(of: "Drawer")
        == "anchor\nplaceholder\nfetches\nstop b.txt\nrenames b d.txt\n")
  }

  @Test(.shows("PHContentEditingController.finishContentEditing()"))
  func photosAwaitsAnEditor() async throws {
    let lesson = EditingLesson(
      finish: """
        try? tinted(input).write(to: output.renderedContentURL)
        await Task.yield()
        return output
        """,
      scene: """
        photos.add(.beach)
        print(photos.edit("IMG_0001", with: "Tint").done())
        """)
    let markdown = lesson.markdown
      .replacing(
        "finishContentEditing(completionHandler: @escaping (PHContentEditingOutput?) -> Void)",
        with: "finishContentEditing() async -> PHContentEditingOutput?"
      )
      .replacing("return completionHandler(nil)", with: "return nil")
    let outcome = try await Running.run(markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    #expect(outcome.text(of: "Scene") == "saved\n")
  }

  @Test(.shows("NCWidgetProviding.widgetPerformUpdate()"))
  func theTodayViewAwaitsAWidget() async throws {
    var lesson = TodayLesson(
      scene: """
        device.openToday()
        device.add(widget: "Glance")
        let today = device.openToday()
        print(today.widget("Glance").screen)
        """)
    lesson.widget = TodayLesson.counting
      .replacing(
        "widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)",
        with: "widgetPerformUpdate() async -> NCUpdateResult"
      )
      .replacing("completionHandler(.newData)", with: "return .newData")
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    #expect(outcome.text(of: "Scene") == "label \"update 1\"\n")
    #expect(outcome.lines.contains(#"Glance: answers "newData""#))
  }

  @Test(.shows("ILMessageFilterQueryHandling.handle(_:context:)"))
  func theDeviceAwaitsAMessageFilter() async throws {
    var lesson = ShareLesson()
    lesson.point = "com.apple.identitylookup.message-filter"
    lesson.principalClass = "$(PRODUCT_MODULE_NAME).Filter"
    lesson.isEntitled = false
    lesson.appCode = "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}"
    lesson.extensionCode = """
      import IdentityLookup
      class Filter: ILMessageFilterExtension, ILMessageFilterQueryHandling {
        func handle(
          _ queryRequest: ILMessageFilterQueryRequest, context: ILMessageFilterExtensionContext
        ) async -> ILMessageFilterQueryResponse {
          let response = ILMessageFilterQueryResponse()
          response.action = queryRequest.messageBody == "junk" ? .junk : .none
          return response
        }
      }
      """
    lesson.scene = """
      import ExtensionHost
      device.turnOn(messageFilter: "Share")
      print(device.message(from: "+1 2", saying: "junk"))
      print(device.message(from: "+1 2", saying: "hello"))
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    #expect(outcome.text(of: "Scene") == "junk: +1 2: junk\ninbox: +1 2: hello\n")
  }

  @Test(.shows("UNNotificationContentExtension.didReceive(_: UNNotificationResponse)"))
  func theDeviceAwaitsWhatBecomesOfANotification() async throws {
    var lesson = ServiceLesson(
      scene: """
        device.open("Reader").goToBackground()
        let note = device.push(#"{"aps": {"alert": "tea", "category": "order"}}"#, to: "Reader")!
        let content = note.open()!
        note.choose("Cancel order")
        print(content.shows("CANCEL"), device.notifications.count)
        """)
    lesson.point = "com.apple.usernotifications.content-extension"
    lesson.attributes = "<key>UNNotificationExtensionCategory</key><string>order</string>"
    lesson.principalClass = "Content"
    lesson.code = """
      import UIKit
      import UserNotifications
      import UserNotificationsUI
      class Content: UIViewController, UNNotificationContentExtension {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(label)
        }
        func didReceive(_ notification: UNNotification) {}
        func didReceive(
          _ response: UNNotificationResponse
        ) async -> UNNotificationContentExtensionResponseOption {
          await Task.yield()
          label.text = response.actionIdentifier
          return .doNotDismiss
        }
      }
      """
    lesson.app = """
      let center = UNUserNotificationCenter.current()
      center.requestAuthorization { _, _ in }
      let cancel = UNNotificationAction(identifier: "CANCEL", title: "Cancel order")
      center.setNotificationCategories([
        UNNotificationCategory(identifier: "order", actions: [cancel], intentIdentifiers: [])
      ])
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    #expect(outcome.text(of: "Scene") == "true 1\n")
  }
}
