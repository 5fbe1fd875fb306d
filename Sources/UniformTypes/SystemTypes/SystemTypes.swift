/// The standard types as numbers: read once from the table, at the first question about them.
///
/// A type is its place in the table. Reading makes no string and no dictionary: names stay in the
/// text of the program, and all that is kept of a type are a few small numbers. A class, so that
/// all graphs of a process share the one table.
final class SystemTypes: Sendable {
  /// The one table of a process.
  static let shared = SystemTypes(TableScanner.scan(StandardTypes.families))

  /// The identifiers by place.
  let identifiers: [TableWord]
  /// The filename extensions and what has them.
  let extensions: TagTable
  /// The MIME types and what has them.
  let mimeTypes: TagTable

  /// Finds an identifier's place.
  private let index: WordIndex
  /// The places of the direct supertypes of all types, one type after the other.
  private let parents: [UInt16]
  /// By place, where its supertypes begin in `parents`; one more number ends the last type's.
  private let parentStarts: [UInt16]

  /// Makes the table of what was read.
  private init(_ scanned: TableScanner) {
    identifiers = scanned.identifiers
    index = WordIndex(scanned.identifiers, hashes: scanned.identifierHashes)
    extensions = TagTable(scanned.extensions)
    mimeTypes = TagTable(scanned.mimeTypes)
    parentStarts = scanned.parentStarts
    let index = index
    parents = scanned.parents.indices.map { number in
      let word = scanned.parents[number]
      guard let place = index.first(word.name, hash: scanned.parentHashes[number]) else {
        preconditionFailure("the table names a supertype that it doesn't have: \(word.text)")
      }
      return UInt16(place)
    }
  }

  /// How many types there are.
  var count: Int { identifiers.count }

  /// Finds the place of a type.
  func place(of identifier: FoldedName) -> Int? {
    index.first(identifier, hash: identifier.hash)
  }

  /// The places of the types that a type conforms to directly, in the order of its declaration.
  func parents(of place: Int) -> ArraySlice<UInt16> {
    parents[Int(parentStarts[place])..<Int(parentStarts[place + 1])]
  }

  /// Says whether a type is another one or conforms to it by any number of steps.
  ///
  /// Supertypes stand before their subtypes in the table: what stands before the goal can't lead to
  /// it, and no path is longer than the table is deep.
  func conforms(_ place: Int, to goal: Int) -> Bool {
    if place <= goal { return place == goal }
    var parent = Int(parentStarts[place])
    let end = Int(parentStarts[place + 1])
    while parent < end {
      if conforms(Int(parents[parent]), to: goal) { return true }
      parent += 1
    }
    return false
  }
}
