public import Foundation
import SimulatedFoundation

/// Makes enumerators for a file provider.
///
/// Type-checks only: as NSFileProviderReplicatedExtension.
public protocol NSFileProviderEnumerating: NSObjectProtocol {
  /// Lists a folder.
  func enumerator(
    for containerItemIdentifier: NSFileProviderItemIdentifier, request: NSFileProviderRequest
  ) throws -> any NSFileProviderEnumerator
}

/// What the principal class of a file provider does.
///
/// Type-checks only: nothing launches a replicated provider yet; a test of an extension's own code can call
/// its methods. The methods with a default are optional.
public protocol NSFileProviderReplicatedExtension: NSFileProviderEnumerating {
  /// Makes the object; the system does that.
  init(domain: NSFileProviderDomain)
  /// It isn't needed any more.
  func invalidate()
  /// Tells of an item.
  func item(
    for identifier: NSFileProviderItemIdentifier, request: NSFileProviderRequest,
    completionHandler: @escaping ((any NSFileProviderItem)?, (any Error)?) -> Void
  ) -> Progress
  /// Fetches an item's content.
  func fetchContents(
    for itemIdentifier: NSFileProviderItemIdentifier,
    version requestedVersion: NSFileProviderItemVersion?, request: NSFileProviderRequest,
    completionHandler: @escaping (URL?, (any NSFileProviderItem)?, (any Error)?) -> Void
  ) -> Progress
  /// Makes an item that was made on the device.
  func createItem(
    basedOn itemTemplate: any NSFileProviderItem, fields: NSFileProviderItemFields,
    contents url: URL?, options: NSFileProviderCreateItemOptions, request: NSFileProviderRequest,
    completionHandler:
      @escaping (
        (any NSFileProviderItem)?, NSFileProviderItemFields, Bool, (any Error)?
      ) -> Void
  ) -> Progress
  /// Changes an item that was changed on the device.
  func modifyItem(
    _ item: any NSFileProviderItem, baseVersion version: NSFileProviderItemVersion,
    changedFields: NSFileProviderItemFields, contents newContents: URL?,
    options: NSFileProviderModifyItemOptions, request: NSFileProviderRequest,
    completionHandler:
      @escaping (
        (any NSFileProviderItem)?, NSFileProviderItemFields, Bool, (any Error)?
      ) -> Void
  ) -> Progress
  /// Deletes an item that was deleted on the device.
  func deleteItem(
    identifier: NSFileProviderItemIdentifier, baseVersion version: NSFileProviderItemVersion,
    options: NSFileProviderDeleteItemOptions, request: NSFileProviderRequest,
    completionHandler: @escaping ((any Error)?) -> Void
  ) -> Progress
  /// What was on the device has been told.
  func importDidFinish(completionHandler: @escaping () -> Void)
  /// Other items are on the device than before.
  func materializedItemsDidChange(completionHandler: @escaping () -> Void)
  /// Other items wait than before.
  func pendingItemsDidChange(completionHandler: @escaping () -> Void)
  /// What was on the device has been told.
  func importDidFinish() async
  /// Other items are on the device than before.
  func materializedItemsDidChange() async
  /// Other items wait than before.
  func pendingItemsDidChange() async
}

extension NSFileProviderReplicatedExtension {
  /// Calls the form without a handler.
  public func importDidFinish(completionHandler: @escaping () -> Void) {
    Completion.give({ await self.importDidFinish() }, to: completionHandler)
  }
  /// Calls the form without a handler.
  public func materializedItemsDidChange(completionHandler: @escaping () -> Void) {
    Completion.give({ await self.materializedItemsDidChange() }, to: completionHandler)
  }
  /// Calls the form without a handler.
  public func pendingItemsDidChange(completionHandler: @escaping () -> Void) {
    Completion.give({ await self.pendingItemsDidChange() }, to: completionHandler)
  }
  /// Does nothing.
  public func importDidFinish() async {}
  /// Does nothing.
  public func materializedItemsDidChange() async {}
  /// Does nothing.
  public func pendingItemsDidChange() async {}
}

/// Gives small pictures of items.
///
/// Type-checks only: as NSFileProviderReplicatedExtension.
public protocol NSFileProviderThumbnailing: NSObjectProtocol {
  /// Fetches small pictures of items.
  func fetchThumbnails(
    for itemIdentifiers: [NSFileProviderItemIdentifier], requestedSize size: CGSize,
    perThumbnailCompletionHandler:
      @escaping (
        NSFileProviderItemIdentifier, Data?, (any Error)?
      ) -> Void,
    completionHandler: @escaping ((any Error)?) -> Void
  ) -> Progress
}

/// Does the custom actions of the Info.plist that have no interface.
///
/// Type-checks only: as NSFileProviderReplicatedExtension.
public protocol NSFileProviderCustomAction: NSObjectProtocol {
  /// Does an action on items.
  func performAction(
    identifier actionIdentifier: NSFileProviderExtensionActionIdentifier,
    onItemsWithIdentifiers itemIdentifiers: [NSFileProviderItemIdentifier],
    completionHandler: @escaping ((any Error)?) -> Void
  ) -> Progress
}

/// Has services for apps.
///
/// Type-checks only: as NSFileProviderReplicatedExtension.
public protocol NSFileProviderServicing: NSObjectProtocol {
  /// The services that an item has for apps.
  func supportedServiceSources(
    for itemIdentifier: NSFileProviderItemIdentifier,
    completionHandler: @escaping ([any NSFileProviderServiceSource]?, (any Error)?) -> Void
  ) -> Progress
}

/// A service for apps.
///
/// Type-checks only: there is no XPC on the device.
public protocol NSFileProviderServiceSource {
  /// What names the service.
  var serviceName: NSFileProviderServiceName { get }
}

/// The name of a service for apps.
///
/// Type-checks only: there is no XPC on the device.
public struct NSFileProviderServiceName: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// Who asks a file provider.
///
/// Type-checks only: nobody asks yet.
open class NSFileProviderRequest: NSObject, @unchecked Sendable {
  // There is nothing that could change.
  /// Whether the system asks on its own account.
  open var isSystemRequest: Bool { false }
  /// Whether the Files app asks.
  open var isFileViewerRequest: Bool { false }
  /// The app that asks.
  open var requestingExecutable: URL? { nil }
  /// The version of the provider's data that the request belongs to.
  open var domainVersion: NSFileProviderDomainVersion? { nil }

  package override init() { super.init() }
}

/// The version of a provider's data as a whole.
///
/// Type-checks only: keeps nothing.
open class NSFileProviderDomainVersion: NSObject, @unchecked Sendable {
  // There is nothing that could change.
  /// Makes the first version.
  public override init() { super.init() }
  /// A later version.
  open func next() -> NSFileProviderDomainVersion { NSFileProviderDomainVersion() }
}
