import Foundation
import SimulatedCoreData
import TestSupport
import Testing

@Suite("An inferred migration") @MainActor
struct LightweightMigrationTests {
  private let old: Library

  /// A store with two things.
  init() throws {
    old = try Library(model: Self.model())
    old.object("Thing", ["text": "a", "count": 1])
    old.object("Thing", ["count": 2])
    try old.context.save()
  }

  private static func model(
    _ change: (NSEntityDescription) -> Void = { _ in }
  ) -> NSManagedObjectModel {
    let model = Library.model(of: [
      Library.attribute("text", .stringAttributeType),
      Library.attribute("count", .integer32AttributeType),
    ])
    change(model.entities[0])
    return model
  }

  struct Change: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let change: @Sendable (NSEntityDescription) -> Void
    var entity = "Thing"
    let key: String
    let values: [String]
  }

  @Test(
    .shows(
      "NSPropertyDescription.renamingIdentifier", "NSEntityDescription.renamingIdentifier",
      "NSAttributeDescription.defaultValue", "NSInferMappingModelAutomaticallyOption",
      "NSMigratePersistentStoresAutomaticallyOption"),
    arguments: [
      Change(
        testDescription: "a property less", change: { $0.properties = [$0.properties[0]] },
        key: "text", values: ["a", "nil"]),
      Change(
        testDescription: "a new name",
        change: {
          $0.properties[0].name = "words"
          $0.properties[0].renamingIdentifier = "text"
        }, key: "words", values: ["a", "nil"]),
      Change(
        testDescription: "a new name without the old one",
        change: { $0.properties[0].name = "words" }, key: "words", values: ["nil", "nil"]),
      Change(
        testDescription: "a value that has to be there",
        change: {
          $0.attributesByName["text"]?.isOptional = false
          $0.attributesByName["text"]?.defaultValue = "-"
        }, key: "text", values: ["a", "-"]),
      Change(
        testDescription: "an entity's new name",
        change: {
          $0.name = "Item"
          $0.renamingIdentifier = "Thing"
        }, entity: "Item", key: "count", values: ["1", "2"]),
      Change(
        testDescription: "an entity that goes", change: { $0.name = "Item" }, entity: "Item",
        key: "count", values: []),
    ])
  func keepsWhatItCan(_ given: Change) throws {
    defer { old.remove() }
    let new = try Library(folder: old.folder, model: Self.model(given.change))
    let values = try new.objects(given.entity).map { object in
      object.value(forKey: given.key).map { "\($0)" } ?? "nil"
    }
    #expect(values == given.values)
    new.object(given.entity, [given.key: given.key == "count" ? 9 : "z"])
    try new.context.save()
    #expect(try new.objects(given.entity).count == given.values.count + 1)
    // The file has the new model now, so it opens without a migration.
    let again = try Library(
      folder: old.folder, model: Self.model(given.change),
      options: [NSMigratePersistentStoresAutomaticallyOption: NSNumber(value: false)])
    #expect(try again.objects(given.entity).count == given.values.count + 1)
  }

  struct Refusal: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let change: @Sendable (NSEntityDescription) -> Void
    var infers = true
    let code: Int
  }

  @Test(
    .shows(
      "NSMigrationMissingMappingModelError", "NSMigrationError",
      "NSPersistentStoreDescription.shouldInferMappingModelAutomatically"),
    arguments: [
      Refusal(
        testDescription: "another type",
        change: { $0.attributesByName["count"]?.attributeType = .stringAttributeType },
        code: NSMigrationMissingMappingModelError),
      Refusal(
        testDescription: "a new value that has to be there",
        change: {
          $0.properties += [Library.attribute("more", .stringAttributeType, optional: false)]
        }, code: NSMigrationError),
      Refusal(
        testDescription: "nothing may be inferred", change: { $0.versionHashModifier = "2" },
        infers: false, code: NSMigrationMissingMappingModelError),
    ])
  func isRefusedWhereItCannotBeInferred(_ given: Refusal) throws {
    defer { old.remove() }
    let error = #expect(throws: NSError.self) {
      try Library(
        folder: old.folder, model: Self.model(given.change),
        options: [NSInferMappingModelAutomaticallyOption: NSNumber(value: given.infers)])
    }
    #expect(error?.domain == NSCocoaErrorDomain)
    #expect(error?.code == given.code)
    // A refused migration changes nothing.
    let same = try Library(folder: old.folder, model: Self.model())
    #expect(try same.objects().map { $0.value(forKey: "count") as? Int } == [1, 2])
  }
}
