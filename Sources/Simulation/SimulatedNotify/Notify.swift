public import Foundation
import SimulatedFoundation

/// What is called when a name was posted, with the number of the observation.
///
/// Simulated: no known difference.
public typealias notify_handler_t = (Int32) -> Void

/// Posts a name to all processes that observe it.
///
/// Simulated: one notification with what the Darwin centre posts; several in one go come once
/// (documented as possible). Differs: names that begin with "self." stay in the process on iOS.
@discardableResult
public func notify_post(_ name: UnsafePointer<CChar>?) -> UInt32 {
  guard let name = text(name) else { return status(NOTIFY_STATUS_INVALID_NAME) }
  DarwinSignals.post(name)
  return status(NOTIFY_STATUS_OK)
}

/// Has a function called when a name was posted.
///
/// Simulated: on the given queue, whatever the main queue does; once for what was posted in one go.
/// No known difference.
///
/// - Parameters:
///   - name: The name.
///   - out_token: Where the observation's number is left.
///   - queue: Where the function is called.
///   - handler: The function.
/// - Returns: `NOTIFY_STATUS_OK`, or what went wrong.
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

/// Observes a name for somebody who looks now and then.
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

/// Tells whether the name was posted since this was asked before.
///
/// Simulated: 1 if it was, and the first time (observed); else 0. No known difference.
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

/// Keeps notifications of an observation back.
///
/// Simulated: what comes meanwhile is delivered once, when it goes on (documented). No known
/// difference.
@discardableResult
public func notify_suspend(_ token: Int32) -> UInt32 { answer(DarwinSignals.pause(token)) }

/// Lets notifications of an observation come again.
///
/// Simulated: as ``notify_suspend(_:)``. Differs: suspended twice it goes on after once.
@discardableResult
public func notify_resume(_ token: Int32) -> UInt32 { answer(DarwinSignals.goOn(token)) }

/// Keeps a number with the name that is observed.
///
/// Simulated: every process that observes the name reads it; nobody is told (documented). Differs: it
/// stays when nobody observes the name any more.
@discardableResult
public func notify_set_state(_ token: Int32, _ state64: UInt64) -> UInt32 {
  answer(DarwinSignals.keep(state64, token))
}

/// Reads the number that is kept with a name.
///
/// Simulated: 0 before anybody sets one. No known difference.
@discardableResult
public func notify_get_state(_ token: Int32, _ state64: UnsafeMutablePointer<UInt64>?) -> UInt32 {
  guard let number = DarwinSignals.number(token) else {
    return status(NOTIFY_STATUS_INVALID_TOKEN)
  }
  state64?.pointee = number
  return status(NOTIFY_STATUS_OK)
}

/// Tells whether a number is that of an observation.
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

/// A function that is called on the queue that was named for it.
private struct HeldHandler: @unchecked Sendable {
  // Whoever names the queue answers for what the function uses there, as on iOS.
  var handler: notify_handler_t
}
