extension Step {
  /// For each program, the index of the last block that has to do with it.
  ///
  /// What no block states of a run is shown after that block.
  package var lastBlocks: [Int: Int] {
    var last: [Int: Int] = [:]
    for (index, block) in blocks.enumerated() {
      switch block {
      case .prose: continue
      case .expectation(let expectation): last[expectation.program] = index
      case .snippet(_, let program?): last[program] = index
      case .snippet(_, nil): continue
      }
    }
    return last
  }
}
