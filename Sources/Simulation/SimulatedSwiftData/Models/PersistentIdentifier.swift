import Foundation
import SimulatedCoreData

/// What identifies a model object in all contexts and processes.
///
/// Simulated: temporary before the object's first save; can be coded, handed to other processes,
/// and resolved there. Differs: its coded form is this project's own.
public struct PersistentIdentifier: Hashable, Codable, Comparable, Identifiable, Sendable {
  /// What an identifier is by itself.
  ///
  /// Simulated: no known difference.
  public struct ID: Hashable, Codable, Comparable, Sendable {
    let address: URL

    /// Orders identifiers by their text.
    public static func < (first: Self, second: Self) -> Bool {
      first.address.absoluteString.compare(second.address.absoluteString, options: .numeric)
        == .orderedAscending
    }
  }

  /// What the identifier is by itself.
  public let id: ID

  /// The name of the object's entity.
  public var entityName: String { id.address.pathComponents.dropFirst().first ?? "" }

  /// The UUID of the object's store; `nil` before the first save.
  public var storeIdentifier: String? {
    let host = id.address.host() ?? ""
    return host.isEmpty ? nil : host
  }

  /// Orders identifiers by their text.
  public static func < (first: Self, second: Self) -> Bool { first.id < second.id }

  init(_ identifier: NSManagedObjectID) { id = ID(address: identifier.uriRepresentation()) }

  /// Makes the identifier of an object that is in no context.
  init(loose number: UUID, entity: String) {
    guard let address = URL(string: "x-coredata:///\(entity)/t\(number.uuidString)") else {
      preconditionFailure("a class's name that no URI can hold: \(entity)")
    }
    id = ID(address: address)
  }
}
