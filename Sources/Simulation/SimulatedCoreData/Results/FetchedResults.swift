import Foundation

/// The results of a controller, and how they change.
final class FetchedResults {
  /// A section with its objects.
  struct Section: NSFetchedResultsSectionInfo {
    let name: String
    var members: [NSManagedObject]
    var indexTitle: String? { name.first.map { $0.uppercased() } }
    var numberOfObjects: Int { members.count }
    var objects: [Any]? { members }
  }

  let context: NSManagedObjectContext
  weak var delegate: (any NSFetchedResultsControllerDelegate)?
  private(set) var sections: [Section] = []
  private(set) var objects: [NSManagedObject]?
  private var request: NSFetchRequest<any NSFetchRequestResult>
  private let keyPath: String?
  private var observer: (any NSObjectProtocol)?

  init(
    _ request: NSFetchRequest<any NSFetchRequestResult>, _ context: NSManagedObjectContext,
    _ keyPath: String?
  ) {
    self.request = request
    self.context = context
    self.keyPath = keyPath
  }

  deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  /// Sets the request.
  func take(_ request: NSFetchRequest<any NSFetchRequestResult>) { self.request = request }

  /// Fetches, and follows the context from then on.
  func fetch() throws {
    try read()
    guard observer == nil else { return }
    nonisolated(unsafe) weak let results = self
    observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
    ) { notification in results?.follow(notification) }
  }

  /// Returns the place of an object.
  func place(of object: NSManagedObject) -> IndexPath? { Self.place(of: object, in: sections) }

  private func read() throws {
    let found = try context.fetch(request).compactMap { $0 as? NSManagedObject }
    objects = found
    guard let keyPath else {
      sections = [Section(name: "", members: found)]
      return
    }
    var list: [Section] = []
    for object in found {
      let name = object.value(forKeyPath: keyPath).map { "\($0)" } ?? ""
      if list.last?.name == name {
        list[list.count - 1].members.append(object)
      } else {
        list.append(Section(name: name, members: [object]))
      }
    }
    sections = list
  }

  /// Fetches again and reports the differences.
  private func follow(_ notification: Notification) {
    let old = sections
    let before = objects ?? []
    guard (try? read()) != nil else { return }
    let touched = [NSUpdatedObjectsKey, NSRefreshedObjectsKey].flatMap {
      Array(notification.userInfo?[$0] as? Set<NSManagedObject> ?? [])
    }
    let now = Set(objects ?? [])
    let gone = before.filter { !now.contains($0) }
    let known = Set(before)
    let came = (objects ?? []).filter { !known.contains($0) }
    let updates = touched.filter { known.contains($0) && now.contains($0) }
    guard !gone.isEmpty || !came.isEmpty || !updates.isEmpty else { return }
    tell(old, gone, came, (objects ?? []).filter(Set(updates).contains))
  }

  private func tell(
    _ old: [Section], _ gone: [NSManagedObject], _ came: [NSManagedObject],
    _ updates: [NSManagedObject]
  ) {
    guard let delegate else { return }
    let controller = NSFetchedResultsController(sharing: self, request, keyPath)
    delegate.controllerWillChangeContent(controller)
    let names = sections.map(\.name)
    for (index, section) in old.enumerated() where !names.contains(section.name) {
      delegate.controller(
        controller, didChange: section, atSectionIndex: index, for: .delete)
    }
    for (index, section) in sections.enumerated()
    where !old.contains(where: { $0.name == section.name }) {
      delegate.controller(
        controller, didChange: section, atSectionIndex: index, for: .insert)
    }
    for object in gone {
      delegate.controller(
        controller, didChange: object, at: Self.place(of: object, in: old), for: .delete,
        newIndexPath: nil)
    }
    for object in came {
      delegate.controller(
        controller, didChange: object, at: nil, for: .insert, newIndexPath: place(of: object))
    }
    let stay = { (list: [Section]) in
      list.flatMap(\.members).filter { !gone.contains($0) && !came.contains($0) }
    }
    let order = (stay(old), stay(sections))
    for object in updates {
      let from = Self.place(of: object, in: old)
      let to = place(of: object)
      let hasMoved =
        order.0.firstIndex(of: object) != order.1.firstIndex(of: object)
        || from.map { old[$0[0]].name } != to.map { sections[$0[0]].name }
      delegate.controller(
        controller, didChange: object, at: from, for: hasMoved ? .move : .update,
        newIndexPath: to)
    }
    delegate.controllerDidChangeContent(controller)
  }

  private static func place(of object: NSManagedObject, in sections: [Section]) -> IndexPath? {
    for (index, section) in sections.enumerated() {
      if let row = section.members.firstIndex(of: object) {
        return IndexPath(indexes: [index, row])
      }
    }
    return nil
  }
}
