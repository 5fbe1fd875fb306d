// swift-format-ignore-file
import UIKit
import UserNotifications

class NotificationService: UNNotificationServiceExtension {

  var contentHandler: ((UNNotificationContent) -> Void)?
  var bestAttemptContent: UNMutableNotificationContent?

  override func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {
    self.contentHandler = contentHandler
    bestAttemptContent = (request.content.mutableCopy() as? UNMutableNotificationContent)

    if let content = bestAttemptContent {
      let info = content.userInfo as NSDictionary
      let aps = info["aps"] as? [String: Any]
      let data = info["data"] as? [AnyHashable: Any] ?? [:]

      if let alert = aps?["alert"] as? [String: String], let title = alert["title"] {
        content.title = title.replacingOccurrences(of: "%name%", with: (data["name"] as? String) ?? "someone")
      }

      if let actions = data["actions"] as? [String] {
        registerCategory(named: content.categoryIdentifier, titles: actions)
      }

      if let name = content.userInfo["bundled"] as? String,
        let url = Bundle.main.url(forResource: name, withExtension: "png"),
        let attachment = try? UNNotificationAttachment(identifier: name, url: url, options: [UNNotificationAttachmentOptionsThumbnailHiddenKey: false]) {
        content.attachments = [attachment]
      } else if let image = drawBadge(text: String(content.title.prefix(1))) {
        if let attachment = UNNotificationAttachment.save(image, name: "badge.png") {
          content.attachments.append(attachment)
        }
      }

      content.sound = .default
      contentHandler(content.copy() as! UNNotificationContent)
    }
  }

  override func serviceExtensionTimeWillExpire() {
    // Called just before the extension will be terminated by the system.
    if let contentHandler = contentHandler, let bestAttemptContent = bestAttemptContent {
      contentHandler(bestAttemptContent)
    }
  }

  func registerCategory(named identifier: String, titles: [String]) {
    var actions = titles.map { UNNotificationAction(identifier: $0.lowercased(), title: $0, options: [.foreground]) }
    let reply = UNTextInputNotificationAction(identifier: "reply", title: "Reply", options: [], textInputButtonTitle: "Send", textInputPlaceholder: "Message")
    actions.append(reply)
    let category = UNNotificationCategory(identifier: identifier, actions: actions, intentIdentifiers: [], options: [.customDismissAction])
    let center = UNUserNotificationCenter.current()
    center.getNotificationCategories { categories in
      center.setNotificationCategories(categories.union([category]))
    }
  }

  func drawBadge(text: String) -> UIImage? {
    let size = CGSize(width: 64, height: 64)
    UIGraphicsBeginImageContextWithOptions(size, false, 0)
    defer { UIGraphicsEndImageContext() }
    UIColor.purple.setFill()
    UIRectFill(CGRect(origin: .zero, size: size))
    (text as NSString).draw(at: CGPoint(x: 20, y: 16), withAttributes: [.font: UIFont.boldSystemFont(ofSize: 28), .foregroundColor: UIColor.white])
    return UIGraphicsGetImageFromCurrentImageContext()
  }
}

extension UNNotificationAttachment {
  static func save(_ image: UIImage, name: String) -> UNNotificationAttachment? {
    guard let data = image.pngData() else { return nil }
    let url = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(name)
    do {
      try data.write(to: url)
      return try UNNotificationAttachment(identifier: UUID().uuidString, url: url, options: [:])
    } catch {
      return nil
    }
  }
}
