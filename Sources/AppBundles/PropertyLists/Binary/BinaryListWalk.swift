import ActivationRules

/// Follows the references of a binary property list from its root, with its own stack.
///
/// A value may be used in many places. One without parts is decoded once; the others are traversed
/// again each time, and the limit on the number of values stops lists that grow excessively in this
/// way.
struct BinaryListWalk {
  private let table: BinaryObjectTable
  private let file: String
  private var stack: [Level] = []
  private var decoded: [Int: PropertyValue] = [:]
  private var room: Int

  /// Makes a walk over the values of a table.
  init(_ table: BinaryObjectTable, file: String) {
    self.table = table
    self.file = file
    room = 2 * table.size
  }

  /// A container whose parts are being traversed.
  private struct Level {
    var number: Int
    var keys: BinaryObjectTable.References?
    var values: BinaryObjectTable.References
    var next = 0
  }

  /// Traverses all values.
  ///
  /// - Throws: A problem at the first contradiction.
  mutating func run(into builder: inout ListBuilder) throws(ReadingProblem) {
    try visit(table.root, into: &builder)
    while let level = stack.last {
      guard level.next < level.values.count else {
        stack.removeLast()
        builder.end()
        continue
      }
      stack[stack.count - 1].next += 1
      if let keys = level.keys { builder.key(try key(in: keys, at: level.next), at: nil) }
      guard let number = table.number(in: level.values, at: level.next) else {
        throw missingValue
      }
      try visit(number, into: &builder)
    }
  }
}

extension BinaryListWalk {
  private mutating func visit(
    _ number: Int, into builder: inout ListBuilder
  ) throws(ReadingProblem) {
    if let value = decoded[number] { return try builder.add(value, at: nil) }
    switch table.object(number) {
    case .value(let value):
      try keep(value, of: number)
      try builder.add(value, at: nil)
    case .array(let values):
      try enter(Level(number: number, values: values), into: &builder)
    case .dictionary(let keys, let values):
      try enter(Level(number: number, keys: keys, values: values), into: &builder)
    case .archiveReference:
      throw ReadingProblem(
        "keyed-archive", isFatal: true, PropertyListWords.keyedArchive,
        remedy: PropertyListWords.keyedArchiveRemedy, file: file)
    case nil:
      throw missingValue
    }
  }

  private mutating func enter(
    _ level: Level, into builder: inout ListBuilder
  ) throws(ReadingProblem) {
    guard !stack.contains(where: { $0.number == level.number }) else {
      throw BinaryListReader.damaged(file, .containsItself)
    }
    try builder.begin(dictionary: level.keys != nil, at: nil)
    stack.append(level)
  }

  private mutating func key(
    in keys: BinaryObjectTable.References, at place: Int
  ) throws(ReadingProblem) -> String {
    guard let number = table.number(in: keys, at: place) else { throw missingValue }
    if case .string(let key) = decoded[number] { return key }
    guard case .value(.string(let key)) = table.object(number) else {
      throw BinaryListReader.damaged(file, .keyNotAString)
    }
    try keep(.string(key), of: number)
    return key
  }

  /// Keeps a decoded value, as long as the values together aren't larger than the file can be.
  ///
  /// Values of a damaged list may overlap, so few bytes would become many.
  private mutating func keep(_ value: PropertyValue, of number: Int) throws(ReadingProblem) {
    switch value {
    case .string(let text): room -= text.utf8.count
    case .data(let bytes): room -= bytes.count
    case .integer, .real, .boolean, .date, .array, .dictionary: break
    }
    guard room >= 0 else {
      throw BinaryListReader.damaged(file, .tooMuch)
    }
    decoded[number] = value
  }

  private var missingValue: ReadingProblem {
    BinaryListReader.damaged(file, .valueUnknown)
  }
}
