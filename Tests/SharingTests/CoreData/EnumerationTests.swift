import Foundation
import SimulatedCoreData
import TestSupport
import Testing

/// The raw values of enumerations, repeated here as Apple documents them.
@Suite("Core Data's enumerations") struct EnumerationTests {
  @Test(
    .shows(
      "NSAttributeDescription.AttributeType.init(rawValue:)",
      "NSAttributeDescription.AttributeType.rawValue",
      "NSFetchRequestResultType.init(rawValue:)", "NSFetchRequestResultType.rawValue"))
  func areMadeOfTheirNumbers() {
    #expect(NSAttributeDescription.AttributeType(rawValue: 700) == .string)
    #expect(NSAttributeDescription.AttributeType(rawValue: 7).rawValue == 7)
    #expect(NSFetchRequestResultType(rawValue: 2) == .dictionaryResultType)
    #expect(NSFetchRequestResultType([.dictionaryResultType, .countResultType]).rawValue == 6)
  }

  @Test(
    .shows(
      "NSAttributeType", "NSAttributeType.undefinedAttributeType",
      "NSAttributeType.integer16AttributeType", "NSAttributeType.integer32AttributeType",
      "NSAttributeType.integer64AttributeType", "NSAttributeType.decimalAttributeType",
      "NSAttributeType.doubleAttributeType", "NSAttributeType.floatAttributeType",
      "NSAttributeType.stringAttributeType", "NSAttributeType.booleanAttributeType",
      "NSAttributeType.dateAttributeType", "NSAttributeType.binaryDataAttributeType",
      "NSAttributeType.UUIDAttributeType", "NSAttributeType.URIAttributeType",
      "NSAttributeType.transformableAttributeType", "NSAttributeType.objectIDAttributeType",
      "NSAttributeType.compositeAttributeType"))
  func kindsOfAttributesByTheirOldNames() {
    let numbers: [(UInt, UInt)] = [
      (NSAttributeType.undefinedAttributeType.rawValue, 0),
      (NSAttributeType.integer16AttributeType.rawValue, 100),
      (NSAttributeType.integer32AttributeType.rawValue, 200),
      (NSAttributeType.integer64AttributeType.rawValue, 300),
      (NSAttributeType.decimalAttributeType.rawValue, 400),
      (NSAttributeType.doubleAttributeType.rawValue, 500),
      (NSAttributeType.floatAttributeType.rawValue, 600),
      (NSAttributeType.stringAttributeType.rawValue, 700),
      (NSAttributeType.booleanAttributeType.rawValue, 800),
      (NSAttributeType.dateAttributeType.rawValue, 900),
      (NSAttributeType.binaryDataAttributeType.rawValue, 1000),
      (NSAttributeType.UUIDAttributeType.rawValue, 1100),
      (NSAttributeType.URIAttributeType.rawValue, 1200),
      (NSAttributeType.transformableAttributeType.rawValue, 1800),
      (NSAttributeType.objectIDAttributeType.rawValue, 2000),
      (NSAttributeType.compositeAttributeType.rawValue, 2100),
    ]
    #expect(numbers.map(\.0) == numbers.map(\.1))
  }

  @Test(
    .shows(
      "NSAttributeDescription.AttributeType", "NSAttributeDescription.AttributeType.undefined",
      "NSAttributeDescription.AttributeType.integer16",
      "NSAttributeDescription.AttributeType.integer32",
      "NSAttributeDescription.AttributeType.integer64",
      "NSAttributeDescription.AttributeType.decimal",
      "NSAttributeDescription.AttributeType.double",
      "NSAttributeDescription.AttributeType.float",
      "NSAttributeDescription.AttributeType.string",
      "NSAttributeDescription.AttributeType.boolean",
      "NSAttributeDescription.AttributeType.date",
      "NSAttributeDescription.AttributeType.binaryData",
      "NSAttributeDescription.AttributeType.uuid", "NSAttributeDescription.AttributeType.uri",
      "NSAttributeDescription.AttributeType.transformable",
      "NSAttributeDescription.AttributeType.objectID",
      "NSAttributeDescription.AttributeType.composite"))
  func kindsOfAttributes() {
    let numbers: [(UInt, UInt)] = [
      (NSAttributeDescription.AttributeType.undefined.rawValue, 0),
      (NSAttributeDescription.AttributeType.integer16.rawValue, 100),
      (NSAttributeDescription.AttributeType.integer32.rawValue, 200),
      (NSAttributeDescription.AttributeType.integer64.rawValue, 300),
      (NSAttributeDescription.AttributeType.decimal.rawValue, 400),
      (NSAttributeDescription.AttributeType.double.rawValue, 500),
      (NSAttributeDescription.AttributeType.float.rawValue, 600),
      (NSAttributeDescription.AttributeType.string.rawValue, 700),
      (NSAttributeDescription.AttributeType.boolean.rawValue, 800),
      (NSAttributeDescription.AttributeType.date.rawValue, 900),
      (NSAttributeDescription.AttributeType.binaryData.rawValue, 1000),
      (NSAttributeDescription.AttributeType.uuid.rawValue, 1100),
      (NSAttributeDescription.AttributeType.uri.rawValue, 1200),
      (NSAttributeDescription.AttributeType.transformable.rawValue, 1800),
      (NSAttributeDescription.AttributeType.objectID.rawValue, 2000),
      (NSAttributeDescription.AttributeType.composite.rawValue, 2100),
    ]
    #expect(numbers.map(\.0) == numbers.map(\.1))
  }

