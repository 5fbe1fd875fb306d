package import CommonMark
package import Findings

/// What the learner is to write in a step, and how it is judged.
package struct Exercise: Sendable {
  /// The files that the learner begins with.
  package var starter: [Snippet]
  /// The check's scene with the lesson's files so far, including the starter's.
  package var check: Program
  /// What the check's program must print and do; each expectation is about program 0.
  package var expectations: [Expectation]
  /// What the learner is told about failures; the first verdict that applies counts.
  package var verdicts: [Verdict]
  /// From a nudge to nearly the solution.
  package var hints: [Hint]
  package var solution: Solution
  /// Other ways to solve it, which pass the check.
  package var accepted: [Variant]
  /// Ways to get it wrong, each with the verdict that it gets.
  package var rejected: [Variant]

  package init(
    starter: [Snippet], check: Program, expectations: [Expectation] = [],
    verdicts: [Verdict] = [], hints: [Hint] = [], solution: Solution, accepted: [Variant] = [],
    rejected: [Variant] = []
  ) {
    self.starter = starter
    self.check = check
    self.expectations = expectations
    self.verdicts = verdicts
    self.hints = hints
    self.solution = solution
    self.accepted = accepted
    self.rejected = rejected
  }

  /// Makes the check's program with other code in place of the starter's.
  ///
  /// A file with a new name goes after the others of its target; the starter's other files stay
  /// unchanged.
  package func program(with files: [Snippet]) -> Program {
    var program = check
    for file in files { program.place(file) }
    return program
  }
}

extension Exercise {
  /// One hint.
  package struct Hint: Hashable, Sendable {
    /// The blocks of the list item.
    package var nodes: [Document.NodeID]
    /// Its words and code, a line for each block.
    package var plainText: String
    package var range: SourceRange

    package init(nodes: [Document.NodeID], plainText: String, range: SourceRange) {
      self.nodes = nodes
      self.plainText = plainText
      self.range = range
    }
  }

  /// The author's own code, and the reasons for it.
  package struct Solution: Sendable {
    /// The text and the files, in order.
    package var blocks: [Block]
    /// The heading's place.
    package var range: SourceRange

    package init(blocks: [Block], range: SourceRange) {
      self.blocks = blocks
      self.range = range
    }

    /// The files that replace the starter's.
    package var files: [Snippet] {
      blocks.compactMap { block in
        guard case .snippet(let snippet, _) = block, snippet.targetName != nil else { return nil }
        return snippet
      }
    }

    /// The blocks of the text.
    package var prose: [Document.NodeID] {
      blocks.compactMap { if case .prose(let node) = $0 { node } else { nil } }
    }
  }

  /// Code that the check must accept or reject.
  package struct Variant: Hashable, Sendable {
    package var name: String
    /// The solution's files, with those of the variant replacing them.
    package var files: [Snippet]
    /// The verdict that the variant must get, on one line; `nil` for one that must be accepted.
    package var verdict: String?
    /// The heading's place.
    package var range: SourceRange

    package init(name: String, files: [Snippet], verdict: String? = nil, range: SourceRange) {
      self.name = name
      self.files = files
      self.verdict = verdict
      self.range = range
    }
  }
}

extension Program {
  /// Replaces the file of the same name, or adds one after the others of its target.
  fileprivate mutating func place(_ file: Snippet) {
    guard let index = targets.firstIndex(where: { $0.target.name == file.targetName }) else {
      return
    }
    if let old = targets[index].files.firstIndex(where: { $0.role == file.role }) {
      targets[index].files[old] = file
    } else {
      targets[index].files.append(file)
    }
  }
}
