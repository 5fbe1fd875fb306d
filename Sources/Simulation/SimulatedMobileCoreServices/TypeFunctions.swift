import Foundation
public import SimulatedFoundation
import SimulatedUniformTypeIdentifiers
import UniformTypes

/// Returns whether a type is another one or conforms to it.
///
/// Simulated: for the types of the device, as documented. No known difference.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  InstalledTypes.all.conforms(inUTI as String, to: inConformsToUTI as String)
}

/// Returns whether two names mean the same type.
///
/// Simulated: ignoring the case of letters, as documented. Differs: on iOS a dynamic type also
/// equals one that has all its tags.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
  UniformTypes.isSame(inUTI1 as String, as: inUTI2 as String)
}

/// Returns whether the system or an installed app declares a type.
///
/// Simulated: for the types of the device. No known difference.
public func UTTypeIsDeclared(_ inUTI: CFString) -> Bool {
  InstalledTypes.all.isDeclared(inUTI as String)
}

/// Returns whether a type was made from a tag that no type declares.
///
/// Simulated: by its name. No known difference.
public func UTTypeIsDynamic(_ inUTI: CFString) -> Bool { UniformTypes.isDynamic(inUTI as String) }

/// Returns the description of a type.
///
/// Simulated: for declared types that have a description. Differs: the wording is our own.
public func UTTypeCopyDescription(_ inUTI: CFString) -> Unmanaged<CFString>? {
  retained(InstalledTypes.all.description(of: inUTI as String))
}

/// Returns the type of a tag, such as a filename extension; the caller releases it.
///
/// Simulated: a declared type, or else a dynamic one. Differs: there is no result for a tag class
/// other than `kUTTagClassFilenameExtension` and `kUTTagClassMIMEType`.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
  let type = UTType(
    tag: inTag as String, tagClass: UTTagClass(rawValue: inTagClass as String),
    conformingTo: inConformingToUTI.map { UTType(importedAs: $0 as String) })
  return retained(type?.identifier)
}

/// Returns all types of a tag; the caller releases the list.
///
/// Simulated: as ``UTTypeCreatePreferredIdentifierForTag(_:_:_:)``.
public func UTTypeCreateAllIdentifiersForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFArray>? {
  let types = UTType.types(
    tag: inTag as String, tagClass: UTTagClass(rawValue: inTagClass as String),
    conformingTo: inConformingToUTI.map { UTType(importedAs: $0 as String) })
  return retained(types.map(\.identifier))
}

/// Returns the preferred tag of a type, such as its filename extension; the caller releases it.
///
/// Simulated: that of the type itself, not of those to which it conforms. No known difference.
public func UTTypeCopyPreferredTagWithClass(
  _ inUTI: CFString, _ inTagClass: CFString
) -> Unmanaged<CFString>? {
  retained(tags(inUTI, inTagClass).first)
}

/// Returns all tags of one class for a type; the caller releases the list.
///
/// Simulated: as ``UTTypeCopyPreferredTagWithClass(_:_:)``.
public func UTTypeCopyAllTagsWithClass(
  _ inUTI: CFString, _ inTagClass: CFString
) -> Unmanaged<CFArray>? {
  retained(tags(inUTI, inTagClass))
}

private func tags(_ type: CFString, _ tagClass: CFString) -> [String] {
  switch UTTagClass(rawValue: tagClass as String) {
  case .filenameExtension: InstalledTypes.all.filenameExtensions(of: type as String)
  case .mimeType: InstalledTypes.all.mimeTypes(of: type as String)
  default: []
  }
}

private func retained(_ text: String?) -> Unmanaged<CFString>? {
  text.map { Unmanaged.passRetained(NSString(string: $0)) }
}

private func retained(_ texts: [String]) -> Unmanaged<CFArray>? {
  guard !texts.isEmpty else { return nil }
  return Unmanaged.passRetained(NSArray(array: texts.map { NSString(string: $0) }))
}
