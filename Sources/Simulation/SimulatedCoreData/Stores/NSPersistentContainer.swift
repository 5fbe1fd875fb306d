public import Foundation

/// A model, a coordinator and a context for the main queue, in one.
///
/// Simulated: the model is looked up in the main bundle by the container's name, and the store is
/// in Application Support under that name unless a description says otherwise (documented). No
/// known difference.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  // As on iOS, descriptions are set before stores are loaded, and everything else stays the same.

  /// The container's name.
  public let name: String
  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// The coordinator.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// A context on the main queue.
  open private(set) lazy var viewContext: NSManagedObjectContext = {
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }()
  /// The stores to open.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// Makes a container with a model from the bundle.
  ///
  /// Simulated: a model that isn't found is reported with iOS's message, and the container then has
  /// an empty one. No known difference.
  public convenience init(name: String) {
    self.init(name: name, managedObjectModel: BundledModel.model(named: name))
  }

  /// Makes a container with a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    persistentStoreDescriptions = []
    super.init()
    persistentStoreDescriptions = [
      NSPersistentStoreDescription(
        url: type(of: self).defaultDirectoryURL().appendingPathComponent("\(name).sqlite"))
    ]
  }

  /// Returns the folder that contains the stores unless a description says otherwise.
  open class func defaultDirectoryURL() -> URL {
    let manager = FileManager.default
    let folders = manager.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    let folder = folders.first ?? manager.temporaryDirectory
    try? manager.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Opens the stores that are described.
  ///
  /// - Parameter block: Is called for each, with the error if it couldn't be opened.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
  }

  /// Makes another context, on a queue of its own.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Performs a block with a context that is made for it, at some time.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    nonisolated(unsafe) let block = block
    context.perform { block(context) }
  }

  /// Performs a block with a context that is made for it, and returns its result.
  public func performBackgroundTask<T, Failure>(
    _ block: @escaping (NSManagedObjectContext) throws(Failure) -> T
  ) async throws(Failure) -> T {
    let context = newBackgroundContext()
    nonisolated(unsafe) let block = block
    return try await context.perform { () throws(Failure) -> T in try block(context) }
  }
}
