import DeviceProtocol
public import Foundation
import Synchronization

extension ProcessInfo {
  /// Performs work that should be finished even when the app or extension leaves the foreground.
  ///
  /// Simulated: as documented, the block is called on a concurrent queue with `false`, and the
  /// process isn't suspended before it returns. It is called with `true` at once when there is no
  /// time, and a second time with `true`, alongside the first, when the time is up. Outside a
  /// device there is always time. Differs: the time is 30 seconds, as observed of background tasks;
  /// Apple publishes none for activities.
  ///
  /// - Parameters:
  ///   - reason: What it is for, as the event log names it.
  ///   - block: The work; its argument says whether the time is up.
  @preconcurrency public func performExpiringActivity(
    withReason reason: String, using block: @escaping @Sendable (Bool) -> Void
  ) {
    guard let connection = DeviceConnection.shared else {
      DispatchQueue.global().async { block(false) }
      return
    }
    ExpiringActivities.begin(reason, block, connection)
  }
}

/// The activities and background tasks of this process that have been given time.
package enum ExpiringActivities {
  private struct State {
    var lastNumber = 0
    var blocks: [Int: @Sendable (Bool) -> Void] = [:]
  }

  private static let state = Mutex(State())

  static func begin(
    _ reason: String, _ block: @escaping @Sendable (Bool) -> Void, _ connection: DeviceConnection
  ) {
    let number = state.withLock { state in
      state.lastNumber += 1
      state.blocks[state.lastNumber] = block
      return state.lastNumber
    }
    connection.request(.beginActivity(number, reason: reason, isTask: false)) { answer in
      if case .failed = answer {
        state.withLock { $0.blocks[number] = nil }
        DispatchQueue.global().async { block(true) }
        return
      }
      DispatchQueue.global().async {
        block(false)
        state.withLock { $0.blocks[number] = nil }
        connection.send(.endActivity(number))
      }
    }
  }

  /// Asks for time for a task, which is ended by its number; `nil` when there is none.
  package static func beginTask(
    _ reason: String, whenOver: @escaping @Sendable () -> Void
  ) -> Int? {
    let number = state.withLock { state in
      state.lastNumber += 1
      state.blocks[state.lastNumber] = { _ in whenOver() }
      return state.lastNumber
    }
    guard let connection = DeviceConnection.shared else { return number }
    let question = Message.Body.beginActivity(number, reason: reason, isTask: true)
    if case .done = connection.ask(question) { return number }
    state.withLock { $0.blocks[number] = nil }
    return nil
  }

  /// Notes that the task is done.
  package static func endTask(_ number: Int) {
    guard state.withLock({ $0.blocks.removeValue(forKey: number) }) != nil else { return }
    DeviceConnection.shared?.send(.endActivity(number))
  }

  /// Notes that the time is up.
  static func expire(_ number: Int) {
    guard let block = state.withLock({ $0.blocks[number] }) else { return }
    DispatchQueue.global().async { block(true) }
  }
}
