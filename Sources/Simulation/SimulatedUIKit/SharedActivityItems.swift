import Foundation
import SimulatedFoundation

/// The data that an app shares, as items that extensions receive.
@MainActor enum SharedActivityItems {
  private static var lastNumber = 0

  /// Returns a number for a sheet of this process.
  static func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// Returns the items: one for all plain objects, and each item that the app made itself.
  static func items(of things: [Any]) -> [NSExtensionItem] {
    let providers = things.compactMap(provider)
    let made = things.compactMap { $0 as? NSExtensionItem }
    guard !providers.isEmpty else { return made }
    let item = NSExtensionItem()
    item.attachments = providers
    return [item] + made
  }

  private static func provider(for thing: Any) -> NSItemProvider? {
    switch thing {
    case let provider as NSItemProvider: return provider
    case let url as URL:
      if url.isFileURL { return NSItemProvider(contentsOf: url) }
      return NSItemProvider(item: url as NSURL, typeIdentifier: "public.url")
    case let text as String:
      return NSItemProvider(item: NSString(string: text), typeIdentifier: "public.plain-text")
    case let data as Data:
      return NSItemProvider(item: NSData(data: data), typeIdentifier: "public.data")
    default: return nil
    }
  }
}
