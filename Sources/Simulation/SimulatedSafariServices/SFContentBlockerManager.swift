public import Foundation
public import SimulatedFoundation

/// An app's view of its content blockers.
///
/// Type-checks only: the device's browser reads no block lists yet: every handler is given
/// `SFErrorCode.noExtensionFound`.
open class SFContentBlockerManager: NSObject {
  /// Has the browser read a block list again.
  @preconcurrency open class func reloadContentBlocker(
    withIdentifier identifier: String,
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { DispatchQueue.global().async { completionHandler?(SFError(.noExtensionFound)) } }

  /// Has the browser read a block list again.
  open class func reloadContentBlocker(withIdentifier identifier: String) async throws {
    throw SFError(.noExtensionFound)
  }

  /// Asks whether the user has switched a content blocker on.
  @preconcurrency open class func getStateOfContentBlocker(
    withIdentifier identifier: String,
    completionHandler: @escaping @Sendable (SFContentBlockerState?, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completionHandler(nil, SFError(.noExtensionFound)) } }

  /// Whether the user has switched a content blocker on.
  open class func stateOfContentBlocker(
    withIdentifier identifier: String
  ) async throws -> SFContentBlockerState { throw SFError(.noExtensionFound) }
}

/// Whether the user has switched a content blocker on.
///
/// Type-checks only: as SFContentBlockerManager.
open class SFContentBlockerState: NSObject, @unchecked Sendable {
  // There is nothing that could change.
  /// Whether it is on.
  open var isEnabled: Bool { false }
}

/// The domain of this framework's errors.
///
/// Type-checks only: as SFContentBlockerManager.
public let SFErrorDomain = "SFErrorDomain"

/// What can't be done for a content blocker.
///
/// Type-checks only: as SFContentBlockerManager.
public enum SFErrorCode: Int, Hashable, Sendable {
  /// There is no such extension.
  case noExtensionFound = 1
  /// It returned no list.
  case noAttachmentFound = 2
  /// It ended before it was done.
  case loadingInterrupted = 3
}

/// An error of content blockers.
///
/// Type-checks only: as SFContentBlockerManager.
public struct SFError: BridgedCodeError {
  /// What is wrong.
  public let code: SFErrorCode
  /// Makes an error.
  public init(_ code: SFErrorCode) { self.code = code }
  /// `SFErrorDomain`.
  public static var errorDomain: String { SFErrorDomain }
}
