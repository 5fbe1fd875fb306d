import DeviceProtocol
package import Foundation
import Synchronization

/// The Darwin notifications that this process observes, and those that it posts.
///
/// They go through the device; outside one they stay in the process.
package enum DarwinSignals {
  /// The action for the arrival of a notification.
  package typealias Action = @Sendable (Token) -> Void

  /// Identifies an observation.
  package typealias Token = Int32

  private struct Observation {
    var name: String
    /// The queue on which the action is called.
    var queue: DispatchQueue?
    var action: Action?
    /// Whether the name was posted since the last look.
    var isMarked = true
    /// Whether the action's call is on its way.
    var isComing = false
    var isPaused = false
  }

  private struct State {
    var lastToken: Token = 0
    var observations: [Token: Observation] = [:]
    /// Numbers kept with names, outside a device.
    var numbers: [String: UInt64] = [:]

    func isObserved(_ name: String) -> Bool { observations.values.contains { $0.name == name } }
  }

  private static let state = Mutex(State())

  /// Observes a name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - queue: The queue on which the action is called.
  ///   - action: The action; `nil` for an observation that is only polled.
  /// - Returns: The token that ends it.
  package static func observe(
    _ name: String, on queue: DispatchQueue? = nil, _ action: Action? = nil
  ) -> Token {
    let (token, isFirst) = state.withLock { state in
      let isFirst = !state.isObserved(name)
      state.lastToken += 1
      state.observations[state.lastToken] = Observation(name: name, queue: queue, action: action)
      return (state.lastToken, isFirst)
    }
    if isFirst { DeviceConnection.shared?.send(.signal(.observe(name))) }
    return token
  }

  /// Ends an observation.
  ///
  /// - Returns: Whether there was one.
  package static func end(_ token: Token) -> Bool {
    let ended = state.withLock { state in
      let ended = state.observations.removeValue(forKey: token)
      return ended.map { ($0.name, state.isObserved($0.name)) }
    }
    guard let (name, isObserved) = ended else { return false }
    if !isObserved { DeviceConnection.shared?.send(.signal(.ignore(name))) }
    return true
  }

  /// Posts a name.
  package static func post(_ name: String) {
    guard let connection = DeviceConnection.shared else { return arrive(name) }
    connection.send(.signal(.post(name)))
  }

  /// Notes that a name was posted; actions whose call is already on its way are called once.
  static func arrive(_ name: String) {
    let due = state.withLock { state in
      var due: [(Token, DispatchQueue)] = []
      for token in state.observations.keys.sorted() {
        guard var observation = state.observations[token], observation.name == name else {
          continue
        }
        observation.isMarked = true
        if let queue = observation.queue, !observation.isComing, !observation.isPaused {
          observation.isComing = true
          due.append((token, queue))
        }
        state.observations[token] = observation
      }
      return due
    }
    for (token, queue) in due { queue.async { handOver(token) } }
  }

  private static func handOver(_ token: Token) {
    let due = state.withLock { state -> (String, Action)? in
      guard let observation = state.observations[token], let action = observation.action else {
        return nil
      }
      state.observations[token]?.isComing = false
      return (observation.name, action)
    }
    guard let (name, action) = due else { return }
    DeviceConnection.shared?.send(.signal(.handedOver(name)))
    action(token)
  }
}

extension DarwinSignals {
  /// Whether there is such an observation.
  package static func isObserving(_ token: Token) -> Bool {
    state.withLock { $0.observations[token] != nil }
  }

  /// Whether the name was posted since the last time that this was asked, or was never asked; `nil`
  /// when there is no such observation.
  package static func look(_ token: Token) -> Bool? {
    state.withLock { state in
      defer { state.observations[token]?.isMarked = false }
      return state.observations[token]?.isMarked
    }
  }

  /// Holds notifications back; one that comes in the meantime is delivered when delivery resumes.
  package static func pause(_ token: Token) -> Bool {
    state.withLock { state in
      guard state.observations[token] != nil else { return false }
      state.observations[token]?.isPaused = true
      state.observations[token]?.isMarked = false
      return true
    }
  }

  /// Resumes delivery; what came in the meantime is delivered at once.
  package static func goOn(_ token: Token) -> Bool {
    let found = state.withLock { state -> (DispatchQueue?, Bool)? in
      guard let observation = state.observations[token] else { return nil }
      let isDue = observation.isPaused && observation.isMarked && !observation.isComing
      state.observations[token]?.isPaused = false
      if isDue, observation.queue != nil { state.observations[token]?.isComing = true }
      return (observation.queue, isDue)
    }
    guard let (queue, isDue) = found else { return false }
    if isDue { queue?.async { handOver(token) } }
    return true
  }

  /// Stores a number with the name of an observation; `false` when there is no such observation.
  package static func keep(_ number: UInt64, _ token: Token) -> Bool {
    let name = state.withLock { state in
      let name = state.observations[token]?.name
      if let name { state.numbers[name] = number }
      return name
    }
    guard let name else { return false }
    DeviceConnection.shared?.send(.signal(.setState(name, number)))
    return true
  }

  /// The number stored with the name of an observation.
  package static func number(_ token: Token) -> UInt64? {
    let known = state.withLock { state in
      state.observations[token].map { ($0.name, state.numbers[$0.name] ?? 0) }
    }
    guard let (name, number) = known else { return nil }
    guard let connection = DeviceConnection.shared else { return number }
    guard case .signal(.state(let kept)) = connection.ask(.signal(.getState(name))) else {
      return 0
    }
    return kept
  }
}
