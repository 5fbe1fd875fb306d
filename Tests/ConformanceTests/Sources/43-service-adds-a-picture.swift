// swift-format-ignore-file
//
//  NotificationService.swift
//  RichPush
//

import UserNotifications

class NotificationService: UNNotificationServiceExtension {

    var contentHandler: ((UNNotificationContent) -> Void)?
    var bestAttemptContent: UNMutableNotificationContent?

    override func didReceive(_ request: UNNotificationRequest, withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void) {
        self.contentHandler = contentHandler
        bestAttemptContent = (request.content.mutableCopy() as? UNMutableNotificationContent)

        guard let bestAttemptContent = bestAttemptContent else {
            contentHandler(request.content)
            return
        }

        bestAttemptContent.title = "\(bestAttemptContent.title) •"

        guard let urlString = bestAttemptContent.userInfo["image-url"] as? String,
            let url = URL(string: urlString) else {
                contentHandler(bestAttemptContent)
                return
        }

        download(url) { attachment in
            if let attachment = attachment {
                bestAttemptContent.attachments = [attachment]
            }
            contentHandler(bestAttemptContent)
        }
    }

    override func serviceExtensionTimeWillExpire() {
        if let contentHandler = contentHandler, let bestAttemptContent =  bestAttemptContent {
            contentHandler(bestAttemptContent)
        }
    }

    private func download(_ url: URL, completion: @escaping (UNNotificationAttachment?) -> Void) {
        let task = URLSession.shared.downloadTask(with: url) { (location, response, error) in
            if let error = error {
                print(error.localizedDescription)
                completion(nil)
                return
            }
            guard let location = location else { return completion(nil) }
            let folder = URL(fileURLWithPath: NSTemporaryDirectory())
            let target = folder.appendingPathComponent(ProcessInfo.processInfo.globallyUniqueString + "." + self.fileExtension(response?.mimeType))
            do {
                try FileManager.default.moveItem(at: location, to: target)
                let attachment = try UNNotificationAttachment(identifier: "image", url: target, options: nil)
                completion(attachment)
            } catch {
                completion(nil)
            }
        }
        task.resume()
    }

    private func fileExtension(_ mimeType: String?) -> String {
        switch mimeType {
        case "image/png"?: return "png"
        case "image/gif"?: return "gif"
        default: return "jpg"
        }
    }
}
