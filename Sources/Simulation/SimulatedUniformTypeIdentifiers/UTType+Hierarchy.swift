import SimulatedFoundation
import UniformTypes

/// Simulated: for the types of the device, as documented.
extension UTType {
  /// Whether the type is the other one, or conforms to it in any number of steps.
  public func conforms(to type: UTType) -> Bool {
    if self == type { return true }
    return isSubtype(of: type)
  }

  /// Whether the type conforms to the other one in any number of steps; a type isn't a subtype of
  /// itself.
  public func isSubtype(of type: UTType) -> Bool {
    guard self != type else { return false }
    let start = assumedParent ?? identifier
    return InstalledTypes.all.conforms(start, to: type.identifier)
  }

  /// Whether the other type conforms to this one in any number of steps; a type isn't a supertype
  /// of itself.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// All types to which this one conforms, without itself.
  public var supertypes: Set<UTType> {
    let types = InstalledTypes.all
    let start = assumedParent ?? identifier
    let own = assumedParent.map { [$0] } ?? []
    return Set((own + types.supertypes(of: start)).map { UTType(known: $0) })
  }

  /// Whether the type was made from a filename extension or MIME type that nothing declares.
  public var isDynamic: Bool { UniformTypes.isDynamic(identifier) }

  /// Whether the system or an installed app declares the type.
  public var isDeclared: Bool { InstalledTypes.all.isDeclared(identifier) }

  /// Whether the type's name is one of those that Apple reserves for common use: `public.…`.
  public var isPublic: Bool { UniformTypes.normalized(identifier).hasPrefix("public.") }

  /// A description of the type; ours, and in English.
  public var localizedDescription: String? { InstalledTypes.all.description(of: identifier) }
}
