public import SimulatedFileProvider
public import SimulatedFoundation
public import SimulatedUIKit

/// The principal class of a file provider's interface: signing in, and actions on items.
///
/// Type-checks only: Files shows no such interface yet; a test of an extension's own code can call its
/// methods.
@preconcurrency @MainActor open class FPUIActionExtensionViewController: UIViewController {
  private let ownContext = FPUIActionExtensionContext()

  /// The context of the action.
  open override var extensionContext: FPUIActionExtensionContext {
    super.extensionContext as? FPUIActionExtensionContext ?? ownContext
  }

  /// Gets ready for what the user has to do before the provider can go on.
  open func prepare(forError error: any Error) {}

  /// Gets ready for an action on items.
  open func prepare(
    forAction actionIdentifier: String, itemIdentifiers: [NSFileProviderItemIdentifier]
  ) {}
}

/// What names an action of a file provider's interface.
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
  /// The domain that the items are of.
  open var domainIdentifier: NSFileProviderDomainIdentifier? { nil }

  /// Ends the action.
  @preconcurrency open func completeRequest(
    completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) { completeRequest(returningItems: nil, completionHandler: completionHandler) }
}

/// The domain of errors of a file provider's interface.
///
/// Type-checks only: nobody reads them yet.
public let FPUIErrorDomain = "FPUIErrorDomain"

/// How an action ended that wasn't done.
///
/// Type-checks only: nobody reads it yet. The numbers are Apple's.
public enum FPUIExtensionErrorCode: UInt, Hashable, Sendable {
  /// The user gave up.
  case userCancelled
  /// It couldn't be done.
  case failed
}
