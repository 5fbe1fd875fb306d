import DeviceProtocol
import Foundation

/// The key in a cancelling error's `userInfo` for the errors of single items: a dictionary from
/// NSExtensionItem to NSError.
///
/// Simulated: read when a request is cancelled, and the host is given the errors (documented).
/// Differs: the host learns which of its items is meant, but isn't given the object.
public let NSExtensionItemsAndErrorsKey = "NSExtensionItemsAndErrorsKey"

extension ErrorDescription {
  /// Makes the description of an error, with the errors of single items that it holds.
  init(_ error: any Error, of items: [NSExtensionItem]) {
    self.init(error)
    let kept = (error as NSError).userInfo[NSExtensionItemsAndErrorsKey]
    guard let kept = kept as? [NSExtensionItem: any Error] else { return }
    ofItems = kept.map { item, error in
      let error = error as NSError
      return ItemError(
        item: items.firstIndex { $0 === item } ?? -1, domain: error.domain, code: error.code,
        message: error.localizedDescription)
    }.sorted { ($0.item, $0.message) < ($1.item, $1.message) }
  }
}
