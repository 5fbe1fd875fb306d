import Foundation

/// Finds objects with the same values in attributes that must be unique.
struct UniqueValues {
  let store: NSPersistentStore
  let context: NSManagedObjectContext

  func conflicts(_ changes: [ChangeSet.Change]) throws -> [NSConstraintConflict] {
    var conflicts: [NSConstraintConflict] = []
    let deleted = Set(changes.filter { $0.kind == .delete }.map(\.identity))
    let changed = Set(changes.map(\.identity))
    for change in changes where change.kind != .delete {
      for names in change.object.entity.layout.constraints {
        let entity = change.object.entity
        let slots = names.compactMap { entity.layout.slots[$0] }
        let values = slots.map { change.object.values[$0] }
        guard slots.count == names.count, !values.contains(.null),
          change.kind == .insert || slots.contains(where: { change.slots.contains($0) })
        else { continue }
        let inStore = try match(entity, slots, values).filter {
          $0 !== change.identity && !deleted.contains($0) && !changed.contains($0)
        }
        let twins = changes.filter { other in
          other.kind != .delete && other.object.turn > change.object.turn
            && other.object.entity.root === entity.root
            && slots.map { other.object.values[$0] } == values
        }.map(\.object)
        guard let database = inStore.first.map({ context.object($0) }) ?? nil
        else {
          if !twins.isEmpty {
            conflicts.append(conflict(names, slots, nil, [change.object] + twins))
          }
          continue
        }
        conflicts.append(conflict(names, slots, database, [change.object]))
      }
    }
    return conflicts
  }

  private func conflict(
    _ names: [String], _ slots: [Int], _ database: NSManagedObject?, _ objects: [NSManagedObject]
  ) -> NSConstraintConflict {
    let values = zip(names, slots).map { name, slot in
      (name, objects[0].object(at: slot) ?? NSNull())
    }
    return NSConstraintConflict(
      names, values: Dictionary(values) { _, last in last }, database: database, objects: objects)
  }

  /// Returns the names in each of an entity's constraints, including those of the entities above
  /// it.
  static func constraints(of entity: NSEntityDescription) -> [[String]] {
    let own = entity.uniquenessConstraints.map { list in
      list.compactMap { ($0 as? String) ?? ($0 as? NSPropertyDescription)?.name }
    }
    return own + (entity.superentity.map { constraints(of: $0) } ?? [])
  }

  /// Returns the rows that have these values.
  func match(
    _ entity: NSEntityDescription, _ slots: [Int], _ values: [StoredValue]
  ) throws -> [ObjectIdentity] {
    let table = store.schema.table(of: entity)
    let columns = slots.compactMap { table.column($0, of: entity) }
    guard columns.count == slots.count else { return [] }
    let condition = columns.map { " AND \($0) = ?" }.joined()
    return try store.fetch(
      entity, subentities: true,
      RowQuestion(condition: condition, values: values.map { $0.database(\.row) }))
  }
}
