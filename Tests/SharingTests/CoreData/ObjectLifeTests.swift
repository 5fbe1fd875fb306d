import Foundation
import SimulatedCoreData
import TestSupport
import Testing

@Suite("A managed object's life") @MainActor
struct ObjectLifeTests {
  private let library: Library
  private var context: NSManagedObjectContext { library.context }

  init() throws {
    let count = Library.attribute("count", .integer64AttributeType, value: 0)
    library = try Library(
      model: Library.model(
        of: [Library.attribute("text", .stringAttributeType), count], type: DiaryEntry.self))
  }

  private func lines(_ body: () throws -> Void) rethrows -> [String] {
    context.userInfo["lines"] = nil
    try body()
    return context.userInfo["lines"] as? [String] ?? []
  }

  @Test(
    .shows(
      "NSManagedObject.awakeFromInsert()", "NSManagedObject.awakeFromFetch()",
      "NSManagedObject.prepareForDeletion()", "NSManagedObject.willSave()",
      "NSManagedObject.didSave()", "NSManagedObject.willTurnIntoFault()",
      "NSManagedObject.didTurnIntoFault()", "NSManagedObjectContext.userInfo"))
  func itsMethodsAreCalledInOrder() throws {
    defer { library.remove() }
    var entry: DiaryEntry?
    #expect(lines { entry = DiaryEntry(context: context) } == ["awakeFromInsert"])
    let object = try #require(entry)
    #expect(object.value(forKey: "text") as? String == "new")
    #expect(try lines { try context.save() } == ["willSave", "didSave"])
    #expect(
      lines { context.refresh(object, mergeChanges: false) }
        == ["willTurnIntoFault", "didTurnIntoFault"])
    #expect(lines { _ = object.value(forKey: "text") } == ["awakeFromFetch"])
    #expect(lines { context.delete(object) } == ["prepareForDeletion"])
    #expect(try lines { try context.save() } == ["willSave", "didSave"])
  }

  @Test(
    .shows(
      "NSManagedObject.isInserted", "NSManagedObject.isUpdated", "NSManagedObject.isDeleted",
      "NSManagedObject.hasChanges", "NSManagedObject.isFault", "NSManagedObject.faultingState",
      "NSManagedObject.managedObjectContext", "NSManagedObjectContext.delete(_:)"))
  func saysWhatTheNextSaveDoesWithIt() throws {
    defer { library.remove() }
    let entry = DiaryEntry(context: context)
    func state() -> [Bool] {
      [
        entry.isInserted, entry.isUpdated, entry.isDeleted, entry.hasChanges, entry.isFault,
        entry.faultingState != 0, entry.managedObjectContext === context,
      ]
    }
    #expect(state() == [true, false, false, true, false, false, true])
    try context.save()
    #expect(state() == [false, false, false, false, false, false, true])
    context.refresh(entry, mergeChanges: false)
    #expect(state() == [false, false, false, false, true, true, true])
    entry.setValue("a", forKey: "text")
    #expect(state() == [false, true, false, true, false, false, true])
    context.delete(entry)
    #expect(state() == [false, false, true, true, false, false, true])
    try context.save()
    #expect(state() == [false, false, false, false, false, false, false])
  }

  @Test(.shows("NSManagedObjectContext.save()", "NSManagedObject.setPrimitiveValue(_:forKey:)"))
  func aValueSetWhileSavingHasItToldAgain() throws {
    defer { library.remove() }
    let entry = DiaryEntry(context: context)
    entry.beforeSaving = { entry in
      let count = entry.value(forKey: "count") as? Int ?? 0
      if count < 2 { entry.setValue(count + 1, forKey: "count") }
    }
    #expect(
      try lines { try context.save() } == ["willSave", "willSave", "willSave", "didSave"])
    entry.beforeSaving = { $0.setPrimitiveValue(9, forKey: "count") }
    entry.setValue("b", forKey: "text")
    #expect(try lines { try context.save() } == ["willSave", "didSave"])
    #expect(try read().value(forKey: "count") as? Int == 9)
  }

  @Test(.shows("NSManagedObjectContext.save()"))
  func settingAValueInEverySaveEndsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      try await MainActor.run {
        let tests = try ObjectLifeTests()
        defer { tests.library.remove() }
        let entry = DiaryEntry(context: tests.context)
        entry.beforeSaving = { $0.setValue(1, forKey: "count") }
        try tests.context.save()
      }
    }
  }

  @Test(
    .shows(
      "NSManagedObject.init(context:)", "NSManagedObject.entity", "NSManagedObject.objectID",
      "NSManagedObject.init(entity:insertInto:)", "NSManagedObjectContext.insert(_:)"))
  func isMadeInAContextOrPutThereLater() throws {
    defer { library.remove() }
    let entry = DiaryEntry(context: context)
    #expect(entry.entity.name == "Thing")
    #expect(entry.managedObjectContext === context)
    let loose = DiaryEntry(entity: entry.entity, insertInto: nil)
    #expect(loose.managedObjectContext == nil)
    #expect(!loose.isInserted)
    context.insert(loose)
    #expect(loose.isInserted)
    #expect(loose.objectID != entry.objectID)
    #expect(context.insertedObjects == [entry, loose])
    try context.save()
    #expect(try read(2).count == 2)
  }

  @Test(.shows("NSManagedObject.description"))
  func itsDescriptionHasItsValues() throws {
    defer { library.remove() }
    let entry = DiaryEntry(context: context)
    try context.save()
    let id = entry.objectID.uriRepresentation().absoluteString
    #expect(
      entry.description.hasSuffix(
        " (entity: Thing; id: <\(id)>; data: {\n    count = \"0\";\n    text = \"new\";\n})"))
    context.refresh(entry, mergeChanges: false)
    #expect(entry.description.hasSuffix(" (entity: Thing; id: <\(id)>; data: <fault>)"))
  }

  private func read() throws -> NSManagedObject { try read(1)[0] }

  private func read(_ count: Int) throws -> [NSManagedObject] {
    let other = try Library(
      folder: library.folder, model: library.container.managedObjectModel)
    let found = try other.objects()
    try #require(found.count == count)
    _ = found.map { $0.value(forKey: "text") }
    return found
  }
}
