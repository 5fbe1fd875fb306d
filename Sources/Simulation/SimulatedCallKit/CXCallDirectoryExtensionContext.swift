package import DeviceProtocol
import Foundation
public import SimulatedFoundation
import Synchronization

/// The context to which a call directory adds its numbers.
///
/// Simulated: numbers out of order, duplicate numbers, and numbers removed in a request for all of
/// them make the request fail on completion (documented). Differs: there is no limit on their
/// count.
open class CXCallDirectoryExtensionContext: NSExtensionContext, @unchecked Sendable {
  // A lock protects the state; the delegate is a weak reference, which is atomic.
  private let state: Mutex<State>
  private let mayBeIncremental: Bool
  /// The reply to a request for which the system waits.
  private let reply: FirstReply?

  private struct State {
    var steps: [CallDirectoryStep] = []
    /// Whether the extension has asked, before anything else, if only changes are wanted.
    var hasAsked = false
  }

  /// The delegate, which is told if the numbers are rejected.
  open weak var delegate: (any CXCallDirectoryExtensionContextDelegate)?

  /// Makes a context without a system that wants numbers, as a test of an extension does.
  ///
  /// Simulated: like that of a first request.
  public override init() {
    state = Mutex(State())
    mayBeIncremental = false
    reply = nil
    super.init()
  }

  /// Makes the context of a request.
  init(isIncremental: Bool, reply: @escaping @Sendable (PointAnswer) -> Void) {
    state = Mutex(State())
    mayBeIncremental = isIncremental
    self.reply = FirstReply(reply)
    super.init()
  }

  /// Whether only changes are wanted.
  ///
  /// Simulated: `true` if earlier numbers of the extension are known; an extension that doesn't ask
  /// before it adds or removes a number supplies all numbers again (documented).
  open var isIncremental: Bool {
    state.withLock { state in
      if state.steps.isEmpty { state.hasAsked = true }
      return mayBeIncremental
    }
  }

  /// The numbers that were added.
  package var added: CallDirectoryNumbers {
    CallDirectoryNumbers(state.withLock { $0.steps })
  }

  /// Adds a number to be blocked; each must be greater than the one before.
  ///
  /// Simulated: a call from it doesn't ring (documented).
  open func addBlockingEntry(withNextSequentialPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber)
  {
    add(.block(phoneNumber))
  }

  /// Adds a number with a name; each must be greater than the one before.
  ///
  /// Simulated: a call from it shows the name, unless it is one of the user's contacts (documented).
  open func addIdentificationEntry(
    withNextSequentialPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber, label: String
  ) {
    add(.name(phoneNumber, label: label))
  }

  /// Removes a blocked number.
  ///
  /// Simulated: allowed if `isIncremental` is `true` (documented).
  open func removeBlockingEntry(withPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber) {
    add(.unblock(phoneNumber))
  }

  /// Removes a number with a name.
  ///
  /// Simulated: allowed if `isIncremental` is `true` (documented).
  open func removeIdentificationEntry(withPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber) {
    add(.unname(phoneNumber))
  }

  /// Removes all blocked numbers.
  ///
  /// Simulated: allowed if `isIncremental` is `true` (documented).
  open func removeAllBlockingEntries() { add(.unblockAll) }

  /// Removes all numbers with a name.
  ///
  /// Simulated: allowed if `isIncremental` is `true` (documented).
  open func removeAllIdentificationEntries() { add(.unnameAll) }

  /// Completes the request: the numbers are complete.
  ///
  /// Simulated: if they are rejected, the delegate is told, and the request is cancelled with the
  /// error.
  ///
  /// - Parameter completion: Work to do after the request; as in
  ///   `completeRequest(returningItems:completionHandler:)`.
  @preconcurrency open func completeRequest(
    completionHandler completion: (@Sendable (Bool) -> Void)? = nil
  ) {
    if let error {
      delegate?.requestFailed(for: self, withError: error)
      cancelRequest(withError: error)
    } else {
      completeRequest(returningItems: nil, completionHandler: completion)
    }
  }

  /// Completes the request: the numbers are complete.
  ///
  /// Simulated: as the form with a handler. Differs: if the numbers are rejected it returns
  /// `false`.
  ///
  /// - Returns: Whether the time for work after the request is over.
  @discardableResult public func completeRequest() async -> Bool {
    if error != nil {
      completeRequest(completionHandler: nil)
      return false
    }
    return await Completion.value { completeRequest(completionHandler: $0) }
  }

  /// Completes the request.
  ///
  /// Simulated: as `completeRequest(completionHandler:)`, except that the delegate isn't told;
  /// items have no effect. Differs: the work after the request is done before the numbers are
  /// accepted.
  @preconcurrency open override func completeRequest(
    returningItems items: [Any]?, completionHandler handler: (@Sendable (Bool) -> Void)? = nil
  ) {
    if let error { return cancelRequest(withError: error) }
    let (steps, hasAsked) = state.withLock { ($0.steps, $0.hasAsked) }
    let answer = PointAnswer.numbers(steps, isIncremental: hasAsked && mayBeIncremental)
    guard let reply = reply?.take() else { return }
    DispatchQueue.global().async {
      handler?(false)
      reply(answer)
    }
  }

  /// Cancels the request.
  ///
  /// Simulated: the previous numbers stay.
  open override func cancelRequest(withError error: any Error) {
    reply?(.failed(ErrorDescription(error)))
  }
}

extension CXCallDirectoryExtensionContext {
  private func add(_ step: CallDirectoryStep) { state.withLock { $0.steps.append(step) } }

  /// The reason why the numbers are rejected, if they are.
  private var error: CXErrorCodeCallDirectoryManagerError? {
    let (steps, hasAsked) = state.withLock { ($0.steps, $0.hasAsked) }
    if !(hasAsked && mayBeIncremental), steps.contains(where: \.isRemoval) {
      return CXErrorCodeCallDirectoryManagerError(.unexpectedIncrementalRemoval)
    }
    let blocked = steps.compactMap { if case .block(let number) = $0 { number } else { nil } }
    let named = steps.compactMap { if case .name(let number, _) = $0 { number } else { nil } }
    return Self.error(in: blocked) ?? Self.error(in: named)
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
