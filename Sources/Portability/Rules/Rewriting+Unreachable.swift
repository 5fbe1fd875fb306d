import Findings

extension Rewriting {
  /// Reports the methods that are marked for Objective-C but can't be registered, so no selector
  /// can reach them.
  mutating func reportUnreachable(_ record: TypeRecord) {
    for method in record.methods where method.isMarked && method.form == .method {
      guard let (reason, remedy) = Self.obstacle(to: method, of: record) else { continue }
      report(
        "No selector reaches '\(method.name)' of '\(record.name)': \(reason)",
        severity: .warning, at: method.range, remedy: remedy)
    }
  }

  private static func obstacle(
    to method: MethodFact, of record: TypeRecord
  ) -> (reason: String, remedy: String)? {
    if record.isLocal {
      return ("the class is local to a function", "move the class out of the function")
    }
    if record.isGeneric {
      return ("the class is generic", "declare the method in a class that is not generic")
    }
    if method.selector == nil {
      return (
        "the method is async or throws", "make it a plain method that starts a task"
      )
    }
    if method.isPrivate, record.isHidden {
      return ("both are private", "remove 'private' from the method; the class already hides it")
    }
    return nil
  }
}
