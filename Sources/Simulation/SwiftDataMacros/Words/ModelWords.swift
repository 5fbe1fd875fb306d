/// What the macros say about code that they can't expand.
enum ModelWords {
  static let notAClass = "'@Model' can only be applied to a class"

  static func noInitializer(_ name: String) -> String {
    "@Model requires an initializer be provided for '\(name)'"
  }

  static let queryWithoutType = "'@Query' needs a property with a type, such as '[Item]'"

  static let notAnActor = "'@ModelActor' can only be applied to an actor"
}
