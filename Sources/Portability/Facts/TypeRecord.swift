/// A class or an extension with everything that its registration needs.
struct TypeRecord: Hashable, Sendable {
  /// One name on the way from the file's scope to the type.
  struct Step: Hashable, Sendable {
    var name: String
    var isPrivate = false
    var isGeneric = false
  }

  /// The names from the outermost type to this one.
  var path: [Step]
  /// The class itself; `nil` for an extension.
  var declaration: ClassFact?
  var methods: [MethodFact] = []
  /// The protocols that an extension adds.
  var protocols: [String] = []
  /// Whether all members are visible to Objective-C: `@objcMembers`, or `@objc extension`.
  var exposesMembers = false
  /// The global actor that the type's own attribute names.
  var actor: String?
  /// The conditions of the `#if` branches around it.
  var conditions: [String] = []
  /// Whether a mark says that nothing may use the type.
  var isUnavailable = false
  var isLocal = false

  /// The dotted name.
  var name: String { path.map(\.name).joined(separator: ".") }
  var isGeneric: Bool { path.contains(where: \.isGeneric) }

  /// The number of steps of the path that code at the file's scope can name: all, or those before
  /// the first private type inside another.
  var nameableSteps: Int {
    path.indices.dropFirst().first { path[$0].isPrivate } ?? path.count
  }

  /// Whether only the types around it can name it.
  var isHidden: Bool { nameableSteps < path.count }
}
