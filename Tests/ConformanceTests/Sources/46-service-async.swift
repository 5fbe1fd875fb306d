// swift-format-ignore-file
import Intents
import OSLog
@preconcurrency import UserNotifications

final class NotificationService: UNNotificationServiceExtension, @unchecked Sendable {
    private static let logger = Logger(subsystem: "com.lanterns", category: "notifications")
    private var task: Task<Void, Never>?
    private var fallback: (() -> Void)?

    override func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {
        guard let content = request.content.mutableCopy() as? UNMutableNotificationContent else {
            return contentHandler(request.content)
        }
        fallback = { contentHandler(request.content) }

        task = Task {
            do {
                try await decorate(content)
                let communication = try await communicationContent(from: content)
                contentHandler(communication)
            } catch is CancellationError {
                Self.logger.notice("cancelled")
            } catch let error as URLError where error.code == .notConnectedToInternet {
                Self.logger.warning("offline")
                contentHandler(content)
            } catch {
                Self.logger.error("\(error.localizedDescription, privacy: .public)")
                contentHandler(content)
            }
        }
    }

    override func serviceExtensionTimeWillExpire() {
        task?.cancel()
        fallback?()
    }

    private func decorate(_ content: UNMutableNotificationContent) async throws {
        guard let text = content.userInfo["picture"] as? String, let url = URL(string: text) else { return }
        let (data, response) = try await URLSession.shared.data(from: url)
        try Task.checkCancellation()
        guard let http = response as? HTTPURLResponse, (200..<300).contains(http.statusCode) else { return }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("picture").appendingPathExtension("png")
        try data.write(to: file)
        content.attachments = try [UNNotificationAttachment(identifier: "", url: file)]
    }

    private func communicationContent(from content: UNMutableNotificationContent) async throws -> UNNotificationContent {
        guard let name = content.userInfo["sender"] as? String else { return content }
        let handle = INPersonHandle(value: name, type: .unknown)
        let person = INPerson(
            personHandle: handle, nameComponents: nil, displayName: name, image: nil,
            contactIdentifier: nil, customIdentifier: nil)
        let intent = INSendMessageIntent(
            recipients: nil, outgoingMessageType: .outgoingMessageText, content: content.body,
            speakableGroupName: nil, conversationIdentifier: content.threadIdentifier,
            serviceName: nil, sender: person, attachments: nil)
        let interaction = INInteraction(intent: intent, response: nil)
        interaction.direction = .incoming
        try await interaction.donate()
        return try content.updating(from: intent)
    }
}
