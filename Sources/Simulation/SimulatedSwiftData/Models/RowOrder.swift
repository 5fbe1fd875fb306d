import SimulatedCoreData

/// The order of objects that nothing else orders: saved ones by their rows, then new ones in the
/// order in which they were made.
enum RowOrder {
  static func sorted(_ objects: some Sequence<NSManagedObject>) -> [NSManagedObject] {
    objects.sorted { first, second in
      let (mine, others) = (first.objectID, second.objectID)
      if mine.isTemporaryID != others.isTemporaryID { return others.isTemporaryID }
      if mine.isTemporaryID { return first.turn < second.turn }
      return PersistentIdentifier(mine) < PersistentIdentifier(others)
    }
  }
}
