package import DeviceProtocol
import Dispatch
import Synchronization

/// Hands what the system says on its own account to the frameworks that wait for it, on the main queue.
package enum PointNewsReader {
  private static let readers = Mutex<[@Sendable (PointNews) -> Void]>([])

  /// Has a framework told from then on; it says so before it asks the system for anything.
  package static func add(_ reader: @escaping @Sendable (PointNews) -> Void) {
    readers.withLock { $0.append(reader) }
  }

  static func take(_ news: PointNews) {
    DispatchQueue.main.async {
      for reader in readers.withLock({ $0 }) { reader(news) }
    }
  }
}
