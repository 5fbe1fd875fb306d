public import SimulatedFoundation
import Foundation
import Synchronization

extension UIPasteboard {
  /// The items as providers.
  public var itemProviders: [NSItemProvider] {
    get {
      items.compactMap { item in
        guard let type = item.keys.sorted().first, let value = item[type] else { return nil }
        let object: (any NSSecureCoding)? =
          (value as? String).map { NSString(string: $0) } ?? (value as? URL).map { $0 as NSURL }
          ?? (value as? Data).map { NSData(data: $0) } ?? value as? any NSSecureCoding
        return object.map { NSItemProvider(item: $0, typeIdentifier: type) }
      }
    }
    set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
  }

  /// Replaces the items with what providers supply.
  ///
  /// Differs: on iOS a value is requested when something is pasted; here all are requested at once,
  /// and the content changes when they have come.
  public func setItemProviders(
    _ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?
  ) {
    let loaded = LoadedItems(count: itemProviders.count)
    let loads = DispatchGroup()
    for (index, provider) in itemProviders.enumerated() {
      for type in provider.registeredTypeIdentifiers {
        loads.enter()
        _ = provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
          if let data { loaded.items.withLock { $0[index][type] = data } }
          loads.leave()
        }
      }
    }
    loads.notify(queue: .main) {
      MainActor.assumeIsolated {
        let options = expirationDate.map { [OptionsKey.expirationDate: $0] } ?? [:]
        self.setItems(loaded.items.withLock { $0 }, options: options)
      }
    }
  }

  private final class LoadedItems: Sendable {
    let items: Mutex<[[String: Data]]>
    init(count: Int) { items = Mutex(Array(repeating: [:], count: count)) }
  }
}
