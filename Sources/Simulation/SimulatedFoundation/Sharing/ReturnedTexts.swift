import Foundation
import Synchronization

/// Items that an extension returned, in words: what a host app makes of them.
enum ReturnedTexts {
  /// Loads the first form of every attachment; `done` is called when all have come or failed.
  static func read(_ items: [NSExtensionItem], done: @escaping @Sendable ([String]) -> Void) {
    let texts = Mutex([Int: String]())
    let group = DispatchGroup()
    var count = 0
    for item in items {
      let own = item.attributedTitle?.string ?? item.attributedContentText?.string
      let attachments = item.attachments ?? []
      if attachments.isEmpty {
        texts.withLock { $0[count] = own.map { "\"\($0)\"" } ?? "an empty item" }
        count += 1
      }
      for provider in attachments {
        let place = count
        count += 1
        guard let type = provider.registeredTypeIdentifiers.first else {
          texts.withLock { $0[place] = "an attachment without a type" }
          continue
        }
        group.enter()
        provider.loadItem(forTypeIdentifier: type) { value, error in
          let text = value.map(words) ?? error?.localizedDescription ?? "nothing"
          texts.withLock { $0[place] = "\(type) \(text)" }
          group.leave()
        }
      }
    }
    group.notify(queue: .global()) {
      done(texts.withLock { $0 }.sorted { $0.key < $1.key }.map(\.value))
    }
  }

  private static func words(_ value: any NSSecureCoding) -> String {
    switch value {
    case let url as NSURL: url.absoluteString
    case let data as NSData: "\(data.length) bytes"
    default: DefaultsText.text(of: value)
    }
  }
}
