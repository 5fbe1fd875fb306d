/// Writes the classes that Xcode makes from an .intentdefinition, in Swift.
struct IntentClasses {
  let definition: IntentDefinition

  /// The source of all of them.
  var text: String {
    let parts =
      definition.enumerations.map(enumeration) + definition.types.map(type)
      + definition.intents.flatMap { [intent($0), handling($0), response($0)] }
    return (["import Foundation\nimport Intents\n"] + parts).joined(separator: "\n")
  }

  private func enumeration(_ one: IntentDefinition.Enumeration) -> String {
    let cases = one.cases.map { "  case \($0.name.asName) = \($0.number)\n" }.joined()
    return """
      public enum \(one.name): Int, Sendable {
      \(cases)}

      public typealias \(one.name)ResolutionResult = INEnumResolutionResult<\(one.name)>

      """
  }

  private func type(_ one: IntentDefinition.ObjectType) -> String {
    """
    @objc(\(one.name))
    public class \(one.name): INObject, @unchecked Sendable {
    \(one.properties.map { property($0.name, $0.kind.optional) }.joined())}

    public typealias \(one.name)ResolutionResult = INObjectResolutionResult<\(one.name)>

    """
  }

  private func property(_ name: String, _ type: String) -> String {
    "  public var \(name.asName): \(type) {\n"
      + "    get { _managed(\(name.quoted)) }\n"
      + "    set { _manage(newValue, \(name.quoted)) }\n"
      + "  }\n"
  }

  // MARK: Intents

  private func intent(_ intent: IntentDefinition.Intent) -> String {
    let facts = intent.parameters.map { "      \(self.facts($0)),\n" }.joined()
    let provided = intent.parameters.filter(\.isProvided).map { parameter in
      let search = parameter.isSearched ? ", searchTerm: nil" : ""
      return """
            case \(parameter.name.quoted):
              return IntentOptions(
                try await handler.provide\(parameter.upper)OptionsCollection(for: self\(search)),
                initial: handler.default\(parameter.upper)(for: self))

        """
    }.joined()
    let options = """

        public override func _options(
          for parameter: String, from handler: Any
        ) async throws -> IntentOptions? {
          guard let handler = handler as? any \(intent.name)Handling else { return nil }
          switch parameter {
      \(provided)    default: return nil
          }
        }

      """
    return """
      @objc(\(intent.name))
      public class \(intent.name): INIntent, @unchecked Sendable {
      \(intent.parameters.map { property($0.name, $0.type) }.joined())
        public override class var _parameters: [IntentParameterFacts] {
          [
      \(facts)    ]
        }
      \(provided.isEmpty ? "" : options)}

      """
  }

  private func facts(_ parameter: IntentDefinition.Parameter) -> String {
    var words = [
      "IntentParameterFacts(\(parameter.name.quoted)", "title: \(parameter.title.quoted)",
    ]
    switch parameter.kind {
    case .text: words.append(".text")
    case .whole: words.append(".whole")
    case .decimal: words.append(".decimal")
    case .truth: words.append(".truth")
    case .choice(let name):
      let cases = definition.enumerations.first { $0.name == name }?.cases ?? []
      let list = cases.map { "(\($0.number), \($0.name.quoted), \($0.shown.quoted))" }
      words.append(".choice([\(list.joined(separator: ", "))])")
    case .object(let name): words.append(".object { \(name)(identifier: $0, display: $1) }")
    }
    if let initial = parameter.initial { words.append("initial: \(initial.quoted)") }
    if parameter.isList { words.append("isList: true") }
    if parameter.isProvided { words.append("isProvided: true") }
    return words.joined(separator: ", ") + ")"
  }

  // MARK: Handlers

  private func handling(_ intent: IntentDefinition.Intent) -> String {
    let name = intent.name
    var methods = [
      HandlerMethod(
        name: "confirm", arguments: "intent: \(name)", label: "",
        result: "\(name)Response", answer: "\(name)Response(code: .ready, userActivity: nil)"),
      HandlerMethod(
        name: "handle", arguments: "intent: \(name)", label: "",
        result: "\(name)Response", answer: "\(name)Response(code: .failure, userActivity: nil)"),
    ]
    for parameter in intent.parameters where parameter.isResolved {
      guard let result = parameter.kind.resolution else { continue }
      methods.append(
        HandlerMethod(
          name: "resolve\(parameter.upper)", arguments: "for intent: \(name)", label: "with ",
          result: parameter.isList ? "[\(result)]" : result,
          answer: parameter.isList ? "[.notRequired()]" : ".notRequired()"))
    }
    let provided = intent.parameters.filter(\.isProvided).map { ProvidingMethod($0, name) }
    let declared = methods.map(\.declaration) + provided.map(\.declaration)
    let bodies = methods.map(\.bodies) + provided.map(\.bodies)
    return """
      public protocol \(name)Handling: NSObjectProtocol {
      \(declared.joined())}

      extension \(name)Handling {
      \(bodies.joined(separator: "\n"))}

      """
  }

