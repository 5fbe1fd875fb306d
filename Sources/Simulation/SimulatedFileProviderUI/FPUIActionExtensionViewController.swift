public import SimulatedFileProvider
public import SimulatedFoundation
public import SimulatedUIKit

/// The principal class of a file provider's interface, for signing in and for actions on items.
///
/// Type-checks only: Files doesn't show such an interface yet; a test of an extension's own code
/// can call its methods.
@preconcurrency @MainActor open class FPUIActionExtensionViewController: UIViewController {
  private let ownContext = FPUIActionExtensionContext()

  /// The context of the action.
  open override var extensionContext: FPUIActionExtensionContext {
    super.extensionContext as? FPUIActionExtensionContext ?? ownContext
  }

  /// Prepares for what the user must do before the provider can continue.
  open func prepare(forError error: any Error) {}

  /// Prepares for an action on items.
  open func prepare(
    forAction actionIdentifier: String, itemIdentifiers: [NSFileProviderItemIdentifier]
  ) {}
}

/// The identifier of an action in a file provider's interface.
///
/// Type-checks only: as FPUIActionExtensionViewController.
public struct FPUIActionIdentifier: RawRepresentable, Hashable, Sendable {
  /// The text.
  public let rawValue: String
  /// Makes an identifier.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes an identifier.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The context of an action of a file provider's interface.
///
/// Type-checks only: as FPUIActionExtensionViewController.
open class FPUIActionExtensionContext: NSExtensionContext, @unchecked Sendable {
  /// The domain to which the items belong.
  open var domainIdentifier: NSFileProviderDomainIdentifier? { nil }

  /// Ends the action.
  @preconcurrency open func completeRequest(
    completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) { completeRequest(returningItems: nil, completionHandler: completionHandler) }
}

/// The domain of errors of a file provider's interface.
///
/// Type-checks only: they aren't read yet.
public let FPUIErrorDomain = "FPUIErrorDomain"

/// The reason why an action wasn't done.
///
/// Type-checks only: it isn't read yet. The numbers are Apple's.
public enum FPUIExtensionErrorCode: UInt, Hashable, Sendable {
  /// The user has cancelled.
  case userCancelled
  /// The action has failed.
  case failed
}
