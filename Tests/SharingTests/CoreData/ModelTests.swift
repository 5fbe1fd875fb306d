import Foundation
import SimulatedCoreData
import TestSupport
import Testing

@Suite("A managed object model") @MainActor
struct ModelTests {
  @Test(
    .shows(
      "NSManagedObjectModel.init()", "NSManagedObjectModel.entities",
      "NSManagedObjectModel.entitiesByName", "NSEntityDescription.managedObjectModel",
      "NSEntityDescription.init()", "NSEntityDescription.name",
      "NSEntityDescription.managedObjectClassName", "NSEntityDescription.properties",
      "NSEntityDescription.propertiesByName", "NSEntityDescription.attributesByName",
      "NSEntityDescription.relationshipsByName",
      "NSEntityDescription.relationships(forDestination:)", "NSPropertyDescription.entity",
      "NSPropertyDescription.init()"))
  func isMadeOfEntitiesAndTheirProperties() throws {
    let model = Library.model()
    #expect(model.entities.map(\.name) == ["Author", "Book", "Tag"])
    let book = try #require(model.entitiesByName["Book"])
    let author = try #require(model.entitiesByName["Author"])
    #expect(book.managedObjectModel === model)
    #expect(book.managedObjectClassName == NSStringFromClass(Book.self))
    #expect(author.managedObjectClassName == "NSManagedObject")
    #expect(book.properties.map(\.name) == ["title", "pages", "author", "tags"])
    #expect(book.properties.allSatisfy { $0.entity === book })
    #expect(Set(book.propertiesByName.keys) == ["title", "pages", "author", "tags"])
    #expect(Set(book.attributesByName.keys) == ["title", "pages"])
    #expect(Set(book.relationshipsByName.keys) == ["author", "tags"])
    #expect(book.relationships(forDestination: author).map(\.name) == ["author"])
  }

  @Test(
    .shows(
      "NSEntityDescription.subentities", "NSEntityDescription.subentitiesByName",
      "NSEntityDescription.superentity", "NSEntityDescription.isKindOf(entity:)",
      "NSEntityDescription.isAbstract", "NSEntityDescription.properties"))
  func hasEntitiesBelowOthers() throws {
    let top = NSEntityDescription()
    top.name = "Top"
    top.isAbstract = true
    top.properties = [Library.attribute("a", .stringAttributeType)]
    let below = NSEntityDescription()
    below.name = "Below"
    below.properties = [Library.attribute("b", .stringAttributeType)]
    top.subentities = [below]
    #expect(top.subentitiesByName["Below"] === below)
    #expect(below.superentity === top)
    #expect(below.properties.map(\.name) == ["a", "b"])
    #expect(below.isKindOf(entity: top))
    #expect(below.isKindOf(entity: below))
    #expect(!top.isKindOf(entity: below))
  }

