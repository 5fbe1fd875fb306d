import Foundation

/// Finds the types of the program that conform to a protocol, in the tables that the compiler
/// writes for the Swift run time (ADR 0035).
///
/// The tables have a record for each conformance: the protocol, and a description of the type, which
/// has a function that returns the type itself. Generic types have none; they are left out, as a
/// generic type can't be an intent on iOS either.
enum ConformanceFinder {
  /// Finds the types.
  ///
  /// - Parameter existential: The protocol, as `(any AppIntent).self`.
  /// - Returns: The types, in the order of their names.
  static func types(conformingTo existential: Any.Type) -> [Any.Type] {
    let wanted = protocolDescriptor(of: existential)
    var found: [UnsafeRawPointer: Any.Type] = [:]
    for section in sections {
      for offset in stride(from: 0, to: section.count, by: 4) {
        guard let start = section.baseAddress,
          let record = relative(start + offset),
          let described = relative(record),
          described == wanted,
          let description = typeDescription(of: record),
          let type = type(description)
        else { continue }
        found[description] = type
      }
    }
    return found.values.sorted { "\($0)" < "\($1)" }
  }

  /// The protocol's description: the first one of those in the metadata of `any P`, behind two words.
  private static func protocolDescriptor(of existential: Any.Type) -> UnsafeRawPointer {
    unsafeBitCast(existential, to: UnsafeRawPointer.self)
      .load(fromByteOffset: 16, as: UnsafeRawPointer.self)
  }

  /// The description of the type of a conformance, if it isn't generic.
  private static func typeDescription(of record: UnsafeRawPointer) -> UnsafeRawPointer? {
    let kind = record.load(fromByteOffset: 12, as: UInt32.self) >> 3 & 7
    let place = record + 4
    let target = place + Int(place.load(as: Int32.self))
    switch kind {
    case 0: return target
    case 1: return target.load(as: UnsafeRawPointer.self)
    default: return nil
    }
  }

  /// The type of a description, by the function whose address is its fourth number.
  private static func type(_ description: UnsafeRawPointer) -> Any.Type? {
    let isGeneric = description.load(as: UInt32.self) & 0x80 != 0
    guard !isGeneric, let address = relative(description + 12, isIndirectable: false) else {
      return nil
    }
    typealias Access = @convention(c) (Int) -> UnsafeRawPointer
    let access = unsafeBitCast(address, to: Access.self)
    return unsafeBitCast(access(0), to: Any.Type.self)
  }

  /// The address that a 32-bit distance gives; one whose lowest bit is set leads to where the
  /// address is.
  private static func relative(
    _ place: UnsafeRawPointer, isIndirectable: Bool = true
  ) -> UnsafeRawPointer? {
    let distance = Int(place.load(as: Int32.self))
    guard distance != 0 else { return nil }
    guard isIndirectable, distance & 1 == 1 else { return place + distance }
    return (place + (distance & ~1)).load(as: UnsafeRawPointer.self)
  }

  /// The tables of conformances of all loaded libraries: the run time enumerates them.
  private static var sections: [UnsafeRawBufferPointer] {
    guard let symbol = dlsym(nil, "swift_enumerateAllMetadataSections") else { return [] }
    typealias Body =
      @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?) -> Bool
    typealias Enumerate = @convention(c) (Body, UnsafeMutableRawPointer?) -> Void
    var found: [UnsafeRawBufferPointer] = []
    withUnsafeMutablePointer(to: &found) { pointer in
      unsafeBitCast(symbol, to: Enumerate.self)(
        { sections, context in
          let table = sections.load(fromByteOffset: 48, as: UnsafeRawPointer?.self)
          let length = sections.load(fromByteOffset: 56, as: Int.self)
          context?.assumingMemoryBound(to: [UnsafeRawBufferPointer].self).pointee
            .append(UnsafeRawBufferPointer(start: table, count: length))
          return true
        }, pointer)
    }
    return found
  }
}
