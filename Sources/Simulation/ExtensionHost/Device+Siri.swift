import DeviceProtocol

extension Device {
  /// Sets the user's answer from now on when an app asks whether Siri may work with it; by default
  /// the user allows it.
  ///
  /// - Parameter isAllowed: Whether the user allows it.
  public func answerSiriRequests(isAllowed: Bool) {
    link.perform(.point(.siri(.answerRequests(isAllowed: isAllowed))))
  }

  /// Asks Siri for something, and returns when Siri needs the user, or has done it, or can't.
  ///
  /// - Parameters:
  ///   - wish: The user's request.
  ///   - app: The name of the app that is to do it.
  ///   - isLocked: Whether the device is locked.
  /// - Returns: What the user and Siri say to each other.
  public func askSiri(_ wish: SiriWish, with app: String, isLocked: Bool = false) -> SiriTalk {
    SiriTalk(link.siri(.ask(app: app, wish.intent, isLocked: isLocked)), link: link)
  }
}

/// The user's request to Siri.
public struct SiriWish: Sendable {
  let intent: IntentDescription

  /// Makes a request to send a message: an INSendMessageIntent.
  ///
  /// - Parameters:
  ///   - people: The names of the recipients, as the user says them.
  ///   - text: The text.
  /// - Returns: The request.
  public static func message(to people: [String] = [], saying text: String? = nil) -> SiriWish {
    var parameters: [String: IntentValue] = [:]
    if !people.isEmpty {
      parameters["recipients"] = .list(people.map { .person(IntentPerson(name: $0)) })
    }
    parameters["content"] = text.map { .text($0) }
    return SiriWish(
      intent: IntentDescription(className: "INSendMessageIntent", parameters: parameters))
  }
}

/// What the user and Siri say to each other about one request.
public struct SiriTalk: Sendable, CustomStringConvertible {
  private let number: Int
  private let link: DeviceLink

  init(_ state: SiriState, link: DeviceLink) {
    number = state.number
    self.link = link
  }

  /// Siri's last words.
  public var words: String { state.words }
  /// The choices, when Siri wants the user to choose.
  public var choices: [String] { state.choices }
  /// Whether Siri waits for the user.
  public var isWaiting: Bool { state.isWaiting }
  /// What the app shows in Siri's answer, if it shows anything.
  public var interface: ExtensionInterface? {
    state.session.map { ExtensionInterface(session: $0, link: link) }
  }

  /// Answers a question with a value, or with one of the choices.
  ///
  /// - Parameter words: What the user says.
  public func answer(_ words: String) { _ = link.siri(.answer(talk: number, words)) }

  /// Says yes: that this is right, or that Siri should go ahead.
  public func confirm() { _ = link.siri(.confirm(talk: number)) }

  /// Dismisses Siri, whatever it asks or shows.
  public func cancel() { _ = link.siri(.cancel(talk: number)) }

  /// Siri's last words.
  public var description: String { words }

  private var state: SiriState { link.siri(.look(talk: number)) }
}

extension DeviceLink {
  fileprivate func siri(_ command: SiriCommand) -> SiriState {
    guard case .point(.siri(let state)) = perform(.point(.siri(command))) else {
      preconditionFailure(LinkWords.otherAnswer)
    }
    return state
  }
}
