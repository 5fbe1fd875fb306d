/// Writes the entry of one method: its selector, and a closure that calls it.
struct MethodWriter {
  let method: MethodFact
  let unit: RegistrationUnit
  /// The class as the surrounding code names it.
  let type: String
  /// The name of the type with the helpers.
  let helpers: String

  /// The entry, for example `("open:", Helpers.send { (target: A, first) in target.open(first) })`.
  ///
  /// The compiler infers the argument's type from the method; it is written only if several methods
  /// have the name.
  var text: String {
    let selector = method.selector ?? method.name
    if let actor = method.actor ?? unit.actor, actor != "MainActor" {
      return "(\"\(selector)\", \(invocation(on: actor))),"
    }
    if selector == KeyValueMethod.observing { return "(\"\(selector)\", \(observing))," }
    let helper = method.returnsValue ? "ask" : "send"
    let parameters = (["target: \(type)"] + argumentParameters).joined(separator: ", ")
    return "(\"\(selector)\", \(helpers).\(helper) { (\(parameters)) in \(call) }),"
  }
}

extension MethodWriter {
  /// A call with the arguments of an observer, which come as one value.
  private var observing: String {
    "\(helpers).send { (target: \(type), first: ObjectiveCRegistry.ObservedValue) in "
      + "target.observeValue(forKeyPath: first.keyPath, of: first.object, change: first.change, "
      + "context: first.context) }"
  }

  private var arguments: [String] { Array(["first", "second"].prefix(method.labels.count)) }

  private var argumentParameters: [String] {
    guard unit.overloads.contains(method.signature) else { return arguments }
    return zip(arguments, method.parameterTypes).map { name, type in
      "\(name): \(type.hasSuffix("!") ? String(type.dropLast()) + "?" : type)"
    }
  }

  private var call: String {
    switch method.form {
    case .getter: return "target.\(method.name)"
    case .setter: return "target.\(method.name) = first"
    case .method:
      let list = zip(method.labels, arguments).map { label, argument in
        label.isEmpty ? argument : "\(label): \(argument)"
      }
      return "target.\(method.name)(\(list.joined(separator: ", ")))"
    }
  }

  /// A closure for an actor other than the main one, for which the helpers can't be written.
  private func invocation(on actor: String) -> String {
    let names = (arguments + ["_", "_"]).prefix(2).joined(separator: ", ")
    let casts = zip(arguments, method.parameterTypes).map { ", let \($0) = \($0) as? \($1)" }
    let result = method.returnsValue ? "return \(call)" : "\(call); return nil"
    let cast = "guard let target = target as? \(type)\(casts.joined()) else { return nil }"
    return "unsafeBitCast({ target, \(names) in \(cast); \(result) } "
      + "as @\(actor) (AnyObject, Any?, Any?) -> Any?, to: ObjectiveCRegistry.Invocation.self)"
  }
}
