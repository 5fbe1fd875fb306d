import Foundation
import SimulatedCoreData
import TestSupport
import Testing

@Suite("A model file from Xcode") @MainActor
struct ModelFileTests {
  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
      <entity name="Note" representedClassName="Note" syncable="YES">
        <attribute name="text" attributeType="String" defaultValueString="-" maxValueString="5"/>
        <attribute name="count" optional="YES" attributeType="Integer 32" elementID="number"/>
        <relationship name="tags" optional="YES" toMany="YES" deletionRule="Cascade" \
    destinationEntity="Tag" inverseName="note" inverseEntity="Tag"/>
        <uniquenessConstraints><uniquenessConstraint><constraint value="text"/>\
    </uniquenessConstraint></uniquenessConstraints>
      </entity>
      <entity name="Tag">
        <relationship name="note" optional="YES" maxCount="1" deletionRule="Nullify" \
    destinationEntity="Note" inverseName="tags" inverseEntity="Note"/>
      </entity>
    </model>
    """

  @Test(.shows("NSManagedObjectModel.init(contentsOf:)"))
  func isReadFromItsFolder() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("model-\(UUID().uuidString).momd")
    defer { try? FileManager.default.removeItem(at: folder) }
    let version = folder.appendingPathComponent("Notes.xcdatamodel")
    try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
    try Data(Self.text.utf8).write(to: version.appendingPathComponent("contents"))
    let model = try #require(NSManagedObjectModel(contentsOf: folder))
    let note = try #require(model.entitiesByName["Note"])
    let text = try #require(note.attributesByName["text"])
    #expect(text.type == .string)
    #expect(!text.isOptional)
    #expect(text.defaultValue as? String == "-")
    #expect(note.attributesByName["count"]?.renamingIdentifier == "number")
    #expect(note.relationshipsByName["tags"]?.deleteRule == .cascadeDeleteRule)
    #expect(note.relationshipsByName["tags"]?.inverseRelationship?.name == "note")
    #expect(note.uniquenessConstraints as? [[String]] == [["text"]])
    let container = NSPersistentContainer(name: "Notes", managedObjectModel: model)
    container.persistentStoreDescriptions = [
      NSPersistentStoreDescription(url: URL(fileURLWithPath: "/dev/null"))
    ]
    container.loadPersistentStores { #expect($1 == nil) }
    let object = NSEntityDescription.insertNewObject(
      forEntityName: "Note", into: container.viewContext)
    object.setValue("too long", forKey: "text")
    let error = #expect(throws: NSError.self) { try container.viewContext.save() }
    #expect(error?.code == NSValidationStringTooLongError)
  }
}
