public import Foundation

/// The settings with which a store is opened.
///
/// Simulated: migration is on, with an inferred mapping, as in a description on iOS (documented).
/// Differs: there are no CloudKit options.
open class NSPersistentStoreDescription: NSObject, NSCopying {
  /// The type of the store.
  open var type = NSSQLiteStoreType
  /// The name of the configuration whose entities it has.
  open var configuration: String?
  /// The place of the store.
  open var url: URL?
  /// The options, by their names.
  open private(set) var options: [String: NSObject] = [
    NSMigratePersistentStoresAutomaticallyOption: NSNumber(value: true),
    NSInferMappingModelAutomaticallyOption: NSNumber(value: true),
  ]
  /// Whether it is opened later, on another thread.
  open var shouldAddStoreAsynchronously = false

  /// Makes a description of a store at a URL.
  public init(url: URL) { self.url = url }

  /// Makes a description of a store in the container's default folder.
  public override init() { super.init() }

  /// Sets an option.
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }

  /// Sets an SQLite pragma.
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) {
    var pragmas = sqlitePragmas
    pragmas[name] = value
    options[NSSQLitePragmasOption] = pragmas as NSDictionary
  }

  /// The SQLite pragmas.
  open var sqlitePragmas: [String: NSObject] {
    options[NSSQLitePragmasOption] as? [String: NSObject] ?? [:]
  }

  /// Whether it is read-only.
  open var isReadOnly: Bool {
    get { flag(NSReadOnlyPersistentStoreOption) }
    set { options[NSReadOnlyPersistentStoreOption] = NSNumber(value: newValue) }
  }

  /// The number of seconds to wait for a database that is locked.
  ///
  /// Simulated: if it is set. Differs: if it isn't set, the value is 240, but the wait is ten
  /// seconds.
  open var timeout: TimeInterval {
    get { (options[NSPersistentStoreTimeoutOption] as? NSNumber)?.doubleValue ?? 240 }
    set { options[NSPersistentStoreTimeoutOption] = NSNumber(value: newValue) }
  }

  /// Whether an older store is migrated when it is opened.
  open var shouldMigrateStoreAutomatically: Bool {
    get { flag(NSMigratePersistentStoresAutomaticallyOption) }
    set { options[NSMigratePersistentStoresAutomaticallyOption] = NSNumber(value: newValue) }
  }

  /// Whether the mapping from the older model is inferred.
  open var shouldInferMappingModelAutomatically: Bool {
    get { flag(NSInferMappingModelAutomaticallyOption) }
    set { options[NSInferMappingModelAutomaticallyOption] = NSNumber(value: newValue) }
  }

  /// Returns another description with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSPersistentStoreDescription()
    copy.type = type
    copy.configuration = configuration
    copy.url = url
    copy.options = options
    copy.shouldAddStoreAsynchronously = shouldAddStoreAsynchronously
    return copy
  }

  /// The type and the place, in the observed form.
  open override var description: String {
    "<NSPersistentStoreDescription> (type: \(type), url: \(url?.absoluteString ?? "(null)"))"
  }

  private func flag(_ key: String) -> Bool { (options[key] as? NSNumber)?.boolValue ?? false }
}