  @Test(
    .shows(
      "NSDeleteRule", "NSDeleteRule.noActionDeleteRule", "NSDeleteRule.nullifyDeleteRule",
      "NSDeleteRule.cascadeDeleteRule", "NSDeleteRule.denyDeleteRule"))
  func rulesOfDeletion() {
    let numbers: [(UInt, UInt)] = [
      (NSDeleteRule.noActionDeleteRule.rawValue, 0),
      (NSDeleteRule.nullifyDeleteRule.rawValue, 1),
      (NSDeleteRule.cascadeDeleteRule.rawValue, 2),
      (NSDeleteRule.denyDeleteRule.rawValue, 3),
    ]
    #expect(numbers.map(\.0) == numbers.map(\.1))
  }

  @Test(
    .shows(
      "NSManagedObjectContextConcurrencyType",
      "NSManagedObjectContextConcurrencyType.confinementConcurrencyType",
      "NSManagedObjectContextConcurrencyType.privateQueueConcurrencyType",
      "NSManagedObjectContextConcurrencyType.mainQueueConcurrencyType"))
  func queuesOfContexts() {
    let numbers: [(UInt, UInt)] = [
      (NSManagedObjectContextConcurrencyType.confinementConcurrencyType.rawValue, 0),
      (NSManagedObjectContextConcurrencyType.privateQueueConcurrencyType.rawValue, 1),
      (NSManagedObjectContextConcurrencyType.mainQueueConcurrencyType.rawValue, 2),
    ]
    #expect(numbers.map(\.0) == numbers.map(\.1))
  }

  @Test(
    .shows(
      "NSMergePolicyType", "NSMergePolicyType.errorMergePolicyType",
      "NSMergePolicyType.mergeByPropertyStoreTrumpMergePolicyType",
      "NSMergePolicyType.mergeByPropertyObjectTrumpMergePolicyType",
      "NSMergePolicyType.overwriteMergePolicyType", "NSMergePolicyType.rollbackMergePolicyType"))
  func kindsOfMergePolicies() {
    let numbers: [(UInt, UInt)] = [
      (NSMergePolicyType.errorMergePolicyType.rawValue, 0),
      (NSMergePolicyType.mergeByPropertyStoreTrumpMergePolicyType.rawValue, 1),
      (NSMergePolicyType.mergeByPropertyObjectTrumpMergePolicyType.rawValue, 2),
      (NSMergePolicyType.overwriteMergePolicyType.rawValue, 3),
      (NSMergePolicyType.rollbackMergePolicyType.rawValue, 4),
    ]
    #expect(numbers.map(\.0) == numbers.map(\.1))
  }

  @Test(
    .shows(
      "NSFetchRequestResultType", "NSFetchRequestResultType.managedObjectResultType",
      "NSFetchRequestResultType.managedObjectIDResultType",
      "NSFetchRequestResultType.dictionaryResultType", "NSFetchRequestResultType.countResultType"))
  func resultsOfFetches() {
    let numbers: [(UInt, UInt)] = [
      (NSFetchRequestResultType.managedObjectResultType.rawValue, 0),
      (NSFetchRequestResultType.managedObjectIDResultType.rawValue, 1),
      (NSFetchRequestResultType.dictionaryResultType.rawValue, 2),
      (NSFetchRequestResultType.countResultType.rawValue, 4),
    ]
    #expect(numbers.map(\.0) == numbers.map(\.1))
  }

