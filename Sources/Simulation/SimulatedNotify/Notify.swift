public import Foundation
import SimulatedFoundation

/// A closure that is called when a name was posted, with the token of the observation.
///
/// Simulated: no known difference.
public typealias notify_handler_t = (Int32) -> Void

/// Posts a name to all processes that observe it.
///
/// Simulated: the same notifications as those of the Darwin center; several posted in a row arrive
/// once (documented as possible). Differs: names that begin with "self." stay in the process on
/// iOS.
@discardableResult
public func notify_post(_ name: UnsafePointer<CChar>?) -> UInt32 {
  guard let name = text(name) else { return status(NOTIFY_STATUS_INVALID_NAME) }
  DarwinSignals.post(name)
  return status(NOTIFY_STATUS_OK)
}

/// Registers a closure that is called when a name was posted.
///
/// Simulated: on the given queue, whatever the main queue does; once for several posted in a row.
/// No known difference.
///
/// - Parameters:
///   - name: The name.
///   - out_token: Receives the token of the observation.
///   - queue: The queue on which the closure is called.
///   - handler: The closure.
/// - Returns: `NOTIFY_STATUS_OK`, or the error.
@discardableResult
public func notify_register_dispatch(
  _ name: UnsafePointer<CChar>?, _ out_token: UnsafeMutablePointer<Int32>?,
  _ queue: DispatchQueue?, _ handler: notify_handler_t?
) -> UInt32 {
  guard let name = text(name) else { return status(NOTIFY_STATUS_INVALID_NAME) }
  guard let out_token, let queue, let handler else { return status(NOTIFY_STATUS_INVALID_REQUEST) }
  let held = HeldHandler(handler: handler)
  out_token.pointee = DarwinSignals.observe(name, on: queue) { token in held.handler(token) }
  return status(NOTIFY_STATUS_OK)
}

/// Registers an observation for a caller that checks it from time to time.
///
/// Simulated: no known difference.
@discardableResult
public func notify_register_check(
  _ name: UnsafePointer<CChar>?, _ out_token: UnsafeMutablePointer<Int32>?
) -> UInt32 {
  guard let name = text(name) else { return status(NOTIFY_STATUS_INVALID_NAME) }
  out_token?.pointee = DarwinSignals.observe(name)
  return status(NOTIFY_STATUS_OK)
}

/// Reports whether the name was posted since the last check.
///
/// Simulated: 1 if it was, and the first time (observed); otherwise 0. No known difference.
@discardableResult
public func notify_check(_ token: Int32, _ check: UnsafeMutablePointer<Int32>?) -> UInt32 {
  guard let isPosted = DarwinSignals.look(token) else {
    return status(NOTIFY_STATUS_INVALID_TOKEN)
  }
  check?.pointee = isPosted ? 1 : 0
  return status(NOTIFY_STATUS_OK)
}

/// Ends an observation.
///
/// Simulated: no known difference.
@discardableResult
public func notify_cancel(_ token: Int32) -> UInt32 { answer(DarwinSignals.end(token)) }

/// Suspends the notifications of an observation.
///
/// Simulated: notifications that come meanwhile are delivered once, when it is resumed
/// (documented). No known difference.
@discardableResult
public func notify_suspend(_ token: Int32) -> UInt32 { answer(DarwinSignals.pause(token)) }

/// Resumes the notifications of an observation.
///
/// Simulated: as ``notify_suspend(_:)``. Differs: if suspended twice, it is resumed after one call.
@discardableResult
public func notify_resume(_ token: Int32) -> UInt32 { answer(DarwinSignals.goOn(token)) }

/// Stores a number with the observed name.
///
/// Simulated: every process that observes the name can read it; it causes no notification
/// (documented). Differs: it stays even if the name is no longer observed.
@discardableResult
public func notify_set_state(_ token: Int32, _ state64: UInt64) -> UInt32 {
  answer(DarwinSignals.keep(state64, token))
}

/// Reads the number that is stored with a name.
///
/// Simulated: initially 0. No known difference.
@discardableResult
public func notify_get_state(_ token: Int32, _ state64: UnsafeMutablePointer<UInt64>?) -> UInt32 {
  guard let number = DarwinSignals.number(token) else {
    return status(NOTIFY_STATUS_INVALID_TOKEN)
  }
  state64?.pointee = number
  return status(NOTIFY_STATUS_OK)
}

/// Returns whether a number is the token of an observation.
///
/// Simulated: no known difference.
public func notify_is_valid_token(_ val: Int32) -> Bool { DarwinSignals.isObserving(val) }

private func text(_ name: UnsafePointer<CChar>?) -> String? {
  name.map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
}

private func status(_ number: Int32) -> UInt32 { UInt32(number) }

private func answer(_ isObserving: Bool) -> UInt32 {
  status(isObserving ? NOTIFY_STATUS_OK : NOTIFY_STATUS_INVALID_TOKEN)
}

/// A closure that is called on the queue chosen for it.
private struct HeldHandler: @unchecked Sendable {
  // The program that chooses the queue is responsible for what the closure uses there, as on iOS.
  var handler: notify_handler_t
}
