import DeviceProtocol
import Foundation
import Synchronization

/// The contexts of the requests that this process is working on.
enum OpenContexts {
  private static let contexts = Mutex<[Int: NSExtensionContext]>([:])

  static func add(_ context: NSExtensionContext, number: Int) {
    contexts.withLock { $0[number] = context }
  }

  static func remove(_ number: Int) {
    // Freeing it may end requests of its own, so not under the lock.
    _ = contexts.withLock { $0.removeValue(forKey: number) }
  }

  static func context(_ number: Int) -> NSExtensionContext? {
    contexts.withLock { $0[number] }
  }
}
