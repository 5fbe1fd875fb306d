import ActivationRules

/// Visits every value of a property list, in the order of the file.
///
/// It keeps its own stack, so any depth of nesting is harmless.
enum PropertyWalk {
  /// Calls a function with each string and its place.
  static func strings(of value: PropertyValue, _ body: (PropertyPath, String) -> Void) {
    visit(value) { path, value in
      if case .string(let text) = value { body(path, text) }
    }
  }

  /// Calls a function with the entries of each dictionary and its place.
  static func dictionaries(
    of value: PropertyValue, _ body: (PropertyPath, [PropertyValue.Entry]) -> Void
  ) {
    visit(value) { path, value in
      if case .dictionary(let entries) = value { body(path, entries) }
    }
  }

  /// How deep it goes; no Info.plist is nested nearly as deeply, and paths stay short.
  private static let depth = 40

  private static func visit(_ root: PropertyValue, _ body: (PropertyPath, PropertyValue) -> Void) {
    var stack: [(PropertyPath, PropertyValue)] = [([], root)]
    while let (path, value) = stack.popLast() {
      body(path, value)
      guard path.steps.count < depth else { continue }
      switch value {
      case .dictionary(let entries):
        for entry in entries.reversed() { stack.append((path.key(entry.key), entry.value)) }
      case .array(let elements):
        for index in elements.indices.reversed() {
          stack.append((path.index(index), elements[index]))
        }
      case .string, .integer, .real, .boolean, .date, .data: break
      }
    }
  }
}
