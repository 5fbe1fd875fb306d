/// What is written to standard error about stores.
enum StoreWords {
  static func unopened(_ file: String, _ code: Int, _ reason: String) -> String {
    "SwiftData: error: Unresolved error loading container: \(file): \(reason) (\(code))"
  }

  static func unsaved(_ reason: String) -> String {
    "SwiftData: error: the automatic save failed: \(reason)"
  }
}