  @Test(.shows("NSEntityDescription.isAbstract"))
  func anAbstractEntityHasNoObjects() async {
    await #expect(processExitsWith: .failure) {
      try await MainActor.run {
        let model = Library.model(of: [])
        model.entities[0].isAbstract = true
        let library = try Library(model: model)
        defer { library.remove() }
        library.object()
      }
    }
  }

  @Test(.shows("NSPersistentStoreCoordinator.init(managedObjectModel:)"))
  func cannotBeChangedOnceItIsInUse() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let model = Library.model()
        _ = NSPersistentStoreCoordinator(managedObjectModel: model)
        model.entities[0].name = "Writer"
      }
    }
  }

  struct Change: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let change: @Sendable (NSEntityDescription) -> Void
    let isOther: Bool
  }

  @Test(
    .shows(
      "NSEntityDescription.versionHash", "NSEntityDescription.versionHashModifier",
      "NSPropertyDescription.versionHash", "NSPropertyDescription.versionHashModifier",
      "NSEntityDescription.userInfo", "NSPropertyDescription.userInfo"),
    arguments: [
      Change(testDescription: "nothing", change: { _ in }, isOther: false),
      Change(testDescription: "a name", change: { $0.name = "Novel" }, isOther: true),
      Change(
        testDescription: "a type",
        change: { $0.attributesByName["pages"]?.attributeType = .integer64AttributeType },
        isOther: true),
      Change(
        testDescription: "optional", change: { $0.attributesByName["title"]?.isOptional = true },
        isOther: true),
      Change(
        testDescription: "a default", change: { $0.attributesByName["pages"]?.defaultValue = 9 },
        isOther: false),
      Change(
        testDescription: "the entity's modifier", change: { $0.versionHashModifier = "2" },
        isOther: true),
      Change(
        testDescription: "a property's modifier",
        change: { $0.propertiesByName["pages"]?.versionHashModifier = "2" }, isOther: true),
      Change(
        testDescription: "notes",
        change: {
          $0.userInfo = ["a": 1]
          $0.propertiesByName["pages"]?.userInfo = ["a": 1]
        }, isOther: false),
    ])
  func itsHashesTellFormsApart(_ given: Change) throws {
    // As on iOS, entities don't retain related entities: the models do.
    let models = [Library.model(), Library.model()]
    defer { withExtendedLifetime(models) {} }
    let old = try #require(models[0].entitiesByName["Book"])
    let new = try #require(models[1].entitiesByName["Book"])
    given.change(new)
    #expect((old.versionHash != new.versionHash) == given.isOther)
    #expect(old.versionHash.count == 32)
    let properties = zip(old.properties, new.properties)
    #expect(
      properties.filter { $0.versionHash != $1.versionHash }.count
        <= (given.isOther ? 1 : 0))
    #expect(old.properties[0].versionHash != old.properties[1].versionHash)
  }

  @Test(
    .shows(
      "NSManagedObjectModel.configurations",
      "NSManagedObjectModel.setEntities(_:forConfigurationName:)",
      "NSManagedObjectModel.entities(forConfigurationName:)",
      "NSPersistentStoreDescription.configuration", "NSPersistentStore.configurationName"))
  func hasConfigurationsForItsStores() throws {
    let model = Library.model(of: [Library.attribute("text", .stringAttributeType)])
    let note = NSEntityDescription()
    note.name = "Note"
    model.entities += [note]
    model.setEntities([note], forConfigurationName: "Notes")
    model.setEntities([model.entities[0]], forConfigurationName: "Things")
    #expect(model.configurations == ["Notes", "Things"])
    #expect(model.entities(forConfigurationName: "Notes")?.map(\.name) == ["Note"])
    #expect(model.entities(forConfigurationName: nil)?.map(\.name) == ["Thing", "Note"])
    #expect(model.entities(forConfigurationName: "None") == nil)
    let container = NSPersistentContainer(name: "Two", managedObjectModel: model)
    container.persistentStoreDescriptions = ["Notes", "Things"].map { name in
      let description = NSPersistentStoreDescription()
      description.type = NSInMemoryStoreType
      description.configuration = name
      return description
    }
    container.loadPersistentStores { #expect($1 == nil) }
    let context = container.viewContext
    let objects = ["Note", "Thing"].map {
      NSEntityDescription.insertNewObject(forEntityName: $0, into: context)
    }
    try context.save()
    #expect(
      objects.map(\.objectID.persistentStore?.configurationName) == ["Notes", "Things"])
  }

  @Test(
    .shows(
      "NSManagedObjectModel.fetchRequestTemplatesByName",
      "NSManagedObjectModel.setFetchRequestTemplate(_:forName:)",
      "NSManagedObjectModel.fetchRequestTemplate(forName:)",
      "NSManagedObjectModel.fetchRequestFromTemplate(withName:substitutionVariables:)"))
  func keepsRequests() throws {
    let model = Library.model()
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Book")
    request.predicate = Library.condition("pages > $LEAST")
    model.setFetchRequestTemplate(request, forName: "long")
    #expect(model.fetchRequestTemplate(forName: "long") === request)
    #expect(model.fetchRequestTemplatesByName.keys.sorted() == ["long"])
    let filled = try #require(
      model.fetchRequestFromTemplate(withName: "long", substitutionVariables: ["LEAST": 5]))
    #expect(filled !== request)
    #expect(filled.predicate?.predicateFormat == "pages > 5")
    #expect(
      model.fetchRequestFromTemplate(withName: "none", substitutionVariables: [:]) == nil)
  }

  @Test(
    .shows(
      "NSManagedObjectModel.copy(with:)", "NSManagedObjectModel.versionIdentifiers",
      "NSManagedObjectModel.init(byMerging:)"))
  func isCopiedAndMerged() throws {
    let model = Library.model(rule: .cascadeDeleteRule, unique: true)
    model.versionIdentifiers = ["1"]
    model.setEntities([model.entities[0]], forConfigurationName: "Some")
    let copy = try #require(model.copy() as? NSManagedObjectModel)
    #expect(copy.entityVersionHashesByName == model.entityVersionHashesByName)
    #expect(copy.entities.map(\.name) == model.entities.map(\.name))
    #expect(copy.entities[1] !== model.entities[1])
    #expect(copy.versionIdentifiers == ["1"])
    #expect(copy.entities(forConfigurationName: "Some")?.map(\.name) == ["Author"])
    let books = copy.entitiesByName["Author"]?.relationshipsByName["books"]
    #expect(books?.deleteRule == .cascadeDeleteRule)
    #expect(books?.inverseRelationship?.entity === copy.entitiesByName["Book"])
    #expect(copy.entitiesByName["Book"]?.uniquenessConstraints as? [[String]] == [["title"]])
    let thing = Library.model(of: [Library.attribute("text", .stringAttributeType)])
    let merged = try #require(NSManagedObjectModel(byMerging: [model, thing]))
    #expect(merged.entities.map(\.name) == ["Author", "Book", "Tag", "Thing"])
  }

  @Test(.shows("NSManagedObjectModel.mergedModel(from:)"))
  func isMergedFromTheModelsOfBundles() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("models-\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["A", "B"] {
      let version = folder.appendingPathComponent("\(name).momd/\(name).xcdatamodel")
      try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
      try Data("<model><entity name=\"\(name)\"></entity></model>".utf8)
        .write(to: version.appendingPathComponent("contents"))
    }
    let bundle = try #require(Bundle(url: folder))
    let model = try #require(NSManagedObjectModel.mergedModel(from: [bundle]))
    #expect(model.entitiesByName.keys.sorted() == ["A", "B"])
  }
}
