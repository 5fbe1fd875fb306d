import Foundation
import Synchronization

/// Finds out which keys a piece of code reads, to tell which key a property stands for.
enum DefaultsReads {
  /// The number of threads that are finding this out.
  private static let recorders = Atomic<Int>(0)
  private static let place = "DefaultsReads"

  private final class Keys {
    var all: Set<String> = []
  }

  /// Notes that a key is read, if anything on this thread wants to know.
  static func note(_ key: String) {
    guard recorders.load(ordering: .relaxed) > 0 else { return }
    (Thread.current.threadDictionary[place] as? Keys)?.all.insert(key)
  }

  /// Returns the keys that a piece of code reads.
  static func keys(of body: () -> Void) -> Set<String> {
    let dictionary = Thread.current.threadDictionary
    let outer = dictionary[place]
    let keys = Keys()
    dictionary[place] = keys
    recorders.add(1, ordering: .relaxed)
    body()
    recorders.subtract(1, ordering: .relaxed)
    dictionary[place] = outer
    return keys.all
  }
}
