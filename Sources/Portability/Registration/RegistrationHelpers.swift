/// The helper functions in each file's generated code.
///
/// The run time calls closures that don't belong to any actor, while the methods mostly belong to
/// the main actor, and a file doesn't tell which do: the superclass decides, and it may be
/// anywhere. So the closures are written for the main actor, on which methods without an actor can
/// be called too, and are then stripped of it, unchecked: Objective-C doesn't check it either, but
/// calls a method on whichever thread it is on.
enum RegistrationHelpers {
  /// Returns the functions that the code calls, indented to be inside a type.
  ///
  /// They are `send` for methods without a result and `ask` for the others, each for up to two
  /// arguments.
  ///
  /// If an argument isn't of the type that the method takes, the method isn't called. Functions
  /// that aren't called are left out: these few generic functions take the compiler longer than
  /// most lessons' own code.
  static func text(calledBy code: String) -> String {
    let functions = ["send", "ask"].flatMap { name in
      counts(of: name, in: code).sorted().map { function(name, $0) }
    }
    let needed = (code.contains(".maker {") ? [maker] : []) + (functions.isEmpty ? [] : [method])
    return (needed + functions).joined(separator: "\n\n")
  }

  /// Returns the numbers of arguments with which a helper is called.
  private static func counts(of name: String, in code: String) -> Set<Int> {
    Set(
      code.split(separator: "\n").compactMap { line in
        guard let call = line.firstRange(of: ".\(name) { (target: ") else { return nil }
        let rest = line[call.upperBound...]
        let parameters = rest.firstRange(of: ") in ").map { rest[..<$0.lowerBound] } ?? rest
        return parameters.contains(", second") ? 2 : parameters.contains(", first") ? 1 : 0
      })
  }

  private static let maker = """
      fileprivate nonisolated static func maker(
        _ make: @escaping @MainActor () -> AnyObject?
      ) -> () -> AnyObject? {
        unsafeBitCast(make, to: (() -> AnyObject?).self)
      }
    """

  private static let method = """
      private nonisolated static func invocation(
        _ body: @escaping @MainActor (AnyObject, Any?, Any?) -> Any?
      ) -> ObjectiveCRegistry.Invocation {
        unsafeBitCast(body, to: ObjectiveCRegistry.Invocation.self)
      }
    """

  private static func function(_ name: String, _ count: Int) -> String {
    let returns = name == "ask"
    let types = ["A", "B"].prefix(count)
    let values = ["first", "second"].prefix(count)
    let names = (Array(values) + ["_", "_"]).prefix(2).joined(separator: ", ")
    let casts = zip(values, types).map { ", let \($0) = \($0) as? \($1)" }.joined()
    let call = "method(\((["target"] + values).joined(separator: ", ")))"
    return """
        fileprivate nonisolated static func \(name)<\((["T"] + types).joined(separator: ", "))>(
          _ method: @escaping @MainActor (\((["T"] + types).joined(separator: ", "))) -> \
      \(returns ? "Any?" : "Void")
        ) -> ObjectiveCRegistry.Invocation {
          invocation { target, \(names) in
            guard let target = target as? T\(casts) else { return nil }
            \(returns ? "return \(call)" : call)\(returns ? "" : "\n      return nil")
          }
        }
      """
  }
}
