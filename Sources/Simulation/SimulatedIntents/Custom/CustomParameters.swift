package import DeviceProtocol
import Foundation
import SimulatedFoundation

/// The parameters of an app's own intents, as the user sets them for a widget.
package enum CustomParameters {
  /// Returns the settings that a widget has at first.
  package static func initial(of type: INIntent.Type) -> AppIntentRequest {
    var values: [String: AppIntentValue] = [:]
    for facts in type._parameters {
      guard let initial = facts.initial else { continue }
      values[facts.name] = facts.isList ? .list([.kept(initial)]) : .kept(initial)
    }
    return AppIntentRequest(intent: "\(type)", values: values)
  }

  /// Makes an intent of a class with the user's settings; `nil` for a class that needs arguments.
  package static func intent<Intent: INIntent>(
    of type: Intent.Type, _ request: AppIntentRequest?
  ) -> Intent? {
    guard let made = ObjectiveCRegistry.make(type) as? Intent else { return nil }
    for facts in type._parameters {
      guard let value = request?.values[facts.name].flatMap(facts.value) else { continue }
      made.values.set(value, facts.name)
    }
    return made
  }

  /// Makes an intent of the program's own; `nil` if it has no class of that name.
  package static func intent(_ request: AppIntentRequest) -> INIntent? {
    (ObjectiveCRegistry.classNamed(request.intent) as? INIntent.Type).flatMap {
      intent(of: $0, request)
    }
  }

  /// Answers a question about the parameters.
  package static func answer(_ call: AppIntentCall, for type: INIntent.Type) -> AppIntentAnswer {
    switch call {
    case .parameters(let request):
      return .parameters(type._parameters.map { $0.described(request.values[$0.name]) })
    case .understand(_, let name, let words):
      let facts = type._parameters.first { $0.name == name }
      return .value(facts?.meant(by: words) ?? .nothing)
    case .describe, .perform, .answer: return .noSuchIntent
    }
  }

  /// Has a handler provide the options of a parameter.
  package static func options(
    _ request: AppIntentRequest, _ parameter: String, from provider: INExtension,
    reply: @escaping @Sendable (PointAnswer) -> Void
  ) {
    guard let intent = intent(request) else {
      return reply(.failed(.noHandler(HandlerWords.noClass(request.intent))))
    }
    guard let handler = provider.handler(for: intent) else {
      return reply(.failed(.noHandler(HandlerWords.noHandler(request.intent))))
    }
    nonisolated(unsafe) let found = handler
    Task { @MainActor in
      do {
        guard let options = try await intent._options(for: parameter, from: found) else {
          let name = "\(request.intent)Handling"
          return reply(.failed(.noHandler(HandlerWords.notConforming(found, to: name))))
        }
        reply(.intent(.options(options.described)))
      } catch {
        reply(
          .failed(
            ErrorDescription(domain: "Intents", code: 1, message: error.localizedDescription)))
      }
    }
  }
}

extension IntentParameterFacts {
  /// Returns the value of the property that was kept.
  fileprivate func value(_ kept: AppIntentValue) -> Any? {
    guard isList else { return single(kept) }
    guard case .list(let parts) = kept else { return single(kept).map { [$0] } }
    let values = parts.compactMap(single)
    switch kind {
    case .text: return values as? [String]
    case .whole, .decimal, .truth: return values as? [NSNumber]
    case .choice: return values as? [Int]
    case .object: return values as? [INObject]
    }
  }

  private func single(_ kept: AppIntentValue) -> Any? {
    if case .object(let make) = kind { return CustomValue.object(kept, make) }
    guard let text = kept.text else { return nil }
    switch kind {
    case .text: return text
    case .whole: return Int(text).map { NSNumber(value: $0) }
    case .decimal: return Double(text).map { NSNumber(value: $0) }
    case .truth: return NSNumber(value: text == "true" || text == "1")
    case .choice(let cases):
      return cases.first { $0.name == text || "\($0.number)" == text }?.number
    case .object: return nil
    }
  }

  /// Describes the parameter for the user.
  fileprivate func described(_ kept: AppIntentValue?) -> AppIntentParameter {
    var described = AppIntentParameter(
      name: name, title: title, shown: kept.flatMap(value).map(shown), choices: choices)
    described.isProvided = isProvided
    described.isList = isList
    return described
  }

  private var choices: [String] {
    switch kind {
    case .choice(let cases): cases.filter { $0.number != 0 }.map(\.shown)
    case .truth: ["Yes", "No"]
    case .text, .whole, .decimal, .object: []
    }
  }

  /// Returns what the user sees of a value.
  private func shown(_ value: Any) -> String {
    if let list = value as? [Any] { return list.map(shown).joined(separator: ", ") }
    switch kind {
    case .choice(let cases): return cases.first { $0.number == value as? Int }?.shown ?? ""
    case .truth: return (value as? NSNumber)?.boolValue == true ? "Yes" : "No"
    case .text, .whole, .decimal, .object: return CustomValue.shown(value)
    }
  }

  /// Returns the value that words mean; a list has one for each part between commas.
  fileprivate func meant(by words: String) -> AppIntentValue? {
    guard isList else { return singleMeant(by: words) }
    let parts = words.split(separator: ",").map {
      singleMeant(by: $0.trimmingCharacters(in: .whitespaces))
    }
    let found = parts.compactMap(\.self)
    return found.count == parts.count ? .list(found) : nil
  }

  private func singleMeant(by words: String) -> AppIntentValue? {
    switch kind {
    case .text: .kept(words)
    case .whole: Int(words).map { .kept("\($0)") }
    case .decimal: Double(words).map { .kept("\($0)") }
    case .truth: choices.contains(words) ? .kept("\(words == "Yes")") : nil
    case .choice(let cases): cases.first { $0.shown == words }.map { .kept("\($0.number)") }
    case .object: nil
    }
  }
}
