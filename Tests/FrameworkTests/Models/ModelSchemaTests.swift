import Foundation
import SimulatedSwiftData
import TestSupport
import Testing

private enum First: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Page.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }

  @Model final class Page {
    var address: String

    init(_ address: String) { self.address = address }
  }
}

private enum Second: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Page.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(2, 0, 0) }

  @Model final class Page {
    @Attribute(originalName: "address") var link: String
    var visits = 1
    var words: String?

    init(_ link: String) { self.link = link }
  }
}

private enum Third: VersionedSchema {
  static var models: [any PersistentModel.Type] { [Page.self] }
  static var versionIdentifier: Schema.Version { Schema.Version(3, 0, 0) }

  @Model final class Page {
    var link: String
    @Attribute(hashModifier: "counted anew") var visits = 1
    var words: String?

    init(_ link: String) { self.link = link }
  }
}

private enum Plan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [First.self, Second.self, Third.self] }
  static var stages: [MigrationStage] {
    [
      .custom(
        fromVersion: First.self, toVersion: Second.self,
        willMigrate: { context in
          for page in try context.fetch(FetchDescriptor<First.Page>()) { page.address += "!" }
        },
        didMigrate: { context in
          for page in try context.fetch(FetchDescriptor<Second.Page>()) { page.words = "new" }
        }),
      .lightweight(fromVersion: Second.self, toVersion: Third.self),
    ]
  }
}

/// Schemas, their versions, and the ways between these.
@Suite struct ModelSchemaTests {
  @Test(
    .shows("Schema", "Schema.init(_: any PersistentModel.Type..., version:)", "Schema.entities"),
    .shows("Schema.init(_: [any PersistentModel.Type], version:)", "Schema.entitiesByName"),
    .shows("Schema.entity(for:)", "Schema.Entity", "Schema.Entity.name"),
    .shows("Schema.Entity.storedPropertyNames", "Schema.Entity.uniquenessConstraints"),
    .shows("Schema.PropertyMetadata", "SchemaProperty"),
    .shows("Schema.PropertyMetadata.init(name:keypath:defaultValue:metadata:)"))
  func aSchemaHasTheClassesAndThoseThatTheyAreRelatedTo() {
    let schema = Schema([ShelfNote.self])
    #expect(schema.entities.map(\.name) == ["ShelfNote", "ShelfBook", "ShelfTag"])
    #expect(schema.entitiesByName.keys.sorted() == ["ShelfBook", "ShelfNote", "ShelfTag"])
    let book = schema.entity(for: ShelfBook.self)
    #expect(book?.storedPropertyNames == ["title", "year", "subtitle", "notes", "tags"])
    #expect(book?.uniquenessConstraints == [["title", "year"]])
    #expect(schema.entity(for: ShelfTag.self)?.uniquenessConstraints == [["name"]])
    #expect(schema.entity(for: Single.self) == nil)
    #expect(Schema(Single.self, Double1.self).entities.map(\.name) == ["Single", "Double1"])
  }

  @Test(
    .shows("Schema.==(_:_:)", "Schema.hash(into:)", "Schema.version"),
    .shows("Schema.init(versionedSchema:)", "VersionedSchema", "VersionedSchema.models"),
    .shows("VersionedSchema.versionIdentifier"))
  func schemasAreEqualByTheirClassesAndVersions() {
    let schema = Schema(versionedSchema: Second.self)
    #expect(schema.version == Schema.Version(2, 0, 0))
    #expect(schema == Schema([Second.Page.self], version: Schema.Version(2, 0, 0)))
    #expect(schema != Schema([Second.Page.self]))
    #expect(schema != Schema([First.Page.self], version: Schema.Version(2, 0, 0)))
    #expect(Set([schema, Schema(versionedSchema: Second.self)]).count == 1)
    #expect(Set([schema, Schema(versionedSchema: First.self)]).count == 2)
    #expect(schema.hashValue != Schema(versionedSchema: First.self).hashValue)
  }

  @Test(
    .shows("Schema.Version", "Schema.Version.init(_:_:_:)", "Schema.Version.<(_:_:)"),
    .shows("Schema.Version.description", "Schema.Version.major", "Schema.Version.minor"),
    .shows("Schema.Version.patch"))
  func versionsAreOrdered() {
    let versions = [(1, 0, 0), (1, 0, 2), (1, 3, 0), (2, 0, 0)].map {
      Schema.Version($0.0, $0.1, $0.2)
    }
    #expect(versions.reversed().sorted() == versions)
    #expect(versions.map(\.description) == ["1.0.0", "1.0.2", "1.3.0", "2.0.0"])
    #expect((versions[2].major, versions[2].minor, versions[1].patch) == (1, 3, 2))
  }

  @Test(
    .shows("SchemaMigrationPlan", "SchemaMigrationPlan.schemas", "SchemaMigrationPlan.stages"),
    .shows(
      "MigrationStage", "MigrationStage.custom(fromVersion:toVersion:willMigrate:didMigrate:)"),
    .shows("MigrationStage.lightweight(fromVersion:toVersion:)", "ModelContainer.migrationPlan"))
  func aStoreGoesThroughTheStagesItNeeds() throws {
    let folder = try TemporaryFolder()
    let configuration = ModelConfiguration(url: folder.file("Pages.store"))
    let old = ModelContext(
      try ModelContainer(for: First.Page.self, configurations: configuration))
    old.insert(First.Page("a"))
    try old.save()
    let container = try ModelContainer(
      for: Third.Page.self, migrationPlan: Plan.self, configurations: configuration)
    #expect(container.migrationPlan is Plan.Type)
    #expect(Plan.schemas.count == 3)
    #expect(try container.read(Third.Page.self, \.link) == ["a!"])
    #expect(try container.read(Third.Page.self, \.words) == ["new"])
    #expect(try container.read(Third.Page.self, \.visits) == [1])
    let again = try ModelContainer(
      for: Third.Page.self, migrationPlan: Plan.self, configurations: configuration)
    #expect(try again.read(Third.Page.self, \.link) == ["a!"])
  }

  @Test func aPropertyWithAnInitialValueNeedsNoPlan() throws {
    let folder = try TemporaryFolder()
    let configuration = ModelConfiguration(url: folder.file("Pages.store"))
    let old = ModelContext(
      try ModelContainer(for: First.Page.self, configurations: configuration))
    old.insert(First.Page("a"))
    try old.save()
    let container = try ModelContainer(for: Second.Page.self, configurations: configuration)
    #expect(
      try container.read(Second.Page.self) { "\($0.link) \($0.visits) \($0.words ?? "-")" } == [
        "a 1 -"
      ])
  }
}
