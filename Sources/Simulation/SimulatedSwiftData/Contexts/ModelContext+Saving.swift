public import Foundation
import SimulatedCoreData
import SimulatedUIKit

extension ModelContext {
  /// Writes all changes to the store.
  ///
  /// Simulated: in one transaction; an object whose unique value is in the store already changes
  /// that row. No known difference.
  ///
  /// - Throws: What is wrong with an object, or an error of the store.
  public func save() throws {
    let center = NotificationCenter.default
    center.post(name: Self.willSave, object: self)
    let news = known.filter { $0.persistentBackingData.object?.isInserted ?? false }
    let before = news.map(Twin.init)
    try rows.save()
    for twin in before { try twin.settle(in: rows) }
    for model in news { model.persistentBackingData.noteChange() }
    center.post(name: Self.didSave, object: self)
  }

  /// Discards all changes since the last save.
  public func rollback() {
    let news = insertedModelsArray
    for model in news { model.persistentBackingData.leave() }
    rows.rollback()
  }

  /// Runs a function and saves what it has changed.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// Reports all changes since the last report.
  public func processPendingChanges() { rows.processPendingChanges() }

  /// A context is about to save.
  ///
  /// Simulated: no known difference.
  public static let willSave = Notification.Name("_SwiftDataModelContextWillSave")
  /// A context has saved.
  ///
  /// Simulated: posted without information about what was saved.
  public static let didSave = Notification.Name("_SwiftDataModelContextDidSave")
}

/// A new object whose unique values may be in the store already.
private struct Twin {
  let data: BackingData
  /// The unique values before the save, each group with its names.
  let groups: [[(name: String, value: NSObject)]]

  init(_ model: any PersistentModel) {
    data = model.persistentBackingData
    let object = data.object
    groups = ModelProperties.of(data.type).uniqueness.map { names in
      names.compactMap { name in
        object?.value(forKey: name).flatMap(Self.comparable).map { (name, $0) }
      }
    }
  }

  /// Has the object stand for the row that its values went into.
  func settle(in rows: NSManagedObjectContext) throws {
    guard let object = data.object, object.isGone else { return }
    for group in groups where !group.isEmpty {
      let request = NSFetchRequest<NSManagedObject>(entityName: object.entity.name ?? "")
      let row = try rows.fetch(request).first { row in
        group.allSatisfy { row.value(forKey: $0.name).flatMap(Self.comparable) == $0.value }
      }
      if let row { return data.stand(for: row) }
    }
  }

  private static func comparable(_ value: Any) -> NSObject? {
    switch value {
    case let text as String: text as NSString
    case let date as Date: date as NSDate
    case let data as Data: data as NSData
    case let uuid as UUID: uuid as NSUUID
    case let url as URL: url as NSURL
    default: value as? NSObject
    }
  }
}

/// Saves a context of the main thread from time to time.
final class Autosave {
  private weak let context: ModelContext?
  private var observers: [any NSObjectProtocol] = []
  private var isWaiting = false

  init(_ context: ModelContext) {
    self.context = context
    let moments = [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willTerminateNotification,
    ]
    nonisolated(unsafe) weak let weakSelf = self
    observers = moments.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        weakSelf?.save()
      }
    }
  }

  deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

  /// Notes that there may be something to save.
  func note() {
    guard !isWaiting, let context, context.hasChanges,
      context.rows.concurrencyType == .mainQueueConcurrencyType
    else { return }
    isWaiting = true
    nonisolated(unsafe) weak let weakSelf = self
    DispatchQueue.main.asyncAfter(deadline: .now() + 10) {
      weakSelf?.isWaiting = false
      weakSelf?.save()
    }
  }

  private func save() {
    guard let context, context.autosaveEnabled, context.hasChanges,
      context.rows.concurrencyType == .mainQueueConcurrencyType
    else { return }
    do {
      try context.save()
    } catch {
      let line = StoreWords.unsaved(error.localizedDescription)
      FileHandle.standardError.write(Data((line + "\n").utf8))
    }
  }
}
