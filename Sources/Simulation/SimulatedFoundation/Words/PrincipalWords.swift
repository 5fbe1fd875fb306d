/// Why an extension can't be served, and why a process shows nothing.
enum PrincipalWords {
  static func otherClass(_ object: Any) -> String {
    "'\(type(of: object))' isn't of the class that this extension point requires"
  }

  static func takesNoRequests(_ name: String) -> String {
    "'\(name)' can't take requests: it isn't a view controller and doesn't conform to "
      + "NSExtensionRequestHandling"
  }

  static func noInitialController(_ file: String) -> String {
    "the extension has no '\(file)' with an initial view controller"
  }

  static let noPrincipal = "the extension has neither a principal class nor a type marked '@main'"
  static func noClass(_ name: String) -> String { "the extension has no class named '\(name)'" }

  static func needsArguments(_ name: String) -> String {
    "'\(name)' can't be initialized without arguments"
  }

  static let noInterface = "it has no interface"
  static let fileNotWritten = "the file couldn't be written"
}
