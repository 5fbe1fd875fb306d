/// Why an Intents extension has no handler for an intent.
enum HandlerWords {
  static func noHandler(_ intent: String) -> String { "handler(for:) returned nil for \(intent)" }

  static func noClass(_ name: String) -> String {
    "the extension has no class '\(name)', or it can't be made without arguments"
  }

  static func notConforming(_ handler: Any, to name: String) -> String {
    "'\(type(of: handler))' doesn't conform to \(name)"
  }
}
