import Foundation
import SimulatedFoundation
import UniformTypes

/// A kind of data, by a name such as `public.jpeg`.
///
/// Types form a graph: a JPEG picture is an image, an image is data and content.
///
/// Simulated: the system's types, and those that installed apps declare, with the documented
/// conformances; a filename extension or MIME type that no type claims gives a dynamic type.
/// Differs: the letters of a dynamic type's name are our own; descriptions are our own and in
/// English; `referenceURL` and `version` aren't there.
public struct UTType: Sendable {
  /// The type's name.
  public let identifier: String
  /// What the code says that an undeclared type conforms to.
  let assumedParent: String?

  /// Finds the type of that name.
  ///
  /// Simulated: `nil` when nobody declares it, as documented; a dynamic type's name is taken.
  ///
  /// - Parameter identifier: The name; the case of its letters doesn't matter.
  public init?(_ identifier: String) {
    if let declared = InstalledTypes.all.declaration(of: identifier) {
      self.init(known: declared.identifier)
    } else if UniformTypes.isDynamic(identifier) {
      self.init(known: identifier)
    } else {
      return nil
    }
  }

  /// Makes a type without asking whether it is declared.
  init(known identifier: String, assuming parent: String? = nil) {
    self.identifier = identifier
    assumedParent = parent
  }

  /// Names a type that this app declares as its own.
  ///
  /// Simulated: a type that isn't declared is made all the same, and conforms to the given parent.
  /// Differs: iOS complains in its log.
  ///
  /// - Parameters:
  ///   - identifier: The name, as in `UTExportedTypeDeclarations`.
  ///   - parentType: What it conforms to, where the declaration doesn't say; data without it.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(declaredInCode: identifier, parentType)
  }

  /// Names a type that belongs to somebody else, who may not be installed.
  ///
  /// Simulated: as ``init(exportedAs:conformingTo:)``.
  ///
  /// - Parameters:
  ///   - identifier: The name, as in `UTImportedTypeDeclarations`.
  ///   - parentType: What it conforms to, where the declaration doesn't say; data without it.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(declaredInCode: identifier, parentType)
  }

  private init(declaredInCode identifier: String, _ parent: UTType?) {
    if let declared = InstalledTypes.all.declaration(of: identifier) {
      self.init(known: declared.identifier)
    } else {
      self.init(known: identifier, assuming: parent?.identifier ?? "public.data")
    }
  }
}

extension UTType: Hashable {
  /// Whether both are the same type.
  ///
  /// Simulated: the names are compared without regard to the case of letters, as documented.
  public static func == (first: UTType, second: UTType) -> Bool {
    UniformTypes.isSame(first.identifier, as: second.identifier)
  }

  /// Mixes the type into a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(UniformTypes.normalized(identifier))
  }
}

extension UTType: Codable {
  /// Reads a type's name.
  ///
  /// Simulated: a type that isn't known any more is still read. Differs: what else iOS writes
  /// besides the name isn't documented.
  public init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    self = UTType(name) ?? UTType(importedAs: name)
  }

  /// Writes the type's name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
  /// The type's name.
  public var description: String { identifier }

  /// The type's name, and whether it is declared.
  public var debugDescription: String {
    let kind = isDynamic ? "dynamic" : isDeclared ? "declared" : "not declared"
    return "<UTType: \(identifier) (\(kind))>"
  }
}
