extension Step {
  /// For each program, the index of the last block that concerns it.
  ///
  /// Results that no block states are shown after that block; those of a program that a prediction
  /// asks about, not above the question.
  package var lastBlocks: [Int: Int] {
    var last: [Int: Int] = [:]
    /// The programs so far that run and that a prediction may ask about.
    var running: Set<Int> = []
    for (index, block) in blocks.enumerated() {
      switch block {
      case .prose: continue
      case .expectation(let expectation): last[expectation.program] = index
      case .snippet(_, let program?):
        last[program] = index
        if programs.indices.contains(program), programs[program].canPrint {
          running.insert(program)
        }
      case .question(let quiz):
        guard quizzes.indices.contains(quiz), quizzes[quiz].kind == .prediction else { continue }
        for program in running { last[program] = index }
      case .snippet(_, nil): continue
      }
    }
    return last
  }
}
