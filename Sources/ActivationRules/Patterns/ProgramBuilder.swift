/// Collects the instructions of a program, and repeats pieces of it.
///
/// Distances within a piece don't change when the piece moves, so a piece can be copied unchanged.
struct ProgramBuilder {
  /// The maximum number of instructions of a program.
  static let maximumSize = 10_000

  private(set) var instructions: [PatternProgram.Instruction] = []
  private var sets: [ScalarSet] = []
  private var numbers: [ScalarSet: Int] = [:]

  /// The place of the next instruction.
  var count: Int { instructions.count }

  /// Returns the finished program.
  func program() -> PatternProgram {
    PatternProgram(instructions: instructions + [.accept], sets: sets)
  }

  /// Adds an instruction.
  ///
  /// - Throws: A problem at the range when the program gets too big.
  mutating func append(
    _ instruction: PatternProgram.Instruction, for range: Range<Int>
  ) throws(Pattern.Problem) {
    try check(adding: 1, for: range)
    instructions.append(instruction)
  }

  /// Adds an instruction before others; there must be no distances across the place.
  mutating func insert(
    _ instruction: PatternProgram.Instruction, at place: Int, for range: Range<Int>
  ) throws(Pattern.Problem) {
    try check(adding: 1, for: range)
    instructions.insert(instruction, at: place)
  }

  /// Returns the number of a set in the program.
  mutating func number(of set: ScalarSet) -> Int {
    if let number = numbers[set] { return number }
    numbers[set] = sets.count
    sets.append(set)
    return sets.count - 1
  }

  /// Makes the jump at a place go to the next instruction.
  mutating func land(_ jump: Int) {
    instructions[jump] = .jump(count - jump)
  }

  /// Repeats the piece from a place to the end a minimum and maximum number of times.
  mutating func `repeat`(
    from start: Int, _ minimum: Int, _ maximum: Int?, for range: Range<Int>
  ) throws(Pattern.Problem) {
    let piece = Array(instructions[start...])
    instructions.removeSubrange(start...)
    guard !piece.isEmpty else { return }
    try check(adding: max(minimum, maximum ?? minimum), times: piece.count, for: range)
    if let maximum {
      for _ in 0..<minimum { instructions += piece }
      try appendOptional(piece, maximum - minimum, for: range)
    } else if minimum == 0 {
      try check(adding: piece.count + 2, for: range)
      instructions += [.split(piece.count + 2)] + piece + [.jump(-piece.count - 1)]
    } else {
      try check(adding: minimum * piece.count + 1, for: range)
      for _ in 0..<minimum { instructions += piece }
      instructions += [.split(-piece.count)]
    }
  }

  /// Adds the piece up to a number of times: each copy can jump to the end of all.
  private mutating func appendOptional(
    _ piece: [PatternProgram.Instruction], _ count: Int, for range: Range<Int>
  ) throws(Pattern.Problem) {
    try check(adding: count, times: piece.count + 1, for: range)
    for remaining in stride(from: count, to: 0, by: -1) {
      instructions += [.split(remaining * (piece.count + 1))] + piece
    }
  }

  private func check(
    adding number: Int, times size: Int = 1, for range: Range<Int>
  ) throws(Pattern.Problem) {
    let (product, isTooBig) = number.multipliedReportingOverflow(by: size)
    guard isTooBig || product > Self.maximumSize - count else { return }
    throw Pattern.Problem(
      range, PatternWords.tooManySteps(most: Self.maximumSize),
      remedy: PatternWords.tooManyStepsRemedy)
  }
}
