import LessonModel

/// Every API that a lesson may name.
struct KnownNames {
  /// What the simulated device, Foundation and the lesson's code declare.
  private let declared: DeclaredNames
  /// Keys, names with a reason, and names in the lesson's code, which the compiler knows.
  private let others: Set<String>
  /// Every word of the lesson's code and of its output, strings included.
  private let mentioned: Set<String>
  private let allMembers: Set<String>
  private let modules: Set<String>

  init(simulation: DeclaredNames, lesson: Lesson) {
    var declared = simulation
    for (type, members) in FoundationNames.members {
      declared.addType(type)
      for member in members { declared.addMember(member, of: type) }
    }
    var others = Set(PropertyListKeys.known).union(UnsimulatedNames.reasons.keys)
    var mentioned = Set(lesson.expectations.flatMap { Self.words(in: $0.text) })
    for snippet in lesson.snippets where snippet.language != "swift" || snippet.isCompiled {
      let words = Self.words(in: snippet.text)
      mentioned.formUnion(words)
      if snippet.language == "swift" {
        let code = SnippetNames(of: snippet.text)
        code.addDeclarations(to: &declared)
        others.formUnion(code.words)
      } else {
        others.formUnion(words)
      }
    }
    self.declared = declared
    self.others = others
    self.mentioned = mentioned
    allMembers = declared.allMembers.union(declared.globals)
    modules = Set(lesson.targets.map(\.name))
  }

  /// Whether such a type exists, or such a name outside of types.
  func hasType(_ name: String) -> Bool {
    isDeclared(name) || declared.globals.contains(name) || others.contains(name)
  }

  /// Whether such a type exists and its members are known.
  func isDeclared(_ type: String) -> Bool { declared.types.contains(type) }

  /// Whether any type has such a member, or the lesson's code has such a word.
  func hasMember(_ name: String) -> Bool {
    allMembers.contains(name) || others.contains(name) || mentioned.contains(name)
  }

  /// Whether a type with known members has this one, or the lesson's code uses such a name.
  func hasMember(_ name: String, of type: String) -> Bool {
    declared.members(of: type).contains(name) || others.contains(name)
  }

  /// Whether a name before a dot is one of the lesson's targets, and so a module.
  func isModule(_ name: String) -> Bool { modules.contains(name) }

  /// The names of types and keys, for suggestions.
  var typeNames: [String] { declared.types.union(declared.globals).union(others).sorted() }
  /// The names of all members, for suggestions.
  var memberNames: [String] { allMembers.sorted() }
  /// The names of a type's members, for suggestions.
  func memberNames(of type: String) -> [String] { declared.members(of: type).sorted() }

  /// The words of a property list or another file, its keys included.
  private static func words(in text: String) -> [String] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
  }
}

extension Lesson {
  /// The lesson's blocks of code, including those of solutions and accepted variants.
  fileprivate var snippets: [Snippet] {
    steps.flatMap { step in
      var snippets = step.blocks.compactMap { block -> Snippet? in
        if case .snippet(let snippet, _) = block { snippet } else { nil }
      }
      if let exercise = step.exercise {
        snippets += [exercise.check.main].compactMap { $0 } + exercise.solution.files
        snippets += exercise.accepted.flatMap(\.files)
      }
      return snippets
    }
  }

  /// What the lesson's programs are expected to print.
  fileprivate var expectations: [Expectation] {
    steps.flatMap { $0.expectations + ($0.exercise?.expectations ?? []) }
  }
}

extension Snippet {
  /// Whether the code must compile, so that every name in it exists; a starter need not.
  fileprivate var isCompiled: Bool {
    if case .compilation = failure { return false }
    return role != .shown && !isStarter
  }
}
