import Foundation
public import SimulatedCombine
public import SimulatedCoreData

extension NSManagedObject: ObservableObject {
  /// Tells views that the object has changed.
  ///
  /// Simulated: when its context reports the change. Differs: after the change, not before.
  public var objectWillChange: ObservableObjectPublisher {
    if let watcher = watcher as? ObjectWatcher { return watcher.publisher }
    let new = ObjectWatcher(self)
    watcher = new
    return new.publisher
  }
}

/// What passes on the changes of an object that its context reports.
///
/// It is told on the queue of the object's context.
private final class ObjectWatcher: @unchecked Sendable {
  let publisher = ObservableObjectPublisher()
  private weak var object: NSManagedObject?
  private var token: (any NSObjectProtocol)?

  init(_ object: NSManagedObject) {
    self.object = object
    token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: object.managedObjectContext,
      queue: nil
    ) { [weak self] in self?.note($0) }
  }

  deinit { if let token { NotificationCenter.default.removeObserver(token) } }

  private func note(_ notification: Notification) {
    let isChanged = [NSUpdatedObjectsKey, NSRefreshedObjectsKey].contains { key in
      let objects = notification.userInfo?[key] as? Set<NSManagedObject> ?? []
      return objects.contains { $0 === object }
    }
    if isChanged { publisher.send() }
  }
}
