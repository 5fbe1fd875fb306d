import Foundation
import SimulatedFoundation
import UniformTypes

/// A kind of data, identified by a name such as `public.jpeg`.
///
/// Types form a graph: a JPEG picture is an image, an image is data and content.
///
/// Simulated: the system's types, and those that installed apps declare, with the documented
/// conformances; a filename extension or MIME type that no type claims gives a dynamic type.
/// Differs: the letters of a dynamic type's name are ours; descriptions are ours and in English;
/// `referenceURL` and `version` are missing.
public struct UTType: Sendable {
  /// The type's name.
  public let identifier: String
  /// The type to which an undeclared type conforms, according to the code.
  let assumedParent: String?

  /// Finds the type with a name.
  ///
  /// Simulated: `nil` when nothing declares it, as documented; the name of a dynamic type is
  /// accepted.
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

  /// Makes a type without checking whether it is declared.
  init(known identifier: String, assuming parent: String? = nil) {
    self.identifier = identifier
    assumedParent = parent
  }

  /// Makes a type that this app declares as its own.
  ///
  /// Simulated: a type that isn't declared is made anyway, and conforms to the given parent.
  /// Differs: iOS complains in its log.
  ///
  /// - Parameters:
  ///   - identifier: The name, as in `UTExportedTypeDeclarations`.
  ///   - parentType: The type to which it conforms, if the declaration doesn't say; data by
  ///   default.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(declaredInCode: identifier, parentType)
  }

  /// Makes a type that belongs to another app, which may not be installed.
  ///
  /// Simulated: as ``init(exportedAs:conformingTo:)``.
  ///
  /// - Parameters:
  ///   - identifier: The name, as in `UTImportedTypeDeclarations`.
  ///   - parentType: The type to which it conforms, if the declaration doesn't say; data by
  ///   default.
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
  /// Simulated: a type that is no longer known is still read. Differs: what iOS writes in addition
  /// to the name isn't documented.
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