  @Test(
    .shows(
      "NSFetchedResultsChangeType", "NSFetchedResultsChangeType.insert",
      "NSFetchedResultsChangeType.delete", "NSFetchedResultsChangeType.move",
      "NSFetchedResultsChangeType.update"))
  func changesOfResults() {
    let numbers: [(UInt, UInt)] = [
      (NSFetchedResultsChangeType.insert.rawValue, 1),
      (NSFetchedResultsChangeType.delete.rawValue, 2),
      (NSFetchedResultsChangeType.move.rawValue, 3),
      (NSFetchedResultsChangeType.update.rawValue, 4),
    ]
    #expect(numbers.map(\.0) == numbers.map(\.1))
  }

  @Test(
    .shows(
      "NSBatchDeleteRequestResultType", "NSBatchDeleteRequestResultType.resultTypeStatusOnly",
      "NSBatchDeleteRequestResultType.resultTypeObjectIDs",
      "NSBatchDeleteRequestResultType.resultTypeCount"))
  func resultsOfBatchDeletions() {
    let numbers: [(UInt, UInt)] = [
      (NSBatchDeleteRequestResultType.resultTypeStatusOnly.rawValue, 0),
      (NSBatchDeleteRequestResultType.resultTypeObjectIDs.rawValue, 1),
      (NSBatchDeleteRequestResultType.resultTypeCount.rawValue, 2),
    ]
    #expect(numbers.map(\.0) == numbers.map(\.1))
  }

  @Test(
    .shows(
      "NSBatchUpdateRequestResultType", "NSBatchUpdateRequestResultType.statusOnlyResultType",
      "NSBatchUpdateRequestResultType.updatedObjectIDsResultType",
      "NSBatchUpdateRequestResultType.updatedObjectsCountResultType"))
  func resultsOfBatchUpdates() {
    let numbers: [(UInt, UInt)] = [
      (NSBatchUpdateRequestResultType.statusOnlyResultType.rawValue, 0),
      (NSBatchUpdateRequestResultType.updatedObjectIDsResultType.rawValue, 1),
      (NSBatchUpdateRequestResultType.updatedObjectsCountResultType.rawValue, 2),
    ]
    #expect(numbers.map(\.0) == numbers.map(\.1))
  }

  @Test(
    .shows(
      "NSBatchInsertRequestResultType", "NSBatchInsertRequestResultType.statusOnly",
      "NSBatchInsertRequestResultType.objectIDs", "NSBatchInsertRequestResultType.count"))
  func resultsOfBatchInsertions() {
    let numbers: [(UInt, UInt)] = [
      (NSBatchInsertRequestResultType.statusOnly.rawValue, 0),
      (NSBatchInsertRequestResultType.objectIDs.rawValue, 1),
      (NSBatchInsertRequestResultType.count.rawValue, 2),
    ]
    #expect(numbers.map(\.0) == numbers.map(\.1))
  }

  @Test(
    .shows(
      "NSPersistentHistoryResultType", "NSPersistentHistoryResultType.statusOnly",
      "NSPersistentHistoryResultType.objectIDs", "NSPersistentHistoryResultType.count",
      "NSPersistentHistoryResultType.transactionsOnly",
      "NSPersistentHistoryResultType.changesOnly",
      "NSPersistentHistoryResultType.transactionsAndChanges"))
  func resultsOfHistory() {
    let numbers: [(Int, Int)] = [
      (NSPersistentHistoryResultType.statusOnly.rawValue, 0),
      (NSPersistentHistoryResultType.objectIDs.rawValue, 1),
      (NSPersistentHistoryResultType.count.rawValue, 2),
      (NSPersistentHistoryResultType.transactionsOnly.rawValue, 3),
      (NSPersistentHistoryResultType.changesOnly.rawValue, 4),
      (NSPersistentHistoryResultType.transactionsAndChanges.rawValue, 5),
    ]
    #expect(numbers.map(\.0) == numbers.map(\.1))
  }

  @Test(
    .shows(
      "NSPersistentHistoryChangeType", "NSPersistentHistoryChangeType.insert",
      "NSPersistentHistoryChangeType.update", "NSPersistentHistoryChangeType.delete"))
  func changesInHistory() {
    let numbers: [(Int, Int)] = [
      (NSPersistentHistoryChangeType.insert.rawValue, 0),
      (NSPersistentHistoryChangeType.update.rawValue, 1),
      (NSPersistentHistoryChangeType.delete.rawValue, 2),
    ]
    #expect(numbers.map(\.0) == numbers.map(\.1))
  }
}
