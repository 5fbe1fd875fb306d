import Foundation
import SimulatedCoreData

/// A schema and its stores.
///
/// Simulated: stores are Core Data's, in SQLite, shared with every process that opens the same
/// file; an older store is migrated where the way can be found out. Differs: the reason why a store
/// can't be opened is written to standard error in one line.
public final class ModelContainer: @unchecked Sendable {
  // Nothing changes after it is made; the context for the main actor is made there.

  /// The classes.
  public let schema: Schema
  /// The stores.
  public let configurations: Set<ModelConfiguration>
  /// The way from older versions.
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  let coordinator: NSPersistentStoreCoordinator
  @MainActor private var main: ModelContext?

  /// Makes a container for classes.
  ///
  /// - Throws: `SwiftDataError.loadIssueModelContainer` if a store can't be opened.
  public convenience init(
    for forTypes: any PersistentModel.Type...,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(
      for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Makes a container for a schema.
  public convenience init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: givenSchema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Makes a container for a schema.
  public init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    let configurations = configurations.isEmpty ? [ModelConfiguration()] : configurations
    schema = givenSchema
    self.configurations = Set(configurations)
    self.migrationPlan = migrationPlan
    let opening = StoreOpening(schema: givenSchema, configurations: configurations)
    if let migrationPlan { try Migration(plan: migrationPlan, configurations).run() }
    coordinator = try opening.open()
  }

  /// The context for the main actor, which saves by itself.
  @MainActor public var mainContext: ModelContext {
    if let main { return main }
    let context = ModelContext(self, isMain: true)
    context.autosaveEnabled = true
    main = context
    return context
  }

  /// Deletes all objects.
  public func deleteAllData() {
    let context = ModelContext(self, isMain: false)
    for type in schema.types { try? context.deleteAll(type) }
    try? context.save()
  }

  /// Deletes all objects.
  ///
  /// Simulated: as `deleteAllData`; the file stays.
  public func erase() throws { deleteAllData() }
}

extension ModelContainer: Equatable {
  /// Whether they are the same container.
  public static func == (first: ModelContainer, second: ModelContainer) -> Bool {
    first === second
  }
}
