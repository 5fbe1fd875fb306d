package import DeviceEvents
package import DeviceProtocol

/// What a process shows, as the device looks at it and as the user acts on it.
@MainActor package protocol ShownScreen: AnyObject {
  /// What is on the screen at this moment.
  func screen() -> Screen

  /// Finds what the user means.
  ///
  /// - Returns: What then happens, or why the user can't do that, as a sentence.
  func prepare(_ act: ScreenAct) -> Result<UserAction, ScreenFailure>

  /// Does what a keyboard wants of what is edited here.
  ///
  /// - Returns: What it has then to type in.
  func serve(_ request: KeyboardRequest) -> KeyboardPlace
}

/// What happens when the user acts.
package typealias UserAction = @MainActor () -> Void

/// Why the user can't do something, in words.
package struct ScreenFailure: Error, Hashable {
  package let message: String

  package init(_ message: String) { self.message = message }
}

/// Answers the device when it asks for the screen or acts on it, or brings a keyboard.
@MainActor package enum ScreenAnswers {
  /// Answers a message of these three kinds.
  ///
  /// What the user does is answered before it is done, so that the log has it before all that
  /// follows from it.
  package static func answer(
    _ message: Message, of screen: (any ShownScreen)?, _ connection: DeviceConnection
  ) {
    guard let screen else {
      return connection.send(.failed(failure("it has no interface")), number: message.number)
    }
    switch message.body {
    case .showScreen:
      connection.send(.screen(screen.screen()), number: message.number)
    case .act(_, let act):
      switch screen.prepare(act) {
      case .failure(let problem):
        connection.send(.failed(failure(problem.message)), number: message.number)
      case .success(let action):
        connection.send(.done, number: message.number)
        action()
      }
    case .keyboard(_, let request):
      connection.send(.keyboardPlace(screen.serve(request)), number: message.number)
    default: break
    }
  }

  private static func failure(_ message: String) -> ErrorDescription {
    ErrorDescription(domain: "tutor.screen", code: 1, message: message)
  }
}
