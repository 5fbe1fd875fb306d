import Foundation

/// A model as a store's file keeps it.
enum ModelArchive {
  static func write(_ model: NSManagedObjectModel, _ database: Database) throws {}
}
