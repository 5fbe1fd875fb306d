/// Follows all paths through a program in parallel, one character of the text after another.
///
/// No instruction is visited twice at the same place of the text, which bounds the time by the length
/// of the text times the size of the program. A matcher is made for one text.
struct PatternMatcher {
  /// The number of instructions and steps of sets that were visited, on which the time depends.
  private(set) var effort = 0

  private let program: PatternProgram
  /// Whether the program needs folded characters, and the bounds of words.
  private let needs: (folding: Bool, words: Bool)
  /// The instructions that wait for the next character.
  private var waiting: [Int] = []
  /// The instructions that waited for this character.
  private var ready: [Int] = []
  /// The place in the text at which each instruction was last visited.
  private var visits: [Int]
  private var pending: [Int] = []
  /// The answers of the sets about the last characters that were looked up, some slots for each
  /// set.
  private var answers: [(scalar: UInt32, isMember: Bool)]
  private static let answersForSet = 32

  init(_ program: PatternProgram) {
    self.program = program
    needs = program.needs
    visits = Array(repeating: -1, count: program.instructions.count)
    answers = Array(repeating: (.max, false), count: program.sets.count * Self.answersForSet)
  }

  /// Whether the program accepts the whole text.
  mutating func matches(_ text: String) -> Bool {
    var place = TextPlace(text, readsWords: needs.words)
    enter(0, at: place)
    while let scalar = place.next {
      if waiting.isEmpty { return false }
      swap(&ready, &waiting)
      waiting.removeAll(keepingCapacity: true)
      let folded = needs.folding ? CaseFolding.folded(scalar) : scalar
      let isBeforeLineFeed = scalar == 0x0D && place.second == 0x0A
      place.advance()
      for index in ready {
        effort += 1
        guard
          let next = successor(of: index, taking: scalar, folded, isBeforeLineFeed)
        else { continue }
        enter(next, at: place)
      }
    }
    return waiting.contains { program.instructions[$0] == .accept }
  }

  /// Returns where an instruction continues after a character that it accepts.
  private mutating func successor(
    of index: Int, taking scalar: UInt32, _ folded: UInt32, _ isBeforeLineFeed: Bool
  ) -> Int? {
    switch program.instructions[index] {
    case .scalar(let wanted): scalar == wanted ? index + 1 : nil
    case .folded(let wanted): folded == wanted ? index + 1 : nil
    case .any: index + 1
    case .set(let set): isMember(scalar, of: set) ? index + 1 : nil
    case .unit(let set):
      isMember(scalar, of: set) ? index + (isBeforeLineFeed ? 1 : 2) : nil
    case .split, .jump, .assert, .accept: nil
    }
  }

  private mutating func isMember(_ scalar: UInt32, of number: Int) -> Bool {
    let place = number * Self.answersForSet + Int(scalar) % Self.answersForSet
    if answers[place].scalar != scalar {
      effort += program.sets[number].size
      answers[place] = (scalar, program.sets[number].contains(scalar))
    }
    return answers[place].isMember
  }

  /// Follows instructions that consume no character, and notes those that do.
  private mutating func enter(_ index: Int, at place: TextPlace) {
    pending.append(index)
    while let index = pending.popLast() {
      guard visits[index] != place.index else { continue }
      visits[index] = place.index
      effort += 1
      switch program.instructions[index] {
      case .jump(let distance): pending.append(index + distance)
      case .split(let distance):
        pending.append(index + distance)
        pending.append(index + 1)
      case .assert(let assertion): if place.fulfils(assertion) { pending.append(index + 1) }
      case .scalar, .folded, .any, .set, .unit, .accept: waiting.append(index)
      }
    }
  }
}

extension PatternProgram {
  /// What the program needs to know about every character.
  fileprivate var needs: (folding: Bool, words: Bool) {
    var needs = (folding: false, words: false)
    for instruction in instructions {
      switch instruction {
      case .folded: needs.folding = true
      case .assert(.wordBoundary), .assert(.noWordBoundary): needs.words = true
      case .scalar, .any, .set, .unit, .split, .jump, .assert, .accept: break
      }
    }
    return needs
  }
}
