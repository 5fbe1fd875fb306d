import Foundation
import SimulatedFoundation
import SimulatedNotify
import TestSupport
import Testing

/// The C functions for Darwin notifications, in one process.
@Suite struct NotifyTests {
  private let name = "tests." + UUID().uuidString

  private func check(_ token: Int32) -> Int32 {
    var isPosted: Int32 = -1
    #expect(notify_check(token, &isPosted) == UInt32(NOTIFY_STATUS_OK))
    return isPosted
  }

  @Test(
    .shows(
      "notify_register_check(_:_:)", "notify_check(_:_:)", "notify_post(_:)", "notify_cancel(_:)",
      "notify_is_valid_token(_:)", "NOTIFY_STATUS_OK", "NOTIFY_STATUS_INVALID_TOKEN",
      "NOTIFY_STATUS_INVALID_NAME", "NOTIFY_STATUS_INVALID_REQUEST", "NOTIFY_STATUS_NOT_AUTHORIZED",
      "NOTIFY_STATUS_FAILED", "NOTIFY_TOKEN_INVALID"))
  func whoeverLooksSeesThatANameWasPosted() {
    var token = NOTIFY_TOKEN_INVALID
    #expect(!notify_is_valid_token(token))
    #expect(notify_register_check(name, &token) == NOTIFY_STATUS_OK)
    #expect(notify_is_valid_token(token))
    #expect([check(token), check(token)] == [1, 0])
    notify_post(name)
    notify_post(name)
    notify_post(name + ".other")
    #expect([check(token), check(token)] == [1, 0])
    #expect(notify_cancel(token) == NOTIFY_STATUS_OK)
    #expect(notify_cancel(token) == NOTIFY_STATUS_INVALID_TOKEN)
    #expect(notify_check(token, nil) == NOTIFY_STATUS_INVALID_TOKEN)
    #expect(!notify_is_valid_token(token))
    #expect(notify_post(nil) == NOTIFY_STATUS_INVALID_NAME)
    #expect(notify_register_dispatch(name, nil, nil, nil) == NOTIFY_STATUS_INVALID_REQUEST)
    #expect([NOTIFY_STATUS_NOT_AUTHORIZED, NOTIFY_STATUS_FAILED] == [7, 1_000_000])
  }

  @Test(.shows("notify_set_state(_:_:)", "notify_get_state(_:_:)"))
  func aNumberIsKeptWithAName() {
    var first: Int32 = 0
    var second: Int32 = 0
    notify_register_check(name, &first)
    notify_register_check(name, &second)
    var state: UInt64 = 9
    #expect(notify_get_state(second, &state) == NOTIFY_STATUS_OK)
    #expect(state == 0)
    #expect(notify_set_state(first, 42) == NOTIFY_STATUS_OK)
    notify_get_state(second, &state)
    #expect(state == 42)
    #expect(notify_set_state(-1, 1) == NOTIFY_STATUS_INVALID_TOKEN)
    #expect(notify_get_state(-1, &state) == NOTIFY_STATUS_INVALID_TOKEN)
  }

  @Test(
    .shows(
      "notify_register_dispatch(_:_:_:_:)", "notify_handler_t", "notify_suspend(_:)",
      "notify_resume(_:)"))
  func theHandlerIsCalledOnItsQueueOnceForWhatCameInOneGo() {
    let queue = DispatchQueue(label: "tests")
    nonisolated(unsafe) var calls: [Int32] = []
    var token: Int32 = 0
    queue.suspend()
    let status = notify_register_dispatch(name, &token, queue) {
      dispatchPrecondition(condition: .onQueue(queue))
      calls.append($0)
    }
    #expect(status == NOTIFY_STATUS_OK)
    for _ in 1...3 { notify_post(name) }
    queue.resume()
    queue.sync {}
    #expect(calls == [token])
    notify_post(name)
    queue.sync {}
    #expect(calls == [token, token])
    notify_suspend(token)
    for _ in 1...3 { notify_post(name) }
    queue.sync {}
    #expect(calls.count == 2)
    notify_resume(token)
    queue.sync {}
    #expect(calls.count == 3)
    notify_cancel(token)
    notify_post(name)
    queue.sync {}
    #expect(calls.count == 3)
  }
}
