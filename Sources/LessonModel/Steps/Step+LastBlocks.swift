extension Step {
  /// For each program, the index of the last block that has to do with it.
  ///
  /// What no block states of a run is shown after that block.
  package var lastBlocks: [Int: Int] {
    var mains: [Snippet: Int] = [:]
    for (index, program) in programs.enumerated() {
      if let main = program.main { mains[main] = index }
    }
    let device = programs.firstIndex { $0.kind == .device }
    var last: [Int: Int] = [:]
    for (index, block) in blocks.enumerated() {
      switch block {
      case .prose: continue
      case .expectation(let expectation): last[expectation.program] = index
      case .snippet(let snippet):
        switch snippet.role {
        case .shown: continue
        case .program: if let program = mains[snippet] { last[program] = index }
        case .scene, .file: if let device { last[device] = index }
        }
      }
    }
    return last
  }
}
