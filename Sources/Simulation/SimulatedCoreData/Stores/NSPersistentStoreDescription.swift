public import Foundation

/// What a store is to be opened with.
///
/// Simulated: migration is on, with an inferred mapping, as in a description of iOS's (documented).
/// Differs: there are no CloudKit options.
open class NSPersistentStoreDescription: NSObject, NSCopying {
  /// The type of the store.
  open var type = NSSQLiteStoreType
  /// The name of the configuration whose entities it has.
  open var configuration: String?
  /// Where it lies.
  open var url: URL?
  /// The options, by their names.
  open private(set) var options: [String: NSObject] = [
    NSMigratePersistentStoresAutomaticallyOption: NSNumber(value: true),
    NSInferMappingModelAutomaticallyOption: NSNumber(value: true),
  ]
  /// Whether it is opened some time, on another thread.
  open var shouldAddStoreAsynchronously = false

  /// Makes a description of a store at a URL.
  public init(url: URL) { self.url = url }

  /// Makes a description of a store in the container's default place.
  public override init() { super.init() }

  /// Sets an option.
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

  /// Sets a pragma of SQLite's.
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) {
    var pragmas = sqlitePragmas
    pragmas[name] = value
    options[NSSQLitePragmasOption] = pragmas as NSDictionary
  }

  /// The pragmas of SQLite's.
  open var sqlitePragmas: [String: NSObject] {
    options[NSSQLitePragmasOption] as? [String: NSObject] ?? [:]
  }

  /// Whether it is only read.
  open var isReadOnly: Bool {
    get { flag(NSReadOnlyPersistentStoreOption) }
    set { options[NSReadOnlyPersistentStoreOption] = NSNumber(value: newValue) }
  }

  /// For how many seconds a database that somebody else has locked is waited for.
  ///
  /// Simulated: where it is set. Differs: 240 is said where nothing is set, and ten seconds are
  /// waited for.
  open var timeout: TimeInterval {
    get { (options[NSPersistentStoreTimeoutOption] as? NSNumber)?.doubleValue ?? 240 }
    set { options[NSPersistentStoreTimeoutOption] = NSNumber(value: newValue) }
  }

  /// Whether an older store is migrated when it is opened.
  open var shouldMigrateStoreAutomatically: Bool {
    get { flag(NSMigratePersistentStoresAutomaticallyOption) }
    set { options[NSMigratePersistentStoresAutomaticallyOption] = NSNumber(value: newValue) }
  }

  /// Whether the way from the older model is inferred.
  open var shouldInferMappingModelAutomatically: Bool {
    get { flag(NSInferMappingModelAutomaticallyOption) }
    set { options[NSInferMappingModelAutomaticallyOption] = NSNumber(value: newValue) }
  }

  /// Another description that says the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSPersistentStoreDescription()
    copy.type = type
    copy.configuration = configuration
    copy.url = url
    copy.options = options
    copy.shouldAddStoreAsynchronously = shouldAddStoreAsynchronously
    return copy
  }

  /// The type and the place (observed form).
  open override var description: String {
    "<NSPersistentStoreDescription> (type: \(type), url: \(url?.absoluteString ?? "(null)"))"
  }

  private func flag(_ key: String) -> Bool { (options[key] as? NSNumber)?.boolValue ?? false }
}
