/// The changes in a context since the last report.
struct ContextEvent {
  var inserted: Set<ObjectIdentity> = []
  var updated: Set<ObjectIdentity> = []
  var deleted: Set<ObjectIdentity> = []
  var refreshed: [ObjectIdentity: NSManagedObject] = [:]
  /// Objects are kept until they have been reported.
  var objects: [ObjectIdentity: NSManagedObject] = [:]
  var isScheduled = false

  var isEmpty: Bool {
    inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty
  }
}
