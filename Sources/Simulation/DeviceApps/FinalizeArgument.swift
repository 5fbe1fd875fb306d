import Foundation
import SimulatedFoundation
import Synchronization

/// What an extension returned for its script's `finalize`.
struct FinalizeArgument: @unchecked Sendable {
  // Property-list values that never change.
  var values: [String: Any]?

  /// Searches the returned items, and waits for the values of their providers.
  static func find(in items: [NSExtensionItem]) -> FinalizeArgument {
    let providers = items.flatMap { $0.attachments ?? [] }
      .filter { $0.hasItemConformingToTypeIdentifier("com.apple.property-list") }
    for provider in providers {
      let loaded = Mutex(FinalizeArgument())
      let isLoaded = DispatchSemaphore(value: 0)
      provider.loadItem(forTypeIdentifier: "com.apple.property-list") { value, _ in
        let list = (value as? NSDictionary)?[NSExtensionJavaScriptFinalizeArgumentKey]
        let found = FinalizeArgument(values: list as? [String: Any])
        loaded.withLock { $0 = found }
        isLoaded.signal()
      }
      isLoaded.wait()
      let argument = loaded.withLock { $0 }
      if argument.values != nil { return argument }
    }
    return FinalizeArgument()
  }
}
