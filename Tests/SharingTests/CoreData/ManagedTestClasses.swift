import Foundation
import SimulatedCoreData

// Classes of managed objects; models find them by name, so they aren't nested in other types.

/// An object that records in its context what happens to it.
final class DiaryEntry: NSManagedObject {
  /// What the object does just before it is saved.
  nonisolated(unsafe) var beforeSaving: (DiaryEntry) -> Void = { _ in }

  private func note(_ word: String) {
    guard let information = managedObjectContext?.userInfo else { return }
    information["lines"] = (information["lines"] as? [String] ?? []) + [word]
  }

  override func awakeFromInsert() {
    note("awakeFromInsert")
    setPrimitiveValue("new", forKey: "text")
  }
  override func awakeFromFetch() { note("awakeFromFetch") }
  override func prepareForDeletion() { note("prepareForDeletion") }
  override func willSave() {
    note("willSave")
    beforeSaving(self)
  }
  override func didSave() { note("didSave") }
  override func willTurnIntoFault() { note("willTurnIntoFault") }
  override func didTurnIntoFault() { note("didTurnIntoFault") }
}

/// The only class of its model's entity.
final class SingleThing: NSManagedObject {}

/// An object that refuses to be inserted.
final class RefusingThing: NSManagedObject {
  override func validateForInsert() throws { throw CocoaError(.fileLocking) }
}
