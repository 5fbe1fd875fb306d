import DeviceProtocol

extension Device {
  /// Opens Shortcuts, and looks at the actions and App Shortcuts of apps.
  ///
  /// - Parameter app: The app; by default all.
  /// - Returns: What the user can run.
  public func shortcuts(of app: String? = nil) -> [ShortcutOffer] {
    guard case .offers(let offers) = link.appIntent(.offers(app: app)) else {
      preconditionFailure(LinkWords.otherAnswer)
    }
    return offers.map(ShortcutOffer.init)
  }

  /// Runs an intent in Shortcuts, and returns when it asks the user something, or is over.
  ///
  /// - Parameters:
  ///   - title: Its title, or the short title of an App Shortcut.
  ///   - app: Its app; by default the first one that has such a title.
  ///   - values: What the user has set, by the titles of the parameters.
  /// - Returns: What the user sees.
  public func runShortcut(
    _ title: String, of app: String? = nil, with values: [String: String] = [:]
  ) -> IntentTalk {
    IntentTalk(
      link.run(.run(.shortcuts, words: title, app: app, values: values)), link: link)
  }

  /// Says a phrase of an App Shortcut to Siri, and returns when Siri asks something, or is done.
  ///
  /// - Parameter phrase: The phrase, with the name of the app in it.
  /// - Returns: What Siri says.
  public func askSiri(_ phrase: String) -> IntentTalk {
    IntentTalk(link.run(.run(.siri, words: phrase, app: nil, values: [:])), link: link)
  }

  /// Taps an App Shortcut in Spotlight, and returns when it asks the user something, or is over.
  ///
  /// - Parameter title: Its short title.
  /// - Returns: What the user sees.
  public func runFromSpotlight(_ title: String) -> IntentTalk {
    IntentTalk(link.run(.run(.spotlight, words: title, app: nil, values: [:])), link: link)
  }
}

/// An action or an App Shortcut in Shortcuts.
public struct ShortcutOffer: Sendable, CustomStringConvertible {
  /// The app to which it belongs.
  public let app: String
  /// Its title.
  public let title: String
  /// Its description.
  public let about: String
  /// Its sentence with its parameters; `nil` if it has none.
  public let summary: String?
  /// The titles of its parameters.
  public let parameters: [String]
  /// What the user can say to Siri; none for an action that is no App Shortcut.
  public let phrases: [String]

  init(_ offer: AppIntentOffer) {
    app = offer.app
    title = offer.title
    about = offer.about
    summary = offer.summary
    parameters = offer.parameters
    phrases = offer.phrases
  }

  /// The app with the sentence, or the title: `Tea: Brew green tea`.
  public var description: String { "\(app): \(summary ?? title)" }
}

/// A run of an intent, as the user sees it.
public struct IntentTalk: Sendable, CustomStringConvertible {
  private let number: Int
  private let link: DeviceLink

  init(_ state: AppIntentState, link: DeviceLink) {
    number = state.number
    self.link = link
  }

  /// What the user is asked, or was told at last; empty when there is nothing to say.
  public var words: String { state.words }
  /// The choices, when the user is to choose.
  public var choices: [String] { state.choices }
  /// Whether it waits for the user.
  public var isWaiting: Bool { state.isWaiting }
  /// The value that it has returned, as text.
  public var value: String? { state.value }
  /// Whether it has failed; its words say why.
  public var hasFailed: Bool { state.hasFailed }

  /// Answers a question with a value, or with one of the choices.
  ///
  /// - Parameter words: What the user says.
  public func answer(_ words: String) {
    _ = link.run(.answer(run: number, .said(words)))
  }

  /// Says yes to a question.
  public func confirm() { _ = link.run(.answer(run: number, .agreed(true))) }

  /// Says no to a question, or cancels one for a value.
  public func cancel() { _ = link.run(.answer(run: number, .agreed(false))) }

  /// What the user is asked, or was told at last.
  public var description: String { words }

  private var state: AppIntentState { link.run(.look(run: number)) }
}

extension DeviceLink {
  fileprivate func appIntent(_ command: AppIntentCommand) -> AppIntentNews {
    guard case .point(.appIntent(let news)) = perform(.point(.appIntent(command))) else {
      preconditionFailure(LinkWords.otherAnswer)
    }
    return news
  }

  fileprivate func run(_ command: AppIntentCommand) -> AppIntentState {
    guard case .run(let state) = appIntent(command) else {
      preconditionFailure(LinkWords.otherAnswer)
    }
    return state
  }
}
