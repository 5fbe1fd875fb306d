package import DeviceProtocol
import Foundation
import SimulatedFoundation

extension NSFileProviderExtension: PointPrincipal {
  package func serve(_ call: PointCall, reply: @escaping @Sendable (PointAnswer) -> Void) {
    guard case .file(let call) = call else { return reply(.notServed(by: self)) }
    let first = FirstReply(reply)
    do {
      try serve(call, first)
    } catch {
      first(.file(.refused(ErrorDescription(error))))
    }
  }

  private func serve(_ call: FileProviderCall, _ reply: FirstReply) throws {
    switch call {
    case .openFolder(let container):
      openFolders[container] = try enumerator(for: NSFileProviderItemIdentifier(container))
      reply(.file(.done))
    case .list, .anchor, .changes, .closeFolder: serveFolder(call, reply)
    case .path(let identifier):
      let url = urlForItem(withPersistentIdentifier: NSFileProviderItemIdentifier(identifier))
      reply(.file(.path(url?.path)))
    case .identifier(let path):
      let identifier = persistentIdentifierForItem(at: URL(fileURLWithPath: path))
      reply(.file(.identifier(identifier?.rawValue)))
    case .placeholder(let path):
      providePlaceholder(at: URL(fileURLWithPath: path)) { reply.done(unless: $0) }
    case .start(let path):
      startProvidingItem(at: URL(fileURLWithPath: path)) { reply.done(unless: $0) }
    case .stop(let path):
      stopProvidingItem(at: URL(fileURLWithPath: path))
      reply(.file(.done))
    case .changed(let path):
      itemChanged(at: URL(fileURLWithPath: path))
      reply(.file(.done))
    case .take, .makeFolder, .rename, .move, .delete: serveChange(call, reply)
    }
  }

  private func serveFolder(_ call: FileProviderCall, _ reply: FirstReply) {
    switch call {
    case .list(let container, let page):
      let first = NSFileProviderPage.initialPageSortedByName as NSFileProviderPage
      openFolders[container]?.enumerateItems(
        for: FolderListing(reply), startingAt: page.map { NSFileProviderPage($0) } ?? first)
    case .anchor(let container):
      openFolders[container]?.currentSyncAnchor { reply(.file(.anchor($0?.rawValue))) }
    case .changes(let container, let anchor):
      openFolders[container]?.enumerateChanges(
        for: FolderNews(reply), from: NSFileProviderSyncAnchor(anchor))
    case .closeFolder(let container):
      openFolders.removeValue(forKey: container)?.invalidate()
      reply(.file(.done))
    default: break
    }
  }

  private func serveChange(_ call: FileProviderCall, _ reply: FirstReply) {
    switch call {
    case .take(let file, let parent):
      importDocument(
        at: URL(fileURLWithPath: file),
        toParentItemIdentifier: NSFileProviderItemIdentifier(parent)
      ) { reply.item($0, $1) }
    case .makeFolder(let name, let parent):
      createDirectory(
        withName: name, inParentItemIdentifier: NSFileProviderItemIdentifier(parent)
      ) { reply.item($0, $1) }
    case .rename(let item, let name):
      renameItem(withIdentifier: NSFileProviderItemIdentifier(item), toName: name) {
        reply.item($0, $1)
      }
    case .move(let item, let parent):
      reparentItem(
        withIdentifier: NSFileProviderItemIdentifier(item),
        toParentItemWithIdentifier: NSFileProviderItemIdentifier(parent), newName: nil
      ) { reply.item($0, $1) }
    case .delete(let item):
      deleteItem(withIdentifier: NSFileProviderItemIdentifier(item)) { reply.done(unless: $0) }
    default: break
    }
  }
}

/// An observer that receives a page of an enumerator's listing.
private final class FolderListing: NSObject, NSFileProviderEnumerationObserver {
  private let reply: FirstReply
  private var items: [ProvidedItem] = []

  init(_ reply: FirstReply) { self.reply = reply }

  func didEnumerate(_ updatedItems: [any NSFileProviderItem]) {
    items += updatedItems.map { ProvidedItem($0) }
  }

  func finishEnumerating(upTo nextPage: NSFileProviderPage?) {
    reply(.file(.items(items, next: nextPage?.rawValue)))
  }

  func finishEnumeratingWithError(_ error: any Error) { reply.done(unless: error) }
}

/// An observer that receives an enumerator's changes.
private final class FolderNews: NSObject, NSFileProviderChangeObserver {
  private let reply: FirstReply
  private var updated: [ProvidedItem] = []
  private var deleted: [String] = []

  init(_ reply: FirstReply) { self.reply = reply }

  func didUpdate(_ updatedItems: [any NSFileProviderItem]) {
    updated += updatedItems.map { ProvidedItem($0) }
  }

  func didDeleteItems(withIdentifiers identifiers: [NSFileProviderItemIdentifier]) {
    deleted += identifiers.map(\.rawValue)
  }

  func finishEnumeratingChanges(upTo anchor: NSFileProviderSyncAnchor, moreComing: Bool) {
    reply(
      .file(
        .changes(
          FolderChanges(
            updated: updated, deleted: deleted, anchor: anchor.rawValue, moreComing: moreComing))))
  }

  func finishEnumeratingWithError(_ error: any Error) { reply.done(unless: error) }
}

extension FirstReply {
  /// Answers with success or with an error.
  fileprivate func done(unless error: (any Error)?) {
    self(.file(error.map { .refused(ErrorDescription($0)) } ?? .done))
  }

  /// Answers with an item or with an error.
  fileprivate func item(_ item: (any NSFileProviderItem)?, _ error: (any Error)?) {
    if let error { return done(unless: error) }
    guard let item else {
      return self(
        .file(
          .refused(
            ErrorDescription(
              domain: NSCocoaErrorDomain, code: 4097,
              message: FileHandlerWords.nothing))))
    }
    self(.file(.item(ProvidedItem(item))))
  }
}

extension ProvidedItem {
  /// Makes the form of the item that the device stores.
  fileprivate init(_ item: any NSFileProviderItem) {
    self.init(
      identifier: item.itemIdentifier.rawValue, parent: item.parentItemIdentifier.rawValue,
      name: item.filename, type: item.typeIdentifier, size: item.documentSize?.intValue,
      capabilities: item.capabilities.rawValue)
  }
}
