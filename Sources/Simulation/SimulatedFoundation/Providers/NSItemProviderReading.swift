public import Foundation

/// A class whose objects can be made from a provider's data.
///
/// Simulated: the documented requirements; NSString, NSURL and NSAttributedString conform. No known
/// difference.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The types that the class reads, best first; a type that conforms to one of them will do.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Makes an object from the data.
  ///
  /// - Parameters:
  ///   - data: The data.
  ///   - typeIdentifier: The type of the data, as the provider registered it.
  /// - Returns: The object.
  /// - Throws: An error when the data doesn't hold such an object.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A class whose objects can give their data to a provider.
///
/// Simulated: the documented requirements; those that are optional on iOS have a default here, with
/// the documented meaning. No known difference.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The types in which every object of the class can be written, best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Who may see a type; optional on iOS, and everyone by default.
  static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility

  /// The types in which this object can be written; optional on iOS, and those of the class by
  /// default.
  var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Who may see a type of this object; optional on iOS, and by default as the class says.
  func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility

  /// Loads the object's data.
  ///
  /// - Parameters:
  ///   - typeIdentifier: One of the writable types.
  ///   - completionHandler: Called once with the data or an error.
  /// - Returns: The progress of the work, if it takes some time.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// Simulated: everyone, if iOS finds the method missing.
  public static func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility { .all }

  /// Simulated: the types of the class, if iOS finds the property missing.
  public var writableTypeIdentifiersForItemProvider: [String] {
    Self.writableTypeIdentifiersForItemProvider
  }

  /// Simulated: what the class says, if iOS finds the method missing.
  public func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility {
    Self.itemProviderVisibilityForRepresentation(withTypeIdentifier: typeIdentifier)
  }
}
