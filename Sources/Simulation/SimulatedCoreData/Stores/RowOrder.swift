import SimulatedFoundation

/// An order of rows in SQL that equals the order of the objects.
enum RowOrder {
  /// Returns what follows ORDER BY; `nil` when SQL can't express the order.
  ///
  /// Rows that are otherwise equal are in the order of their numbers; those without a value come
  /// first in ascending order, for SQLite and for sort descriptors.
  static func sql(
    _ descriptors: [SimulatedFoundation.NSSortDescriptor], of entity: NSEntityDescription,
    in store: NSPersistentStore
  ) -> String? {
    var list: [String] = []
    for descriptor in descriptors {
      guard type(of: descriptor) == SimulatedFoundation.NSSortDescriptor.self,
        descriptor.selector?.description == "compare:", let key = descriptor.key,
        let column = RowColumn(key: key, of: entity, in: store), column.isOrdered
      else { return nil }
      list.append(column.name + (descriptor.ascending ? "" : " DESC"))
    }
    return (list + ["Z_PK"]).joined(separator: ", ")
  }
}
