import DeviceProtocol
import Foundation
import Synchronization

/// The request of the browser for an extension's links: the items that are returned are the answer.
///
/// Differs from a host's: the work behind the request is done before the answer.
final class LinksRequest: ContextRequest {
  let connection: DeviceConnection
  private let reply: Mutex<(@Sendable (PointAnswer) -> Void)?>

  init(connection: DeviceConnection, reply: @escaping @Sendable (PointAnswer) -> Void) {
    self.connection = connection
    self.reply = Mutex(reply)
  }

  func complete(_ items: [NSExtensionItem], work: (@Sendable (Bool) -> Void)?) {
    guard let reply = takeReply() else { return }
    let links = Links(items)
    DispatchQueue.global().async {
      work?(false)
      links.load { reply(.links($0)) }
    }
  }

  func cancel(_ error: any Error, items: [NSExtensionItem]) {
    takeReply()?(.failed(ErrorDescription(error, of: items)))
  }

  func expire() {}

  /// The reply, once.
  private func takeReply() -> (@Sendable (PointAnswer) -> Void)? {
    reply.withLock { reply in
      defer { reply = nil }
      return reply
    }
  }
}

/// The items that were returned, handed over for good, and what is in them.
private final class Links: @unchecked Sendable {
  // Unchecked: the loads go one behind the other.
  private var waiting: [NSExtensionItem]
  private var read: [SharedLinkDescription] = []

  init(_ items: [NSExtensionItem]) { waiting = items }

  /// Reads each item, with the first form of its first attachment; a picture that can't be had is none.
  func load(then answer: @escaping @Sendable ([SharedLinkDescription]) -> Void) {
    guard !waiting.isEmpty else { return answer(read) }
    let item = waiting.removeFirst()
    let provider = item.attachments?.first
    guard let provider, let type = provider.registeredTypeIdentifiers.first else {
      read.append(item.sharedLink(imageSize: nil))
      return load(then: answer)
    }
    let link = item.sharedLink(imageSize: nil)
    _ = provider.loadDataRepresentation(forTypeIdentifier: type) { [self] data, _ in
      var link = link
      link.imageSize = data?.count
      read.append(link)
      load(then: answer)
    }
  }
}

extension NSExtensionItem {
  /// The link that the item stands for, with the documented keys of `userInfo`.
  fileprivate func sharedLink(imageSize: Int?) -> SharedLinkDescription {
    SharedLinkDescription(
      identifier: userInfo?["uniqueIdentifier"] as? String ?? "",
      url: userInfo?["urlString"] as? String ?? "",
      title: attributedTitle?.string ?? "", text: attributedContentText?.string ?? "",
      date: userInfo?["date"] as? Date, imageSize: imageSize)
  }
}
