import Foundation
public import SimulatedFoundation
import SimulatedUniformTypeIdentifiers
import UniformTypes

/// Whether a type is another one or a kind of it.
///
/// Simulated: over the types of the device, as documented. No known difference.
public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  InstalledTypes.all.conforms(inUTI as String, to: inConformsToUTI as String)
}

/// Whether two names mean the same type.
///
/// Simulated: without regard to the case of letters, as documented. Differs: on iOS a dynamic type
/// also equals one that has all its tags.
public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
  UniformTypes.isSame(inUTI1 as String, as: inUTI2 as String)
}

/// Whether the system or an installed app declares a type.
///
/// Simulated: over the types of the device. No known difference.
public func UTTypeIsDeclared(_ inUTI: CFString) -> Bool {
  InstalledTypes.all.isDeclared(inUTI as String)
}

/// Whether a type was made of a tag that nobody declares.
///
/// Simulated: by its name. No known difference.
public func UTTypeIsDynamic(_ inUTI: CFString) -> Bool { UniformTypes.isDynamic(inUTI as String) }

/// A type in words.
///
/// Simulated: for declared types that have a description. Differs: the words are our own.
public func UTTypeCopyDescription(_ inUTI: CFString) -> Unmanaged<CFString>? {
  retained(InstalledTypes.all.description(of: inUTI as String))
}

/// The type that has a tag, such as a filename extension; the caller releases it.
///
/// Simulated: a declared type, else a dynamic one. Differs: a class of tags other than
/// `kUTTagClassFilenameExtension` and `kUTTagClassMIMEType` gives nothing.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString, _ inTag: CFString, _ inConformingToUTI: CFString?
) -> Unmanaged<CFString>? {
  let type = UTType(
    tag: inTag as String, tagClass: UTTagClass(rawValue: inTagClass as String),
    conformingTo: inConformingToUTI.map { UTType(importedAs: $0 as String) })
  return retained(type?.identifier)
}

/// All types that have a tag; the caller releases the list.
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

/// The preferred tag of a type, such as its filename extension; the caller releases it.
///
/// Simulated: of the type itself, not of those that it conforms to. No known difference.
public func UTTypeCopyPreferredTagWithClass(
  _ inUTI: CFString, _ inTagClass: CFString
) -> Unmanaged<CFString>? {
  retained(tags(inUTI, inTagClass).first)
}

/// All tags of a type of one class; the caller releases the list.
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
