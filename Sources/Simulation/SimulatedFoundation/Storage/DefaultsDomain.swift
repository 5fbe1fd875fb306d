import Foundation
import Synchronization

/// A domain of settings, one for the whole process: what was read from its file is kept until the
/// file changes.
final class DefaultsDomain: Sendable {
  /// The name in the event log: "standard", or the suite's.
  let name: String
  let file: DefaultsFile
  private let state = Mutex(State())

  /// The size in bytes from which a domain is no longer stored (observed since iOS 13).
  static let sizeLimit = 4_194_304

  private struct State: @unchecked Sendable {
    // Values are those of a property list that was read: nothing in them is mutable.
    var values: [String: Any] = [:]
    /// The state of the file that the values are from; `nil` when there was none.
    var stamp: DefaultsFile.Stamp?
    /// Whether this process's writes are no longer stored.
    var isDirect = false
  }

  /// Settings by their keys.
  struct Values: @unchecked Sendable {
    // As above.
    var all: [String: Any]
  }

  private init(name: String, file: DefaultsFile) {
    self.name = name
    self.file = file
  }

  private static let known = Mutex<[String: DefaultsDomain]>([:])

  /// The domain that is kept in a file.
  static func at(_ path: String, named name: String) -> DefaultsDomain {
    known.withLock { known in
      if let domain = known[path] { return domain }
      let domain = DefaultsDomain(name: name, file: DefaultsFile(path: path))
      known[path] = domain
      return domain
    }
  }

  /// All values, as they are on disk now.
  var values: [String: Any] { state.withLock { Values(all: refresh(&$0)) }.all }

  /// The value of a key, as it is on disk now.
  func value(_ key: String) -> Any? {
    state.withLock { state in Values(all: refresh(&state)[key].map { [key: $0] } ?? [:]) }.all[key]
  }

  /// The outcome of a change.
  enum Outcome {
    /// It is on disk; these keys have another value now.
    case stored(Set<String>)
    /// The domain would be too large.
    case tooLarge
    /// An earlier change was too large: nothing is stored from then on.
    case direct
    /// The file couldn't be written.
    case failed
  }

  /// Changes values while no other process can.
  ///
  /// - Parameter body: Changes them, and returns the keys that it has set or removed.
  /// - Returns: The outcome.
  func change(_ body: (inout [String: Any]) -> [String]) -> Outcome {
    guard !state.withLock({ $0.isDirect }) else { return .direct }
    return file.whileLocked {
      let (before, stamp) = state.withLock { (Values(all: refresh(&$0)), $0.stamp) }
      var after = before.all
      let changed = body(&after).filter { !DefaultsValue.areEqual(before.all[$0], after[$0]) }
      guard !changed.isEmpty else { return .stored([]) }
      let data = try? PropertyListSerialization.data(
        fromPropertyList: after, format: .binary, options: 0)
      guard let data else { return .failed }
      guard data.count < Self.sizeLimit else {
        state.withLock { $0.isDirect = true }
        return .tooLarge
      }
      guard let new = file.replace(by: data, after: stamp) else { return .failed }
      let values = Values(all: after)
      state.withLock { ($0.values, $0.stamp) = (values.all, new) }
      return .stored(Set(changed))
    }
  }

  /// Reads the file again if it isn't the one that was read.
  private func refresh(_ state: inout State) -> [String: Any] {
    guard let stamp = file.stamp else {
      (state.values, state.stamp) = ([:], nil)
      return [:]
    }
    guard stamp != state.stamp else { return state.values }
    guard let (content, readStamp) = file.read() else { return state.values }
    let list = try? PropertyListSerialization.propertyList(from: content, format: nil)
    (state.values, state.stamp) = (list as? [String: Any] ?? [:], readStamp)
    return state.values
  }
}
