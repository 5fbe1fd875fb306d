// swift-format-ignore-file
import AVFoundation
import UIKit
import UserNotifications
import UserNotificationsUI

class NotificationViewController: UIViewController, UNNotificationContentExtension {
    private var player: AVPlayer?
    private var playerLayer: AVPlayerLayer?
    private let cells = UIStackView()

    override func loadView() {
        view = UIView()
        view.backgroundColor = .black
        cells.axis = .horizontal
        cells.spacing = 4
        view.addSubview(cells)
    }

    func didReceive(_ notification: UNNotification) {
        guard let attachment = notification.request.content.attachments.first,
              attachment.url.startAccessingSecurityScopedResource() else {
            preferredContentSize.height = 0
            return
        }
        let item = AVPlayerItem(url: attachment.url)
        let player = AVPlayer(playerItem: item)
        let layer = AVPlayerLayer(player: player)
        layer.frame = view.bounds
        layer.videoGravity = .resizeAspect
        view.layer.addSublayer(layer)
        self.player = player
        playerLayer = layer
        NotificationCenter.default.addObserver(self, selector: #selector(ended), name: .AVPlayerItemDidPlayToEndTime, object: item)

        if #available(iOS 12.0, *) {
            extensionContext?.notificationActions = [
                UNNotificationAction(identifier: "like", title: "Like", options: [])
            ]
        }
    }

    var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType {
        return .overlay
    }

    var mediaPlayPauseButtonFrame: CGRect {
        return CGRect(x: view.bounds.midX - 22, y: view.bounds.midY - 22, width: 44, height: 44)
    }

    var mediaPlayPauseButtonTintColor: UIColor {
        return .white
    }

    func mediaPlay() {
        player?.play()
    }

    func mediaPause() {
        player?.pause()
    }

    @objc private func ended() {
        player?.seek(to: .zero)
        extensionContext?.mediaPlayingPaused()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        playerLayer?.frame = view.bounds
    }

    override var canBecomeFirstResponder: Bool { true }
}
