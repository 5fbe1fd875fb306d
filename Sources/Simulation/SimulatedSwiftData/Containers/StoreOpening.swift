import Foundation
import SimulatedCoreData

/// Opens a container's stores.
struct StoreOpening {
  let schema: Schema
  let configurations: [ModelConfiguration]

  func open() throws -> NSPersistentStoreCoordinator {
    let model = schema.managedObjectModel()
    for (index, configuration) in configurations.enumerated() {
      guard let own = configuration.schema else { continue }
      let names = Set(own.types.map { Schema.entityName(of: $0) })
      model.setEntities(
        model.entities.filter { names.contains($0.name ?? "") },
        forConfigurationName: name(of: index))
    }
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    for (index, configuration) in configurations.enumerated() {
      let isPart = configurations.count > 1 && configuration.schema != nil
      do {
        try coordinator.addPersistentStore(
          ofType: configuration.isStoredInMemoryOnly ? NSInMemoryStoreType : NSSQLiteStoreType,
          configurationName: isPart ? name(of: index) : nil, at: configuration.url,
          options: options(of: configuration))
      } catch {
        Self.say(configuration, error as NSError)
        throw SwiftDataError.loadIssueModelContainer
      }
    }
    return coordinator
  }

  private func name(of index: Int) -> String { "configuration \(index)" }

  /// As SwiftData's stores have them (observed): they keep a history and tell of changes.
  private func options(of configuration: ModelConfiguration) -> [AnyHashable: Any] {
    [
      NSMigratePersistentStoresAutomaticallyOption: true,
      NSInferMappingModelAutomaticallyOption: true,
      NSPersistentHistoryTrackingKey: true,
      NSPersistentStoreRemoteChangeNotificationPostOptionKey: true,
      NSReadOnlyPersistentStoreOption: !configuration.allowsSave,
    ]
  }

  private static func say(_ configuration: ModelConfiguration, _ error: NSError) {
    let reason = (error.userInfo["reason"] as? String) ?? error.localizedDescription
    let line = StoreWords.unopened(configuration.url.lastPathComponent, error.code, reason)
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}

/// Goes through the stages of a migration plan that a store needs.
struct Migration {
  let plan: any SchemaMigrationPlan.Type
  let configurations: [ModelConfiguration]

  init(plan: any SchemaMigrationPlan.Type, _ configurations: [ModelConfiguration]) {
    self.plan = plan
    self.configurations = configurations
  }

  func run() throws {
    for stage in plan.stages where try isNeeded(stage) {
      guard case .custom(_, _, let before, let after) = stage else {
        _ = try container(stage.to)
        continue
      }
      if let before { try work(try container(stage.from), before) }
      let migrated = try container(stage.to)
      if let after { try work(migrated, after) }
    }
  }

  private func work(_ container: ModelContainer, _ body: (ModelContext) throws -> Void) throws {
    let context = ModelContext(container, isMain: false)
    try body(context)
    try context.save()
  }

  private func container(_ version: any VersionedSchema.Type) throws -> ModelContainer {
    try ModelContainer(for: Schema(versionedSchema: version), configurations: configurations)
  }

  /// Whether a store has the version that the stage begins with.
  private func isNeeded(_ stage: MigrationStage) throws -> Bool {
    let model = Schema(versionedSchema: stage.from).managedObjectModel()
    return configurations.contains { configuration in
      guard !configuration.isStoredInMemoryOnly,
        FileManager.default.fileExists(atPath: configuration.url.path),
        let metadata = try? NSPersistentStoreCoordinator.metadataForPersistentStore(
          ofType: NSSQLiteStoreType, at: configuration.url)
      else { return false }
      return model.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata)
    }
  }
}
