public import Foundation
import SimulatedFoundation

/// An object that makes enumerators for a file provider.
///
/// Type-checks only: as NSFileProviderReplicatedExtension.
public protocol NSFileProviderEnumerating: NSObjectProtocol {
  /// Returns an enumerator of a folder.
  func enumerator(
    for containerItemIdentifier: NSFileProviderItemIdentifier, request: NSFileProviderRequest
  ) throws -> any NSFileProviderEnumerator
}

/// The methods of a replicated file provider's principal class.
///
/// Type-checks only: replicated providers aren't launched yet; a test of an extension's own code
/// can call its methods. The methods with a default are optional.
public protocol NSFileProviderReplicatedExtension: NSFileProviderEnumerating {
  /// Makes the object; called by the system.
  init(domain: NSFileProviderDomain)
  /// Called when it is no longer needed.
  func invalidate()
  /// Supplies an item.
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
  /// Creates an item that was created on the device.
  func createItem(
    basedOn itemTemplate: any NSFileProviderItem, fields: NSFileProviderItemFields,
    contents url: URL?, options: NSFileProviderCreateItemOptions, request: NSFileProviderRequest,
    completionHandler:
      @escaping (
        (any NSFileProviderItem)?, NSFileProviderItemFields, Bool, (any Error)?
      ) -> Void
  ) -> Progress
  /// Modifies an item that was modified on the device.
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
  /// Called when everything on the device has been reported.
  func importDidFinish(completionHandler: @escaping () -> Void)
  /// Called when the set of items on the device has changed.
  func materializedItemsDidChange(completionHandler: @escaping () -> Void)
  /// Called when the set of pending items has changed.
  func pendingItemsDidChange(completionHandler: @escaping () -> Void)
  /// Called when everything on the device has been reported.
  func importDidFinish() async
  /// Called when the set of items on the device has changed.
  func materializedItemsDidChange() async
  /// Called when the set of pending items has changed.
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

/// An object that supplies thumbnails of items.
///
/// Type-checks only: as NSFileProviderReplicatedExtension.
public protocol NSFileProviderThumbnailing: NSObjectProtocol {
  /// Fetches thumbnails of items.
  func fetchThumbnails(
    for itemIdentifiers: [NSFileProviderItemIdentifier], requestedSize size: CGSize,
    perThumbnailCompletionHandler:
      @escaping (
        NSFileProviderItemIdentifier, Data?, (any Error)?
      ) -> Void,
    completionHandler: @escaping ((any Error)?) -> Void
  ) -> Progress
}

/// An object that performs the custom actions in Info.plist that have no interface.
///
/// Type-checks only: as NSFileProviderReplicatedExtension.
public protocol NSFileProviderCustomAction: NSObjectProtocol {
  /// Performs an action on items.
  func performAction(
    identifier actionIdentifier: NSFileProviderExtensionActionIdentifier,
    onItemsWithIdentifiers itemIdentifiers: [NSFileProviderItemIdentifier],
    completionHandler: @escaping ((any Error)?) -> Void
  ) -> Progress
}

/// An object that offers services to apps.
///
/// Type-checks only: as NSFileProviderReplicatedExtension.
public protocol NSFileProviderServicing: NSObjectProtocol {
  /// Returns the services that an item offers to apps.
  func supportedServiceSources(
    for itemIdentifier: NSFileProviderItemIdentifier,
    completionHandler: @escaping ([any NSFileProviderServiceSource]?, (any Error)?) -> Void
  ) -> Progress
}

/// A service for apps.
///
/// Type-checks only: there is no XPC on the device.
public protocol NSFileProviderServiceSource {
  /// The name of the service.
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

/// The origin of a request to a file provider.
///
/// Type-checks only: requests aren't made yet.
open class NSFileProviderRequest: NSObject, @unchecked Sendable {
  // It has no values that could change.
  /// Whether the request comes from the system itself.
  open var isSystemRequest: Bool { false }
  /// Whether the request comes from the Files app.
  open var isFileViewerRequest: Bool { false }
  /// The app that makes the request.
  open var requestingExecutable: URL? { nil }
  /// The version of the provider's data to which the request belongs.
  open var domainVersion: NSFileProviderDomainVersion? { nil }

  package override init() { super.init() }
}

/// The version of a provider's data as a whole.
///
/// Type-checks only: keeps nothing.
open class NSFileProviderDomainVersion: NSObject, @unchecked Sendable {
  // It has no values that could change.
  /// Makes the first version.
  public override init() { super.init() }
  /// Returns a later version.
  open func next() -> NSFileProviderDomainVersion { NSFileProviderDomainVersion() }
}
