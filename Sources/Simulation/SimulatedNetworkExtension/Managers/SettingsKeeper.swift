import DeviceProtocol
import Foundation
import SimulatedFoundation
import Synchronization

/// The part that all managers share: the configuration's name, its state, loading and saving.
///
/// A manager adds the object that its app fills in, and the values of it that belong in the
/// settings.
final class SettingsKeeper<Chosen>: Sendable {
  private let state: Mutex<State>

  private struct State {
    var settings: KeptSettings
    var chosen: Unguarded<Chosen?>
  }

  init(_ settings: KeptSettings, _ chosen: Chosen? = nil) {
    state = Mutex(State(settings: settings, chosen: Unguarded(value: chosen)))
  }

  /// The object that the app fills in.
  var chosen: Chosen? {
    get { state.withLock { $0.chosen }.value }
    set {
      let new = Unguarded(value: newValue)
      state.withLock { $0.chosen = new }
    }
  }

  var name: String? {
    get { configuration.name }
    set { state.withLock { $0.settings.configuration.name = newValue } }
  }

  var isEnabled: Bool {
    get { configuration.isEnabled }
    set { state.withLock { $0.settings.configuration.isEnabled = newValue } }
  }

  var isOnDemand: Bool {
    get { configuration.isOnDemand }
    set { state.withLock { $0.settings.configuration.isOnDemand = newValue } }
  }

  var rules: [OnDemandRule] {
    get { configuration.rules }
    set { state.withLock { $0.settings.configuration.rules = newValue } }
  }

  var configuration: NetworkConfiguration { state.withLock { $0.settings.configuration } }
  var isLoaded: Bool { state.withLock { $0.settings.isLoaded } }

  /// Loads the values from the device's settings; if none were saved, nothing changes.
  ///
  /// - Parameters:
  ///   - read: Makes the app's object from the settings.
  ///   - handler: Receives the error, or `nil`.
  func load(
    reading read: @escaping @Sendable (NetworkConfiguration) -> Chosen,
    then handler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    NetworkLink.ask(.load(configuration.kind)) { [self] answer in
      let error = take(answer, isLoad: true)
      if error == nil, isLoaded { chosen = read(configuration) }
      handler(error)
    }
  }

  /// Saves the values to the device's settings.
  ///
  /// - Parameters:
  ///   - fill: Adds the values of the app's object.
  ///   - handler: Receives the error, or `nil`.
  func save(
    filling fill: (inout NetworkConfiguration, Chosen?) -> Void,
    then handler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    var configuration = configuration
    fill(&configuration, chosen)
    NetworkLink.ask(.save(configuration)) { [self] answer in
      handler(take(answer, isLoad: false))
    }
  }

  /// Removes the configuration from the device's settings.
  func remove(then handler: @escaping @Sendable ((any Error)?) -> Void) {
    NetworkLink.ask(.remove(configuration)) { handler($0.error) }
  }

  private func take(_ answer: Message.Body, isLoad: Bool) -> (any Error)? {
    state.withLock { $0.settings.take(answer, isLoad: isLoad) }
  }
}

/// An object of the app, which is responsible for protecting it.
struct Unguarded<Value>: @unchecked Sendable {
  let value: Value
}
