import Foundation
import Synchronization

/// The items that an extension returned, as its host takes them over: every form of every
/// attachment is loaded before the extension's process may end.
enum TakenItems {
  /// The items with attachments that belong to the host, and a description of what arrived.
  struct Taken: @unchecked Sendable {
    // Handed over to the app for good.
    var items: [NSExtensionItem]
    var texts: [String]
  }

  /// Loads everything; `done` is called when everything has arrived or failed.
  static func take(_ items: [NSExtensionItem], done: @escaping @Sendable (Taken) -> Void) {
    let loads = items.enumerated().flatMap { index, item in
      (item.attachments ?? []).enumerated().flatMap { position, provider in
        provider.registeredTypeIdentifiers.map { Load(index, position, $0, provider) }
      }
    }
    let values = Mutex(Loaded())
    let group = DispatchGroup()
    for (number, load) in loads.enumerated() {
      group.enter()
      load.provider.loadItem(forTypeIdentifier: load.type) { value, error in
        let result = Loaded.Value(value: value, error: error)
        values.withLock { $0.values[number] = result }
        group.leave()
      }
    }
    let all = Everything(items: items, loads: loads)
    group.notify(queue: .global()) {
      done(Self.taken(all, values.withLock { $0 }))
    }
  }

  private struct Load {
    var item: Int
    var attachment: Int
    var type: String
    var provider: NSItemProvider

    init(_ item: Int, _ attachment: Int, _ type: String, _ provider: NSItemProvider) {
      (self.item, self.attachment, self.type, self.provider) = (item, attachment, type, provider)
    }
  }

  private struct Everything: @unchecked Sendable {
    // Read by one queue after another.
    var items: [NSExtensionItem]
    var loads: [Load]
  }

  private struct Loaded: @unchecked Sendable {
    // Values are handed over for good.
    struct Value {
      var value: (any NSSecureCoding)?
      var error: (any Error)?
    }

    var values: [Int: Value] = [:]
  }

  private static func taken(_ all: Everything, _ loaded: Loaded) -> Taken {
    var texts: [String] = []
    for (index, item) in all.items.enumerated() {
      let attachments = item.attachments ?? []
      if attachments.isEmpty { texts.append(ReturnedTexts.words(of: item)) }
      item.attachments = attachments.enumerated().map { position, provider in
        let copy = NSItemProvider()
        copy.suggestedName = provider.suggestedName
        var isFirst = true
        for (number, load) in all.loads.enumerated()
        where load.item == index && load.attachment == position {
          let result = loaded.values[number]
          if isFirst {
            let value = ReturnedTexts.words(result?.value, result?.error)
            texts.append(ReturnedWords.attachment(load.type, value))
          }
          isFirst = false
          let held = Held(value: result?.value, error: result?.error)
          copy.registerItem(forTypeIdentifier: load.type) { completion, _, _ in
            completion?(held.value, held.error)
          }
        }
        if isFirst { texts.append(ReturnedWords.untyped) }
        return copy
      }
    }
    return Taken(items: all.items, texts: texts)
  }

  private struct Held: @unchecked Sendable {
    // Providers hand their value to any queue, as on iOS.
    var value: (any NSSecureCoding)?
    var error: (any Error)?
  }
}
