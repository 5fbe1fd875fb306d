// swift-format-ignore-file
//
//  NotificationViewController.swift
//  OrderContent
//

import UIKit
import UserNotifications
import UserNotificationsUI

class NotificationViewController: UIViewController, UNNotificationContentExtension {

    @IBOutlet var label: UILabel?
    @IBOutlet weak var imageView: UIImageView?
    private var currentRequest: UNNotificationRequest?
    private let statusView = UIProgressView(progressViewStyle: .bar)

    override func viewDidLoad() {
        super.viewDidLoad()
        let size = view.bounds.size
        preferredContentSize = CGSize(width: size.width, height: size.width / 2)
        statusView.trackTintColor = .lightGray
        statusView.progressTintColor = .orange
        view.addSubview(statusView)
    }

    func didReceive(_ notification: UNNotification) {
        let content = notification.request.content
        currentRequest = notification.request
        self.label?.text = content.body
        self.title = content.title

        if let attachment = content.attachments.first {
            if attachment.url.startAccessingSecurityScopedResource() {
                let data = try? Data(contentsOf: attachment.url)
                if let data = data { imageView?.image = UIImage(data: data) }
                attachment.url.stopAccessingSecurityScopedResource()
            }
        }

        let step = (content.userInfo["step"] as? NSNumber)?.floatValue ?? 0
        statusView.setProgress(step / 4, animated: true)
        print("delivered", notification.date.timeIntervalSince1970 > 0)
    }

    func didReceive(_ response: UNNotificationResponse, completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void) {
        switch response.actionIdentifier {
        case "accept":
            statusView.progress = 1
            DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(1)) {
                completion(.dismiss)
            }
        case "reply":
            let text = (response as? UNTextInputNotificationResponse)?.userText ?? ""
            label?.text = text
            completion(.doNotDismiss)
        case UNNotificationDefaultActionIdentifier, UNNotificationDismissActionIdentifier:
            completion(.dismissAndForwardAction)
        default:
            completion(.dismissAndForwardAction)
        }
    }
}
