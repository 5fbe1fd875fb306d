/// The scope of a syntax node in a file.
struct Scope {
  /// The types around it, outermost first.
  var path: [TypeRecord.Step] = []
  /// The index of the nearest type among the records of the facts; `nil` for types that aren't
  /// recorded.
  var record: Int?
  /// Whether the nearest type is an extension.
  var isInExtension = false
  /// Whether it is inside a function, an accessor or a closure.
  var isLocal = false
  /// Whether there is a closure between it and the nearest type.
  var isInClosure = false
  /// Whether it is in the initial value of a property.
  var isInPropertyValue = false
  /// Whether it is directly among a type's members.
  var isMember = false
  /// Whether it is in a preview, which is removed as a whole.
  var isInPreview = false
  /// The conditions of the `#if` branches around it, rewritten.
  var conditions: [String] = []

  /// The dotted name of the nearest type; empty outside types.
  var typeName: String { path.map(\.name).joined(separator: ".") }
}
