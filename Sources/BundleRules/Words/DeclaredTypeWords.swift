import ActivationRules

/// What is said of declarations of types that don't have the required form.
enum DeclaredTypeWords {
  static func notAList(_ key: String, _ value: PropertyValue) -> String {
    "\(key) is \(value.kindInWords), not an array of declarations"
  }
  static func notADeclaration(_ value: PropertyValue) -> String {
    "a type is declared by a dictionary, but this is \(value.kindInWords)"
  }
  static let noIdentifier = "a declared type has no UTTypeIdentifier"
  static func tagsNotADictionary(_ value: PropertyValue) -> String {
    "UTTypeTagSpecification is \(value.kindInWords), not a dictionary"
  }
  static func notStrings(_ value: PropertyValue) -> String {
    "this is \(value.kindInWords), not a string or an array of strings"
  }
  static func notAString(_ value: PropertyValue) -> String {
    "this is \(value.kindInWords), not a string"
  }
}
