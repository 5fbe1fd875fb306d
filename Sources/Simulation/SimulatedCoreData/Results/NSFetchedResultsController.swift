public import Foundation

/// The kind of change of a controller's object.
///
/// Simulated: the documented values. No known difference.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  /// It is new in the results.
  case insert = 1
  /// It is no longer in the results.
  case delete = 2
  /// It has another place.
  case move = 3
  /// It has other values.
  case update = 4
}

/// A section of a controller's results.
///
/// Simulated: the documented members. No known difference.
public protocol NSFetchedResultsSectionInfo {
  /// The section's name.
  var name: String { get }
  /// The title in an index.
  var indexTitle: String? { get }
  /// The number of its objects.
  var numberOfObjects: Int { get }
  /// The objects.
  var objects: [Any]? { get }
}

/// Learns about changes in a controller's results.
///
/// Simulated: the methods that iOS has, all of which are optional. Differs: the controller that
/// they get stands for the one with the delegate, but isn't the same object.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  /// Says that changes are about to be reported.
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// Says that all changes have been reported.
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// Says that an object was added, removed, moved or changed.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType,
    newIndexPath: IndexPath?)
  /// Says that a section was added or removed.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType)
}

extension NSFetchedResultsControllerDelegate {
  /// Does nothing.
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  /// Does nothing.
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  /// Does nothing.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange anObject: Any, at indexPath: IndexPath?, for type: NSFetchedResultsChangeType,
    newIndexPath: IndexPath?
  ) {}
  /// Does nothing.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}
}

/// The results of a fetch, which follow what the context does.
///
/// Simulated: sections by a key path, places of objects, and a delegate that learns about changes
/// when the context's event has ended. Differs: a cache's name has no effect, and there are no
/// snapshots of a diffable data source.
open class NSFetchedResultsController<ResultType>: NSObject {
  /// The request.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// The context.
  public let managedObjectContext: NSManagedObjectContext
  /// The key path of the sections' names.
  public let sectionNameKeyPath: String?
  /// The name of the cache.
  ///
  /// Type-checks only: nothing is cached.
  public let cacheName: String?
  /// The delegate that learns about changes.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
    didSet { results.delegate = delegate }
  }

  private let results: FetchedResults

  /// Makes a controller; the request has to have an order.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    guard fetchRequest.sortDescriptors?.isEmpty == false else {
      preconditionFailure(
        "An instance of NSFetchedResultsController requires a fetch request with sort descriptors")
    }
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    cacheName = name
    results = FetchedResults(
      fetchRequest.copied(as: (any NSFetchRequestResult).self), context, sectionNameKeyPath)
    super.init()
  }

  /// Makes a controller for the same results.
  init(
    sharing results: FetchedResults, _ request: NSFetchRequest<ResultType>, _ keyPath: String?
  ) {
    self.results = results
    fetchRequest = request
    managedObjectContext = results.context
    sectionNameKeyPath = keyPath
    cacheName = nil
    super.init()
  }

  /// Fetches; from then on the results follow the context.
  open func performFetch() throws {
    results.take(fetchRequest.copied(as: (any NSFetchRequestResult).self))
    try results.fetch()
  }

  /// Deletes a cache.
  ///
  /// Type-checks only: nothing is cached.
  open class func deleteCache(withName name: String?) {}

  /// The results; `nil` before the first fetch.
  open var fetchedObjects: [ResultType]? { results.objects?.compactMap { $0 as? ResultType } }

  /// The sections; `nil` before the first fetch.
  open var sections: [any NSFetchedResultsSectionInfo]? {
    results.objects == nil ? nil : results.sections
  }

  /// The titles of the sections.
  open var sectionIndexTitles: [String] { results.sections.compactMap(\.indexTitle) }

  /// Returns the object at a place; one that isn't there ends the program.
  open func object(at indexPath: IndexPath) -> ResultType {
    guard results.sections.indices.contains(indexPath[0]),
      results.sections[indexPath[0]].members.indices.contains(indexPath[1]),
      let object = results.sections[indexPath[0]].members[indexPath[1]] as? ResultType
    else {
      preconditionFailure("no object at index \(indexPath[1]) in section at index \(indexPath[0])")
    }
    return object
  }

  /// Returns the place of an object.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    (object as? NSManagedObject).flatMap { results.place(of: $0) }
  }
}
