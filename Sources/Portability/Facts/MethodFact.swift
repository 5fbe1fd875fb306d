/// A method of a class, or one of the two methods behind a property.
struct MethodFact: Hashable, Sendable {
  /// The way in which a call of it is written.
  enum Form: Hashable, Sendable {
    case method
    case getter
    case setter
  }

  var form = Form.method
  /// The name without labels, as written: with any backticks.
  var name: String
  /// The argument labels, empty for `_`.
  var labels: [String] = []
  /// The types of the parameters, as written.
  var parameterTypes: [String] = []
  /// The name by which the Objective-C run time knows it; `nil` when it is async or throws, which
  /// changes the name and the shape of a call.
  var selector: String?
  /// Whether an attribute of its own makes it visible to Objective-C.
  var isMarked = false
  var isPrivate = false
  /// Whether only its file may name it.
  var isFilePrivate = false
  /// Whether it overrides another, which may be visible to Objective-C.
  var isOverride = false
  var returnsValue = false
  /// Whether a call by name can be generated: an instance method with plain parameters.
  var isCallable = true
  /// The global actor that the method's own attribute names.
  var actor: String?
  /// The conditions of the `#if` branches around it.
  var conditions: [String] = []
  /// The bytes of the declaration's name.
  var range: Range<Int>

  /// The name with its labels, as Swift writes it: `share(_:with:)`.
  var signature: String {
    name + "(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")"
  }
}
