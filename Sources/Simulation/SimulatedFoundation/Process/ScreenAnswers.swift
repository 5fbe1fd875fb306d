package import DeviceEvents
package import DeviceProtocol

/// What a process shows, for the device to look at and the user to act on.
@MainActor package protocol ShownScreen: AnyObject {
  /// What is on the screen now.
  func screen() -> Screen

  /// Finds what the user wants to act on.
  ///
  /// - Returns: The action to perform, or a sentence that says why the user can't do that.
  func prepare(_ act: ScreenAct) -> Result<UserAction, ScreenFailure>

  /// Does what a keyboard asks of the text that is edited here.
  ///
  /// - Returns: What the keyboard then has to type into.
  func serve(_ request: KeyboardRequest) -> KeyboardPlace
}

/// What happens when the user acts.
package typealias UserAction = @MainActor () -> Void

/// Why the user can't do something, in words.
package struct ScreenFailure: Error, Hashable {
  package let message: String

  package init(_ message: String) { self.message = message }
}

/// Answers the device when it asks for the screen, acts on it, or brings a keyboard.
@MainActor package enum ScreenAnswers {
  /// Answers a message of these three kinds.
  ///
  /// The user's action is answered before it is performed, so the log has it before everything that
  /// follows from it.
  package static func answer(
    _ message: Message, of screen: (any ShownScreen)?, _ connection: DeviceConnection
  ) {
    guard let screen else {
      return connection.send(.failed(failure(PrincipalWords.noInterface)), number: message.number)
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
