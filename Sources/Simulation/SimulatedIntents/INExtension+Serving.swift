package import DeviceProtocol
import Foundation
import SimulatedFoundation

extension INExtension: PointPrincipal {
  /// Lets a handler of the program do what Siri requests.
  package func serve(_ call: PointCall, reply: @escaping @Sendable (PointAnswer) -> Void) {
    let first = FirstReply(reply)
    if case .intent(.options(let request, let parameter)) = call {
      return CustomParameters.options(request, parameter, from: self) { first($0) }
    }
    guard case .intent(let call) = call, let kind = call.kind else {
      return first(.notServed(by: self))
    }
    switch call {
    case .handler(let description): first(findHandler(kind, description))
    case .resolve(let description, let parameter):
      guard let currentHandler else { return first(.notServed(by: self)) }
      kind.resolve(parameter, of: description, with: currentHandler) {
        first(.intent(.resolved($0)))
      }
    case .confirm(let description):
      guard let currentHandler else { return first(.notServed(by: self)) }
      kind.confirm(description, with: currentHandler) { first(.intent(.response($0))) }
    case .handle(let description):
      guard let currentHandler else { return first(.notServed(by: self)) }
      kind.handle(description, with: currentHandler) { first(.intent(.response($0))) }
    case .configure, .options: first(.notServed(by: self))
    }
  }

  private func findHandler(
    _ kind: any IntentKind.Type, _ description: IntentDescription
  ) -> PointAnswer {
    guard let handler = handler(for: kind.intent(description)) else {
      return .failed(.noHandler(HandlerWords.noHandler(kind.className)))
    }
    guard kind.isHandler(handler) else {
      return .failed(
        .noHandler(HandlerWords.notConforming(handler, to: "\(kind.className)Handling")))
    }
    currentHandler = handler
    return .done
  }
}

extension IntentCall {
  /// The description of the intent's class; `nil` for a class that Siri doesn't know here.
  fileprivate var kind: (any IntentKind.Type)? {
    switch self {
    case .handler(let intent), .resolve(let intent, _), .confirm(let intent), .handle(let intent):
      IntentKinds.kind(named: intent.className)
    case .configure, .options: nil
    }
  }
}

extension ErrorDescription {
  static func noHandler(_ message: String) -> ErrorDescription {
    ErrorDescription(
      domain: INIntentErrorDomain,
      code: INIntentError.Code.noHandlerProvidedForIntent.rawValue, message: message)
  }
}
