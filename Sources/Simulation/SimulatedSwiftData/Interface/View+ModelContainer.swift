import Foundation
public import SimulatedSwiftUI

extension EnvironmentValues {
  /// The context that the views' queries fetch from.
  ///
  /// Simulated: that of the nearest container. Without one, it belongs to a container without
  /// classes, so that fetching ends the program, as on iOS.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

private struct ModelContextKey: EnvironmentKey {
  static var defaultValue: ModelContext { NoContainer.context }
}

/// The context of views without a container.
private enum NoContainer {
  // There is nothing in it that two threads could change.
  nonisolated(unsafe) static let context: ModelContext = {
    do {
      let memory = ModelConfiguration(isStoredInMemoryOnly: true)
      return ModelContext(
        try ModelContainer(for: Schema([]), configurations: [memory]), isMain: true)
    } catch {
      preconditionFailure(ModelWords.noContainer("\(error)"))
    }
  }()
}

extension View {
  /// Sets the context of the views inside.
  public func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }

  /// Sets the container of the views inside.
  public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }

  /// Makes a container for the views inside.
  ///
  /// Simulated: made once; one that can't be made ends the program unless `onSetup` is given.
  /// Differs: `isUndoEnabled` has no effect.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  /// Makes a container for the views inside.
  ///
  /// Simulated: as for one class.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    environment(
      \.modelContext,
      MadeContainers.context(of: modelTypes, inMemory, isAutosaveEnabled, onSetup))
  }
}

extension Scene {
  /// Sets the context of the views inside.
  public func modelContext(_ modelContext: ModelContext) -> some Scene {
    environment(\.modelContext, modelContext)
  }

  /// Sets the container of the views inside.
  public func modelContainer(_ container: ModelContainer) -> some Scene {
    environment(\.modelContext, container.mainContext)
  }

  /// Makes a container for the views inside.
  ///
  /// Simulated: as with views.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  /// Makes a container for the views inside.
  ///
  /// Simulated: as with views.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    environment(
      \.modelContext,
      MadeContainers.context(of: modelTypes, inMemory, isAutosaveEnabled, onSetup))
  }
}

/// The containers that modifiers have made: a body is evaluated often, its container made once.
@MainActor private enum MadeContainers {
  private struct Key: Hashable {
    let types: [ObjectIdentifier]
    let inMemory: Bool
  }

  private static var made: [Key: ModelContainer] = [:]

  static func context(
    of types: [any PersistentModel.Type], _ inMemory: Bool, _ savesByItself: Bool,
    _ onSetup: (Result<ModelContainer, any Error>) -> Void
  ) -> ModelContext {
    let key = Key(types: types.map { ObjectIdentifier($0) }, inMemory: inMemory)
    if let known = made[key] { return known.mainContext }
    do {
      let container = try ModelContainer(
        for: Schema(types),
        configurations: ModelConfiguration(isStoredInMemoryOnly: inMemory))
      made[key] = container
      container.mainContext.autosaveEnabled = savesByItself
      onSetup(.success(container))
      return container.mainContext
    } catch {
      onSetup(.failure(error))
      preconditionFailure(ModelWords.noContainer("\(error)"))
    }
  }
}
