import DeviceProtocol
public import Foundation
import Synchronization

/// Lets several processes read and write files without getting in each other's way.
///
/// Simulated: across the processes of the device, item by item, as documented. A reader waits for
/// whoever writes the item, and a writer waits for everyone. Deleting, moving and replacing a
/// folder waits for everyone who works inside it. Presenters are asked first and told afterwards.
/// Coordinators with the same purpose never wait for each other. Requests are granted in the order
/// in which they were made. A process that is killed gives up what it had; one that is suspended
/// keeps it, and others wait. Processes that wait in a circle wait for ever, as on iOS, and the
/// event log names the circle. Differs: a presenter is waited for whichever of its methods it has,
/// while iOS asks only for the methods that it implements.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
  // The state has a lock; the presenter is only called on its own queue.
  private let state: Mutex<State>
  private let presenter: (any NSFilePresenter)?
  private let number = lastNumber.add(1, ordering: .relaxed).newValue

  private struct State {
    var isCancelled = false
    var purpose: String
    var isPurposeSet: Bool
    /// What has been granted and isn't over.
    var accesses: [CoordinatedAccess] = []
  }

  private static let lastNumber = Atomic(0)
  private static let lastClaim = Atomic(0)

  /// Makes a coordinator.
  ///
  /// - Parameter filePresenterOrNil: The presenter for which it works; that presenter isn't told
  ///   what this coordinator does.
  public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) {
    presenter = filePresenterOrNil
    // All coordinators of one presenter have the same purpose (documented).
    let purpose = filePresenterOrNil.map {
      "presenter \(ProcessInfo.processInfo.processIdentifier) \(ObjectIdentifier($0))"
    }
    state = Mutex(
      State(purpose: purpose ?? UUID().uuidString, isPurposeSet: filePresenterOrNil != nil))
    super.init()
  }

  /// A name for what several coordinators do together: those that share it never wait for each
  /// other.
  ///
  /// Simulated: as documented, it can be set once, to a text that isn't empty, and not on a
  /// presenter's coordinator; everything else traps.
  open var purposeIdentifier: String {
    get { state.withLock { $0.purpose } }
    set {
      precondition(!newValue.isEmpty, "a purpose identifier must not be empty")
      state.withLock { state in
        precondition(!state.isPurposeSet, "a purpose identifier can be set only once")
        (state.purpose, state.isPurposeSet) = (newValue, true)
      }
    }
  }

  /// Ends the waiting of all calls, including future ones; accessors that are running aren't
  /// interrupted.
  ///
  /// Simulated: the calls give the error NSUserCancelledError, as documented.
  open func cancel() {
    state.withLock { $0.isCancelled = true }
    FileArbitration.send(.cancel(coordinator: number))
  }

  /// Says that this coordinator is about to move a file.
  ///
  /// Simulated: has no effect, as documented for iOS.
  open func item(at oldURL: URL, willMoveTo newURL: URL) {}

  /// Says, in an accessor, that a file has been moved.
  ///
  /// Simulated: as documented, presenters of the file, of what is in it and of the folders around
  /// it are told, and those that wait for the file get the new URL.
  open func item(at oldURL: URL, didMoveTo newURL: URL) {
    let access = state.withLock { $0.accesses.last }
    access?.tellOfMove(
      from: CoordinatedURL.path(of: oldURL), to: CoordinatedURL.path(of: newURL))
  }
}

// MARK: - Access

extension NSFileCoordinator {
  /// A file and what is to be done with it.
  typealias Wish = (url: URL, kind: FileAccess.Kind)

  /// Waits for access, and calls `body` with it; an error is left where the caller looks for it.
  func access(
    _ wishes: [Wish], isBatch: Bool = false, _ error: NSErrorPointer,
    _ body: (CoordinatedAccess) throws -> Void
  ) {
    do {
      let claim = claim(wishes, isOnMain: Thread.isMainThread, isBatch: isBatch)
      guard !state.withLock({ $0.isCancelled }) else {
        throw ErrorDescription.userCancelled.nsError
      }
      let answer = FileArbitration.claim(claim) { [self] in endIfCancelled() }
      let access = try granted(answer, claim, wishes)
      begin(access)
      defer {
        // A batch says for itself when it is over.
        if !isBatch { access.end() }
        end(access)
      }
      try access.use { try body(access) }
    } catch let failure {
      error?.pointee = failure as NSError
    }
  }

  /// Waits for access without blocking the thread, and calls `body` on a queue.
  func access(
    _ wishes: [Wish], on queue: OperationQueue,
    _ body: @escaping @Sendable (CoordinatedAccess?, (any Error)?) -> Void
  ) {
    let claim = claim(wishes, isOnMain: false, isBatch: false)
    let urls = wishes.map(\.url)
    guard !state.withLock({ $0.isCancelled }) else {
      return queue.addOperation { body(nil, ErrorDescription.userCancelled.nsError) }
    }
    FileArbitration.claim(claim) { [self] answer in
      queue.addOperation { [self] in
        switch answer {
        case .failure(let error): body(nil, error.nsError)
        case .success(let granted):
          let access = CoordinatedAccess(claim, asked: urls, granted: granted)
          begin(access)
          access.use { body(access, nil) }
          access.end()
          end(access)
        }
      }
    }
    endIfCancelled()
  }

  private func claim(_ wishes: [Wish], isOnMain: Bool, isBatch: Bool) -> FileClaim {
    let accesses = wishes.map { wish in
      let path = CoordinatedURL.path(of: wish.url)
      return FileAccess(
        path: path, kind: wish.kind,
        // The package itself is the item.
        packages: CoordinatedURL.packages(around: path).filter { $0 != path })
    }
    return FileClaim(
      number: Self.lastClaim.add(1, ordering: .relaxed).newValue, accesses: accesses,
      coordinator: number, purpose: purposeIdentifier,
      presenter: presenter.flatMap(PresenterList.number), holding: HeldClaims.claims,
      answering: HeldClaims.questions, isOnMain: isOnMain, isBatch: isBatch)
  }

  private func granted(
    _ answer: FileArbitration.Answer, _ claim: FileClaim, _ wishes: [Wish]
  ) throws -> CoordinatedAccess {
    switch answer {
    case .failure(let error): throw error.nsError
    case .success(let granted):
      CoordinatedAccess(claim, asked: wishes.map(\.url), granted: granted)
    }
  }

  private func begin(_ access: CoordinatedAccess) { state.withLock { $0.accesses.append(access) } }

  private func end(_ access: CoordinatedAccess) {
    state.withLock { $0.accesses.removeAll { $0 === access } }
  }

  /// A claim that was on its way when the coordinator was cancelled doesn't wait either.
  private func endIfCancelled() {
    if state.withLock({ $0.isCancelled }) { FileArbitration.send(.cancel(coordinator: number)) }
  }
}
