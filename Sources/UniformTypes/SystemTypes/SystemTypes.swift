/// The standard types as numbers: read once from the table, at the first query.
///
/// A type is represented by its place in the table. Reading makes no strings and no dictionaries:
/// names stay in the text of the program, and only a few small numbers are kept for each type. This
/// is a class so that all graphs of a process share one table.
final class SystemTypes: Sendable {
  /// The only table of a process.
  static let shared = SystemTypes(TableScanner.scan(StandardTypes.families))

  /// The identifiers by place.
  let identifiers: [TableWord]
  /// The filename extensions and the types that have them.
  let extensions: TagTable
  /// The MIME types and the types that have them.
  let mimeTypes: TagTable

  /// Finds an identifier's place.
  private let index: WordIndex
  /// The places of the direct supertypes of all types, one type after another.
  private let parents: [UInt16]
  /// By place, the index in `parents` at which its supertypes begin; one more number ends those of
  /// the last type.
  private let parentStarts: [UInt16]

  /// Makes the table from what was read.
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

  /// The number of types.
  var count: Int { identifiers.count }

  /// Finds the place of a type.
  func place(of identifier: FoldedName) -> Int? {
    index.first(identifier, hash: identifier.hash)
  }

  /// Returns the places of the types to which a type conforms directly, in the order of its
  /// declaration.
  func parents(of place: Int) -> ArraySlice<UInt16> {
    parents[Int(parentStarts[place])..<Int(parentStarts[place + 1])]
  }

  /// Whether a type is another one or conforms to it in any number of steps.
  ///
  /// Supertypes come before their subtypes in the table: a type before the goal can't lead to it,
  /// and no path is longer than the table is deep.
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
