import Findings

/// The files of which a block may give a part.
package enum PartKind: Hashable, Sendable {
  /// A block of declarations, for a Swift file.
  case swift
  /// A block of entries, for a property list in XML.
  case propertyList
}

/// The bytes of the longest file that is read anew for each block that changes it.
private let longestFile = 65_536

/// Puts the parts that a block gives of a file into the places of those of their names.
///
/// - Parameters:
///   - block: Declarations or entries, without the type or dictionary around them.
///   - kind: What they are.
///   - container: The type or dictionary that has them or gets them, from the outside in; where it is empty,
///     they are found wherever they are.
///   - file: The file as it is.
/// - Returns: The file as it is then, and where each of its lines is from.
/// - Throws: ``PartProblem`` for the first thing that can't be placed.
package func place(
  _ block: String, _ kind: PartKind, in container: [String], of file: String
) throws(PartProblem) -> PartPlacement {
  guard file.utf8.count <= longestFile else { throw .tooLong(limit: longestFile) }
  let lines = LineTable(block)
  let edits: [PartEdit]
  switch kind {
  case .swift: edits = try SwiftParts(file).edits(placing: lines, in: container)
  case .propertyList: edits = try PropertyListParts(file).edits(placing: lines, in: container)
  }
  return try PartPlacement(edits, from: lines, in: LineTable(file))
}
