import DeviceProtocol

extension Device {
  /// Says what the user answers from then on when an app asks whether Siri may work with it; they
  /// allow it without this.
  ///
  /// - Parameter isAllowed: Whether they do.
  public func answerSiriRequests(isAllowed: Bool) {
    link.perform(.point(.siri(.answerRequests(isAllowed: isAllowed))))
  }

  /// Asks Siri for something, and returns when Siri needs the user, or has done it, or can't.
  ///
  /// - Parameters:
  ///   - wish: What the user wants.
  ///   - app: The name of the app that is to do it.
  ///   - isLocked: Whether the device is locked.
  /// - Returns: What the user and Siri say to each other.
  public func askSiri(_ wish: SiriWish, with app: String, isLocked: Bool = false) -> SiriTalk {
    SiriTalk(link.siri(.ask(app: app, wish.intent, isLocked: isLocked)), link: link)
  }
}

/// What the user asks Siri for.
public struct SiriWish: Sendable {
  let intent: IntentDescription

  /// To send a message: an INSendMessageIntent.
  ///
  /// - Parameters:
  ///   - people: The names of those who are to get it, as the user says them.
  ///   - text: What it says.
  /// - Returns: The wish.
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

/// What the user and Siri say to each other about one wish.
public struct SiriTalk: Sendable, CustomStringConvertible {
  private let number: Int
  private let link: DeviceLink

  init(_ state: SiriState, link: DeviceLink) {
    number = state.number
    self.link = link
  }

  /// What Siri has said last.
  public var words: String { state.words }
  /// What there is to choose from, when Siri wants the user to choose.
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

  /// Says yes: that this is meant, or that it is to be done.
  public func confirm() { _ = link.siri(.confirm(talk: number)) }

  /// Puts Siri away, whatever it asks or shows.
  public func cancel() { _ = link.siri(.cancel(talk: number)) }

  /// What Siri has said last.
  public var description: String { words }

  private var state: SiriState { link.siri(.look(talk: number)) }
}

extension DeviceLink {
  fileprivate func siri(_ command: SiriCommand) -> SiriState {
    guard case .point(.siri(let state)) = perform(.point(.siri(command))) else {
      preconditionFailure("the device answered something else")
    }
    return state
  }
}
