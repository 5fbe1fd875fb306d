import DeviceProtocol
import Foundation
import SimulatedFoundation
import SimulatedUserNotifications

/// An object that passes the system's calls to the view controller of a content extension.
@MainActor final class ContentServer: PointPrincipal {
  private let content: any UNNotificationContentExtension

  init(_ content: any UNNotificationContentExtension) { self.content = content }

  func serve(_ call: PointCall, reply: @escaping @Sendable (PointAnswer) -> Void) {
    switch call {
    case .showNotification(let kept):
      content.didReceive(kept.delivery)
      reply(.done)
    case .respond(let decision):
      content.didReceive(.of(decision)) { reply(.responded($0.rawValue)) }
    case .play(let plays):
      guard content.mediaPlayPauseButtonType != .none else {
        return reply(.failed(.noButton))
      }
      if plays { content.mediaPlay() } else { content.mediaPause() }
      reply(.done)
    default: reply(.notServed(by: content))
    }
  }
}

/// Makes the object that serves a content extension's view controller; no object for another
/// controller.
@_cdecl("tutor_serve_com_apple_usernotifications_content_extension")
func makeContentServer(_ object: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
  PointAdapters.make(object) {
    ($0 as? any UNNotificationContentExtension).map { ContentServer($0) }
  }
}

extension ErrorDescription {
  fileprivate static let noButton = ErrorDescription(
    domain: "tutor.notification", code: 1,
    message: PlayingWords.noButton)
}
