import Foundation

/// The metadata of a store's file.
enum StoreMetadata {
  /// Returns the metadata of a new store.
  static func fresh(
    _ model: NSManagedObjectModel, _ configuration: String?, _ type: String
  ) -> [String: Any] {
    var metadata = of(model, configuration)
    metadata[NSStoreTypeKey] = type
    metadata[NSStoreUUIDKey] = UUID().uuidString
    return metadata
  }

  /// Returns the metadata about a store's model.
  static func of(_ model: NSManagedObjectModel, _ configuration: String?) -> [String: Any] {
    let entities = model.entities(forConfigurationName: configuration) ?? []
    return [
      NSStoreModelVersionHashesKey: Dictionary(
        entities.map { ($0.name ?? "", $0.versionHash) }
      ) { _, last in last },
      NSStoreModelVersionIdentifiersKey: model.versionIdentifiers.compactMap { $0 as? String }
        .sorted(),
      "NSPersistenceFrameworkVersion": 1,
      "NSStoreModelVersionHashesVersion": 3,
    ]
  }

  /// Reads the metadata; `nil` when the database is empty.
  static func read(_ database: Database) throws -> [String: Any]? {
    let tables = try database.rows(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'Z_METADATA'")
    guard !tables.isEmpty,
      let row = try database.first("SELECT Z_UUID, Z_PLIST FROM Z_METADATA"),
      let data = row[1].blob,
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      var metadata = list as? [String: Any]
    else { return nil }
    metadata[NSStoreUUIDKey] = row[0].text
    return metadata
  }

  /// Writes the metadata in place of the old one.
  static func write(_ metadata: [String: Any], _ database: Database) throws {
    var rest = metadata
    let identifier = rest.removeValue(forKey: NSStoreUUIDKey) as? String ?? UUID().uuidString
    let data = try PropertyListSerialization.data(
      fromPropertyList: rest, format: .binary, options: 0)
    try database.run("DELETE FROM Z_METADATA")
    try database.run(
      "INSERT INTO Z_METADATA (Z_VERSION, Z_UUID, Z_PLIST) VALUES (1, ?, ?)",
      [.text(identifier), .blob(data)])
  }
}
