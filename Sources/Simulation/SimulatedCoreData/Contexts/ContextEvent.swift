/// What has changed in a context since it was last told.
struct ContextEvent {
  var inserted: Set<ObjectIdentity> = []
  var updated: Set<ObjectIdentity> = []
  var deleted: Set<ObjectIdentity> = []
  var refreshed: [ObjectIdentity: NSManagedObject] = [:]
  /// Objects are kept until they have been told of.
  var objects: [ObjectIdentity: NSManagedObject] = [:]
  var isScheduled = false

  var isEmpty: Bool {
    inserted.isEmpty && updated.isEmpty && deleted.isEmpty && refreshed.isEmpty
  }
}
