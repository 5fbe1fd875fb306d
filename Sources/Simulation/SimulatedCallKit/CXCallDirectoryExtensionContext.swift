package import DeviceProtocol
import Foundation
public import SimulatedFoundation
import Synchronization

/// The context that a call directory adds its numbers to.
///
/// Simulated: numbers out of order, or given twice, and numbers taken back in a request for all of
/// them, fail the request when it is completed (documented). Differs: there is no limit to how many
/// there can be.
open class CXCallDirectoryExtensionContext: NSExtensionContext, @unchecked Sendable {
  // The state has a lock; the delegate is a weak reference, which is atomic.
  private let state: Mutex<State>
  private let mayBeIncremental: Bool
  /// Takes the answer of a request that the system waits for.
  private let reply: FirstReply?

  private struct State {
    var steps: [CallDirectoryStep] = []
    /// Whether the extension has asked, before all else, if only changes are wanted.
    var hasAsked = false
  }

  /// Told when the numbers couldn't be taken.
  open weak var delegate: (any CXCallDirectoryExtensionContextDelegate)?

  /// Makes a context without a system that wants numbers, as a test of an extension does.
  ///
  /// Simulated: as that of a first request.
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
  /// Simulated: `true` when numbers of the extension's are known from before; an extension that doesn't ask
  /// before it adds or takes back a number gives all numbers anew (documented).
  open var isIncremental: Bool {
    state.withLock { state in
      if state.steps.isEmpty { state.hasAsked = true }
      return mayBeIncremental
    }
  }

  /// What has been added.
  package var added: CallDirectoryNumbers {
    CallDirectoryNumbers(state.withLock { $0.steps })
  }

  /// Adds a number that is blocked; each has to be greater than the one before.
  ///
  /// Simulated: a call from it doesn't ring (documented).
  open func addBlockingEntry(withNextSequentialPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber)
  {
    add(.block(phoneNumber))
  }

  /// Adds a number that has a name; each has to be greater than the one before.
  ///
  /// Simulated: a call from it shows the name, unless it is one of the user's contacts (documented).
  open func addIdentificationEntry(
    withNextSequentialPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber, label: String
  ) {
    add(.name(phoneNumber, label: label))
  }

  /// Takes a blocked number back.
  ///
  /// Simulated: may be called where `isIncremental` is `true` (documented).
  open func removeBlockingEntry(withPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber) {
    add(.unblock(phoneNumber))
  }

  /// Takes a number that has a name back.
  ///
  /// Simulated: may be called where `isIncremental` is `true` (documented).
  open func removeIdentificationEntry(withPhoneNumber phoneNumber: CXCallDirectoryPhoneNumber) {
    add(.unname(phoneNumber))
  }

  /// Takes all blocked numbers back.
  ///
  /// Simulated: may be called where `isIncremental` is `true` (documented).
  open func removeAllBlockingEntries() { add(.unblockAll) }

  /// Takes all numbers that have a name back.
  ///
  /// Simulated: may be called where `isIncremental` is `true` (documented).
  open func removeAllIdentificationEntries() { add(.unnameAll) }

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
    if let error {
      delegate?.requestFailed(for: self, withError: error)
      cancelRequest(withError: error)
    } else {
      completeRequest(returningItems: nil, completionHandler: completion)
    }
  }

  /// Ends the request: the numbers are complete.
  ///
  /// Simulated: as the form with a handler. Differs: when the numbers can't be taken it returns `false`.
  ///
  /// - Returns: Whether the time for work behind the request is over.
  @discardableResult public func completeRequest() async -> Bool {
    if error != nil {
      completeRequest(completionHandler: nil)
      return false
    }
    return await Completion.value { completeRequest(completionHandler: $0) }
  }

  /// Ends the request.
  ///
  /// Simulated: as `completeRequest(completionHandler:)`, but that the delegate isn't told; items
  /// count for nothing. Differs: the work behind the request is done before the numbers are taken.
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

  /// Ends the request: nothing comes of it.
  ///
  /// Simulated: the numbers from before stay.
  open override func cancelRequest(withError error: any Error) {
    reply?(.failed(ErrorDescription(error)))
  }
}

extension CXCallDirectoryExtensionContext {
  private func add(_ step: CallDirectoryStep) { state.withLock { $0.steps.append(step) } }

  /// Why the numbers can't be taken, if they can't.
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
