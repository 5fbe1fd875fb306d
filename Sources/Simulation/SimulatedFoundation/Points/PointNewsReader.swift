package import DeviceProtocol
import Dispatch
import Synchronization

/// Hands news from the system to the frameworks that wait for it, on the main queue.
package enum PointNewsReader {
  private static let readers = Mutex<[@Sendable (PointNews) -> Void]>([])

  /// Adds a framework's reader, before the framework asks the system for anything.
  package static func add(_ reader: @escaping @Sendable (PointNews) -> Void) {
    readers.withLock { $0.append(reader) }
  }

  static func take(_ news: PointNews) {
    DispatchQueue.main.async {
      for reader in readers.withLock({ $0 }) { reader(news) }
    }
  }
}