  private func response(_ intent: IntentDefinition.Intent) -> String {
    let name = intent.name
    let own = intent.codes.enumerated().map { "  case \($1.asName) = \(100 + $0)\n" }.joined()
    let values = intent.responseValues.map {
      "  public var \($0.name.asName): \($0.kind.optional)\n"
    }
    return """
      public enum \(name)ResponseCode: Int, Sendable {
        case unspecified = 0
        case ready, continueInApp, inProgress, success, failure, failureRequiringAppLaunch
      \(own)}

      public class \(name)Response: INIntentResponse, @unchecked Sendable {
        public fileprivate(set) var code = \(name)ResponseCode.unspecified
      \(values.joined())
        public convenience init(code: \(name)ResponseCode, userActivity: NSUserActivity?) {
          self.init()
          self.code = code
          self.userActivity = userActivity
        }
      }

      """
  }
}

/// A method that a handler may have in two forms: with a completion, and awaited.
private struct HandlerMethod {
  let name: String
  let arguments: String
  let label: String
  let result: String
  /// What stands for a method that the handler lacks.
  let answer: String

  var declaration: String {
    "  func \(name)(\(arguments), \(label)completion: @escaping (\(result)) -> Void)\n"
      + "  func \(name)(\(arguments)) async -> \(result)\n"
  }

  var bodies: String {
    """
      public func \(name)(
        \(arguments), \(label)completion: @escaping (\(result)) -> Void
      ) { completion(\(answer)) }
      public func \(name)(\(arguments)) async -> \(result) { \(answer) }

    """
  }
}

/// The methods with which a handler provides options; the awaited one counts, and calls the other
/// one if the handler lacks it.
private struct ProvidingMethod {
  private let name: String
  private let arguments: String
  private let passed: String
  private let value: String
  private let initial: String

  init(_ parameter: IntentDefinition.Parameter, _ intent: String) {
    name = parameter.upper
    arguments = "for intent: \(intent)" + (parameter.isSearched ? ", searchTerm: String?" : "")
    passed = "for: intent" + (parameter.isSearched ? ", searchTerm: searchTerm" : "")
    value = parameter.kind.object
    let single = parameter.kind.plain
    initial = parameter.isList ? "[\(single)]?" : "\(single)?"
  }

  private var older: String {
    "provide\(name)OptionsCollection(\n    \(arguments),\n"
      + "    with completion: @escaping (INObjectCollection<\(value)>?, (any Error)?) -> Void)"
  }

  private var awaited: String {
    "provide\(name)OptionsCollection(\n    \(arguments)\n"
      + "  ) async throws -> INObjectCollection<\(value)>"
  }

  var declaration: String {
    "  func \(older)\n  func \(awaited)\n  func default\(name)(for intent: "
      + "\(intentName)) -> \(initial)\n"
  }

  private var intentName: String {
    String(arguments.dropFirst("for intent: ".count).prefix { $0 != "," })
  }

  var bodies: String {
    """
      public func \(older) {
        completion(nil, CocoaError(.featureUnsupported))
      }
      public func \(awaited) {
        try await withCheckedThrowingContinuation { continuation in
          provide\(name)OptionsCollection(\(passed)) { collection, error in
            if let collection {
              continuation.resume(returning: collection)
            } else {
              continuation.resume(throwing: error ?? CocoaError(.featureUnsupported))
            }
          }
        }
      }
      public func default\(name)(for intent: \(intentName)) -> \(initial) { nil }

    """
  }
}

extension IntentDefinition.Parameter {
  /// The name as a part of others.
  fileprivate var upper: String { name.prefix(1).uppercased() + name.dropFirst() }

  /// The type of the property.
  fileprivate var type: String {
    if isList { return "[\(kind.plain)]?" }
    if case .choice(let name) = kind { return name }
    return kind.optional
  }
}

extension IntentDefinition.Kind {
  /// The type of a value in Swift.
  fileprivate var plain: String {
    switch self {
    case .text: "String"
    case .whole, .decimal, .truth: "NSNumber"
    case .choice(let name), .object(let name): name
    }
  }

  fileprivate var optional: String { plain + "?" }

  /// The class of a value in a collection.
  fileprivate var object: String { self == .text ? "NSString" : plain }

  /// The type of what a handler answers when it is asked what is meant.
  fileprivate var resolution: String? {
    switch self {
    case .text: "INStringResolutionResult"
    case .choice(let name), .object(let name): name + "ResolutionResult"
    case .whole, .decimal, .truth: nil
    }
  }
}

extension String {
  /// The text as a literal.
  fileprivate var quoted: String {
    let inner = flatMap { character -> String in
      switch character {
      case "\\": "\\\\"
      case "\"": "\\\""
      case "\n": "\\n"
      default: String(character)
      }
    }
    return "\"\(String(inner))\""
  }

  /// The text as a name, even if it is a word of the language.
  fileprivate var asName: String { "`\(self)`" }
}
