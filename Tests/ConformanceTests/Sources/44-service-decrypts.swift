// swift-format-ignore-file
import Foundation
import UserNotifications
import os.log

enum PushError: Error {
    case noPayload
    case badBase64(String)
}

private let log = OSLog(subsystem: "chat.pebble.push", category: "NSE")

final class NotificationService: UNNotificationServiceExtension {
    private var handler: ((UNNotificationContent) -> Void)?
    private var content: UNMutableNotificationContent?
    private let queue = DispatchQueue(label: "nse", attributes: .concurrent)

    override init() {
        super.init()
        os_log("service made, process %d", log: log, type: .info, ProcessInfo.processInfo.processIdentifier)
    }

    override func didReceive(
        _ request: UNNotificationRequest,
        withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {
        handler = contentHandler
        content = request.content.mutableCopy() as? UNMutableNotificationContent
        queue.async { [weak self] in
            guard let self, let content = self.content else { return }
            do {
                let message = try self.message(in: request.content.userInfo)
                content.title = message.sender
                content.subtitle = message.room ?? ""
                content.body = message.text
                content.threadIdentifier = message.room ?? message.sender
                content.categoryIdentifier = "message"
                content.badge = NSNumber(value: self.increaseBadge())
                content.sound = UNNotificationSound(named: UNNotificationSoundName(rawValue: "pebble.caf"))
                if #available(iOS 15.0, *) {
                    content.interruptionLevel = .timeSensitive
                    content.relevanceScore = 0.8
                }
            } catch PushError.badBase64(let text) {
                os_log("bad payload %{private}@", log: log, type: .error, text)
                content.body = NSLocalizedString("You have a new message", comment: "")
            } catch {
                os_log(.error, log: log, "failed: %@", "\(error)")
            }
            self.deliver(content)
        }
    }

    override func serviceExtensionTimeWillExpire() {
        guard let content else { return }
        content.body = "New message"
        deliver(content)
    }

    private func deliver(_ content: UNNotificationContent) {
        handler?(content)
        handler = nil
        UNUserNotificationCenter.current().getDeliveredNotifications { notifications in
            let old = notifications
                .filter { $0.request.content.threadIdentifier == content.threadIdentifier }
                .map { $0.request.identifier }
            UNUserNotificationCenter.current().removeDeliveredNotifications(withIdentifiers: old)
        }
    }

    private struct Message: Decodable {
        var sender: String
        var room: String?
        var text: String
    }

    private func message(in userInfo: [AnyHashable: Any]) throws -> Message {
        guard let payload = userInfo["payload"] as? String else { throw PushError.noPayload }
        guard let data = Data(base64Encoded: payload) else { throw PushError.badBase64(payload) }
        return try JSONDecoder().decode(Message.self, from: data)
    }

    private func increaseBadge() -> Int {
        let defaults = UserDefaults(suiteName: "group.chat.pebble")!
        let badge = defaults.integer(forKey: "badge") + 1
        defaults.set(badge, forKey: "badge")
        return badge
    }
}
