import DeviceProtocol

/// What Siri knows about a class of intents: its questions, and its answers.
struct SiriIntent {
  /// One parameter of an intent.
  struct Parameter {
    /// The name of the property.
    var name: String
    /// Apple's name for the method that resolves it.
    var callback: String
    /// Siri's question for it.
    var question: String
    /// Whether its values are people.
    var isOfPeople: Bool
  }

  /// What happens to an intent, depending on the code of a response.
  enum Outcome {
    /// It can continue.
    case ready
    /// It is over: what Siri says, and Apple's number for the handling status.
    case over(String, status: Int)
    /// It has failed: what Siri says.
    case failed(String)
    /// The app has to continue.
    case opensApp
  }

  /// Apple's name for the class.
  var className: String
  /// What the user asks for, for the log.
  var wish: String
  /// The parameters, in the order in which they are resolved.
  var parameters: [Parameter]
  /// Whether the user is asked before it is handled.
  var asksUser: Bool
  /// The outcomes by the codes of responses; all other codes are failures.
  var outcomes: [Int: Outcome]

  /// The intents that Siri knows here.
  static let all = [message]

  /// Sending a message.
  ///
  /// It is observed that the user is asked first; the order isn't documented.
  private static let message = SiriIntent(
    className: "INSendMessageIntent", wish: SiriTalkWords.sendMessage,
    parameters: [
      Parameter(
        name: "recipients", callback: "resolveRecipients(for:with:)",
        question: SiriTalkWords.toWhom,
        isOfPeople: true),
      Parameter(
        name: "content", callback: "resolveContent(for:with:)",
        question: SiriTalkWords.whichContent, isOfPeople: false),
    ],
    asksUser: true,
    outcomes: [
      1: .ready, 2: .over(SiriTalkWords.inProgress, status: 2),
      3: .over(SiriTalkWords.sent, status: 3), 4: .failed(SiriTalkWords.problem), 5: .opensApp,
      6: .failed(SiriTalkWords.unavailable),
    ])

  /// The response codes by Apple's names, for the log.
  static let codeNames = [
    "unspecified", "ready", "inProgress", "success", "failure", "failureRequiringAppLaunch",
    "failureMessageServiceNotAvailable",
  ]
}

extension IntentDescription {
  /// Returns the values of a parameter, including each one in a list.
  func values(of name: String) -> [IntentValue] {
    switch parameters[name] {
    case nil: []
    case .list(let values): values
    case let value?: [value]
    }
  }

  /// The intent as text: `"Hello" to Ada`.
  var words: String {
    SiriTalkWords.message(
      values(of: "content").map(\.words), to: values(of: "recipients").map(\.words))
  }
}

extension IntentValue {
  /// The value as the user reads it.
  var words: String {
    switch self {
    case .text(let text): text
    case .number(let number): "\(number)"
    case .person(let person): person.name
    case .list(let values): values.map(\.words).joined(separator: ", ")
    }
  }
}
