import Foundation
public import SimulatedFoundation
import Synchronization

/// The context that a call directory adds its numbers to.
///
/// Simulated: numbers are kept in the order that they come in; numbers out of order, or given
/// twice, fail the request when it is completed (documented). Differs: nothing is done with them
/// yet, for the device receives no calls.
open class CXCallDirectoryExtensionContext: NSExtensionContext, @unchecked Sendable {
  // The entries have a lock; the delegate is a weak reference, which is atomic.
  private let entries = Mutex(CallDirectoryEntries())

  /// Told when the numbers couldn't be taken.
  open weak var delegate: (any CXCallDirectoryExtensionContextDelegate)?

  /// Whether only changes are wanted.
  ///
  /// Simulated: `false`, as for the first request (documented). Differs: there are no further ones.
  open var isIncremental: Bool { false }

  /// What has been added.
  package var added: CallDirectoryEntries { entries.withLock { $0 } }

  /// Adds a number that is blocked; each has to be greater than the one before.
  open func addBlockingEntry(withNextSequentialPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber)
  {
    entries.withLock { $0.blocked.append(phoneNumber) }
  }

  /// Adds a number that has a name; each has to be greater than the one before.
  open func addIdentificationEntry(
    withNextSequentialPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber, label: String
  ) {
    entries.withLock { $0.named.append((phoneNumber, label)) }
  }

  /// Takes a blocked number back; only of use in an incremental request.
  open func removeBlockingEntry(withPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber) {
    entries.withLock { $0.blocked.removeAll { $0 == phoneNumber } }
  }

  /// Takes a number that has a name back; only of use in an incremental request.
  open func removeIdentificationEntry(withPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber) {
    entries.withLock { $0.named.removeAll { $0.number == phoneNumber } }
  }

  /// Takes all blocked numbers back.
  open func removeAllBlockingEntries() { entries.withLock { $0.blocked = [] } }

  /// Takes all numbers that have a name back.
  open func removeAllIdentificationEntries() { entries.withLock { $0.named = [] } }

  /// Ends the request: the numbers are complete.
  ///
  /// Simulated: when they can't be taken the delegate is told, and the request is cancelled with
  /// the error.
  ///
  /// - Parameter completion: Work to do behind the request; as that of
  ///   `completeRequest(returningItems:completionHandler:)`.
  @preconcurrency open func completeRequest(
    completionHandler completion: (@Sendable (Bool) -> Void)? = nil
  ) {
    if let error = added.error {
      delegate?.requestFailed(for: self, withError: error)
      cancelRequest(withError: error)
    } else {
      completeRequest(returningItems: nil, completionHandler: completion)
    }
  }
}

/// The numbers of a call directory.
package struct CallDirectoryEntries: Sendable {
  /// Those that are blocked.
  package var blocked: [CXCallDirectoryPhoneNumber] = []
  /// Those that have a name.
  package var named: [(number: CXCallDirectoryPhoneNumber, label: String)] = []

  /// Why the numbers can't be taken, if they can't.
  var error: CXErrorCodeCallDirectoryManagerError? {
    Self.error(in: blocked) ?? Self.error(in: named.map(\.number))
  }

  private static func error(
    in numbers: [CXCallDirectoryPhoneNumber]
  ) -> CXErrorCodeCallDirectoryManagerError? {
    for (one, next) in zip(numbers, numbers.dropFirst()) where next <= one {
      return CXErrorCodeCallDirectoryManagerError(
        one == next ? .duplicateEntries : .entriesOutOfOrder)
    }
    return nil
  }
}
