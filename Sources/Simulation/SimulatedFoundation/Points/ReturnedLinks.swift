import DeviceProtocol
import Foundation

/// The links that were returned to the system, for the browser's list.
final class ReturnedLinks: @unchecked Sendable {
  // Unchecked: the loads run one after the other.
  private var waiting: [NSExtensionItem]
  private var read: [SharedLinkDescription] = []

  init(_ returned: ReturnedToSystem) { waiting = returned.items }

  /// Reads each item, with the first form of its first attachment; a picture that can't be loaded
  /// is left out.
  func load(then answer: @escaping @Sendable (PointAnswer) -> Void) {
    guard !waiting.isEmpty else { return answer(.links(read)) }
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
