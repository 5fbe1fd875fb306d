// swift-format-ignore-file
import UIKit
import UniformTypeIdentifiers
import UserNotifications

/// iOS gives no way to open the app, so a local notification invites the user to do so.
final class ShareViewController: UIViewController {
    private var observer: NSObjectProtocol?

    override func viewDidLoad() {
        super.viewDidLoad()
        observer = NotificationCenter.default.addObserver(
            forName: .NSExtensionHostWillResignActive, object: nil, queue: .main
        ) { _ in
            print("the host goes to the background")
        }
        process()
    }

    deinit {
        if let observer { NotificationCenter.default.removeObserver(observer) }
    }

    private func process() {
        Task { [weak self] in
            guard let self else { return }
            let texts = await self.texts()
            if let defaults = UserDefaults(suiteName: "group.voicememo") {
                defaults.set(texts.joined(separator: "\n"), forKey: "memo")
                defaults.set(Date(timeIntervalSince1970: 0), forKey: "date")
            }
            await self.notify(count: texts.count)
            self.extensionContext?.completeRequest(returningItems: nil) { expired in
                if expired { print("expired") }
            }
        }
    }

    private func texts() async -> [String] {
        await withTaskGroup(of: String?.self) { group in
            for item in extensionContext?.inputItems as? [NSExtensionItem] ?? [] {
                for provider in item.attachments ?? [] {
                    group.addTask {
                        await withCheckedContinuation { continuation in
                            provider.loadItem(forTypeIdentifier: UTType.plainText.identifier, options: nil) { value, _ in
                                continuation.resume(returning: value as? String)
                            }
                        }
                    }
                }
            }
            var result: [String] = []
            for await text in group {
                if let text { result.append(text) }
            }
            return result.sorted()
        }
    }

    private func notify(count: Int) async {
        let center = UNUserNotificationCenter.current()
        let settings = await center.notificationSettings()
        guard settings.authorizationStatus != .denied else { return }
        let content = UNMutableNotificationContent()
        content.title = "Saved"
        content.body = String(format: "%d memo(s)", count)
        content.sound = UNNotificationSound.default
        content.userInfo = ["count": count]
        content.categoryIdentifier = "memo"
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 1, repeats: false)
        let request = UNNotificationRequest(identifier: UUID().uuidString, content: content, trigger: trigger)
        try? await center.add(request)
    }
}
