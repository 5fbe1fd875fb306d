import SimulatedFoundation
import UniformTypes

/// Simulated: over the types of the device, as documented.
extension UTType {
  /// Whether the type is the other one or, by any number of steps, a kind of it.
  public func conforms(to type: UTType) -> Bool {
    if self == type { return true }
    return isSubtype(of: type)
  }

  /// Whether the type is, by any number of steps, a kind of the other one; not of itself.
  public func isSubtype(of type: UTType) -> Bool {
    guard self != type else { return false }
    let start = assumedParent ?? identifier
    return InstalledTypes.all.conforms(start, to: type.identifier)
  }

  /// Whether the other type is, by any number of steps, a kind of this one; not the same.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// All types that this one is a kind of, without itself.
  public var supertypes: Set<UTType> {
    let types = InstalledTypes.all
    let start = assumedParent ?? identifier
    let own = assumedParent.map { [$0] } ?? []
    return Set((own + types.supertypes(of: start)).map { UTType(known: $0) })
  }

  /// Whether the type was made of a filename extension or MIME type that nobody declares.
  public var isDynamic: Bool { UniformTypes.isDynamic(identifier) }

  /// Whether the system or an installed app declares the type.
  public var isDeclared: Bool { InstalledTypes.all.isDeclared(identifier) }

  /// Whether the type's name is one of those that Apple keeps for all: `public.…`.
  public var isPublic: Bool { UniformTypes.normalized(identifier).hasPrefix("public.") }

  /// The type in words; our own, and in English.
  public var localizedDescription: String? { InstalledTypes.all.description(of: identifier) }
}
