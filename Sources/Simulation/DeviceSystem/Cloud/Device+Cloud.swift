import DeviceEvents
import DeviceProtocol
import Foundation

/// The values that iCloud keeps for apps.
struct CloudStores {
  /// A value, as a property list with it alone and as the user would read it.
  struct Value {
    var data: Data
    var text: String
  }

  /// The values by keys, by the store's identifier.
  var values: [String: [String: Value]] = [:]
  /// The names of processes that have a store object.
  var readers: Set<String> = []
}

extension Device {
  /// Answers a process about its team's store.
  func answer(_ question: CloudQuestion, from process: ChildProcess) -> Message.Body {
    guard let store = cloudStore(of: process) else {
      if case .write(let key, _, _) = question {
        recorder.record(
          process.name,
          .notStored(store: CloudWords.cloud, key: key, reason: CloudWords.notEntitled))
      }
      return .done
    }
    switch question {
    case .read:
      cloud.readers.insert(process.name)
      return .information(.cloud(cloud.values[store, default: [:]].mapValues(\.data)))
    case .write(let key, let data, let text):
      keep(data.map { .init(data: $0, text: text) }, for: key, in: store, by: process.name)
      return .done
    }
  }

  /// Carries out what the user's other device does.
  func obey(_ command: CloudCommand) -> SceneAnswer {
    switch command {
    case .look(let name):
      guard let app = apps.first(where: { $0.name == name }) else {
        return .impossible(missing(name))
      }
      let values = app.cloudStore.flatMap { cloud.values[$0] } ?? [:]
      return .point(.cloudValues(values.mapValues(\.text)))
    case .change(let name, let key, let data, let text):
      guard let app = apps.first(where: { $0.name == name }) else {
        return .impossible(missing(name))
      }
      guard let store = app.cloudStore else {
        return .impossible(CloudWords.notEntitled(name))
      }
      keep(
        data.map { .init(data: $0, text: text) }, for: key, in: store, by: CloudWords.otherDevice)
      for process in processes
      where process.isRunning && cloud.readers.contains(process.name)
        && cloudStore(of: process) == store
      {
        process.send(.pointNews(.cloud([key])))
        settle(process)
      }
      return .done
    }
  }

  private func keep(
    _ value: CloudStores.Value?, for key: String, in store: String, by name: String
  ) {
    guard cloud.values[store]?[key]?.data != value?.data else { return }
    cloud.values[store, default: [:]][key] = value
    let place = CloudWords.store(store)
    recorder.record(
      name,
      value.map { .stored(store: place, key: key, value: $0.text) }
        ?? .removed(store: place, key: key))
  }

  /// The identifier of a process's store, by its entitlements.
  private func cloudStore(of process: ChildProcess) -> String? {
    guard let app = containingApp(of: process) else { return nil }
    if app.name == process.name { return app.cloudStore }
    return app.extensions.first { $0.name == process.name }?.cloudStore
  }
}
