/// What ends a program that uses a model in a way that doesn't work on iOS either.
enum ModelWords {
  static func noValue(_ name: String, of type: String) -> String {
    "\(type).\(name) has no value: it isn't optional, and nothing has set it"
  }

  /// iOS's words (observed).
  static let contextIsGone =
    "This model instance was destroyed by calling ModelContext.reset and is no longer usable."

  static func noForm(_ name: String, _ type: String) -> String {
    "the type of \(name), \(type), is neither Codable nor a model"
  }

  static func noEntity(_ type: String) -> String {
    "\(type) isn't in the schema of the container that the context belongs to"
  }

  static func otherContext(_ type: String) -> String {
    "Illegal attempt to insert a model in to a different model context: \(type)"
  }

  static func noGroup(_ identifier: String) -> String {
    "there is no container for the group \(identifier): is it among the entitlements?"
  }

  static func noContainer(_ reason: String) -> String {
    "Failed to create a ModelContainer: \(reason)"
  }
}
