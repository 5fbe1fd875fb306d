/// What one file declares and imports, as far as running it depends on it.
package struct SourceFacts: Hashable, Sendable {
  /// The file's name.
  package let file: String
  /// The imported modules, in whichever `#if` branch; a submodule comes with its root, so that
  /// `import os.log` gives `os` and `os.log`.
  package internal(set) var imports: Set<String> = []
  /// The classes, including nested and local ones, in the order of the file.
  package internal(set) var classes: [ClassFact] = []
  /// Whether a type is marked `@main`, `@UIApplicationMain` or `@NSApplicationMain`.
  package internal(set) var hasMainAttribute = false
  /// Whether the file has statements outside any declaration, as a script has.
  package internal(set) var hasTopLevelCode = false
  /// Whether one of those statements awaits something.
  package internal(set) var awaitsAtTopLevel = false
  /// Whether a function or type is marked `@Test` or `@Suite`.
  package internal(set) var hasTests = false
  /// Whether an Objective-C form was rewritten.
  package internal(set) var usesObjectiveC = false
  /// The generated type whose `all()` registers the file's classes; `nil` when there are none.
  package internal(set) var registration: String?

  /// The classes and extensions with what the registration needs to know about them.
  var types: [TypeRecord] = []
  /// Types that the file declares as global actors.
  var globalActors: Set<String> = []

  init(file: String) {
    self.file = file
  }
}
