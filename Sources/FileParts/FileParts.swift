import Findings

/// The kinds of file that a block may give part of.
package enum PartKind: Hashable, Sendable {
  /// A block of declarations, for a Swift file.
  case swift
  /// A block of entries, for a property list in XML.
  case propertyList
}

/// The maximum size in bytes of a file that is parsed again for each block that changes it.
private let longestFile = 65_536

/// Puts the parts of a file that a block gives in place of those with the same names.
///
/// - Parameters:
///   - block: Declarations or entries, without the type or dictionary around them.
///   - kind: The kind of parts.
///   - container: The type or dictionary that contains them or will, from the outside in; if empty,
///     they are found wherever they are.
///   - file: The current file.
/// - Returns: The changed file, and where each of its lines comes from.
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
