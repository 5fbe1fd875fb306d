/// A value of an App Intent's parameter, as it crosses between processes.
package indirect enum AppIntentValue: Codable, Hashable, Sendable {
  case nothing
  /// A value that was kept: text, a number, or the identifier of an entity or of a case.
  case kept(String)
  /// What the user says, or chooses.
  case said(String)
  case list([AppIntentValue])
}

/// An App Intent with the values that are known.
package struct AppIntentRequest: Codable, Hashable, Sendable {
  /// The name of its type, without the module.
  package var intent: String
  /// The values by the names of the properties.
  package var values: [String: AppIntentValue]

  package init(intent: String, values: [String: AppIntentValue] = [:]) {
    self.intent = intent
    self.values = values
  }
}

/// What a tap on a control does where the control's program isn't running.
package struct AppIntentErrand: Codable, Hashable, Sendable {
  package var request: AppIntentRequest
  /// Whether the intent is performed in the app's process, and not in the extension's.
  package var isForApp: Bool
  /// Whether the app comes to the foreground.
  package var opensApp: Bool

  package init(request: AppIntentRequest, isForApp: Bool, opensApp: Bool) {
    self.request = request
    self.isForApp = isForApp
    self.opensApp = opensApp
  }
}

/// An App Intent, as a program declares it.
package struct AppIntentDescription: Codable, Hashable, Sendable {
  package var errand: AppIntentErrand
  package var title: String
  package var about: String
  package var isDiscoverable: Bool
  /// What it does in a sentence with its parameters, if the program says so.
  package var summary: String?
  package var parameters: [AppIntentParameter]

  package init(
    errand: AppIntentErrand, title: String, about: String, isDiscoverable: Bool, summary: String?,
    parameters: [AppIntentParameter]
  ) {
    self.errand = errand
    self.title = title
    self.about = about
    self.isDiscoverable = isDiscoverable
    self.summary = summary
    self.parameters = parameters
  }
}

/// A parameter of an App Intent, with its value.
package struct AppIntentParameter: Codable, Hashable, Sendable {
  /// The name of the property.
  package var name: String
  package var title: String
  /// Its value, as the user sees it; `nil` when it has none.
  package var shown: String?
  /// What the user can choose; empty when they write something.
  package var choices: [String]
  /// Whether another extension of the app provides what they can choose.
  package var isProvided = false
  /// Whether it has several values.
  package var isList = false

  package init(name: String, title: String, shown: String?, choices: [String]) {
    self.name = name
    self.title = title
    self.shown = shown
    self.choices = choices
  }
}

/// An App Shortcut: an intent that the user finds without setting it up.
package struct AppShortcutDescription: Codable, Hashable, Sendable {
  /// The intent without further values.
  package var errand: AppIntentErrand
  package var title: String
  package var symbol: String
  package var phrases: [Phrase]

  /// What the user may say, and what this means.
  package struct Phrase: Codable, Hashable, Sendable {
    package var words: String
    package var values: [String: AppIntentValue]
    /// Whether the app's name is in it.
    package var namesApp: Bool

    package init(words: String, values: [String: AppIntentValue], namesApp: Bool) {
      self.words = words
      self.values = values
      self.namesApp = namesApp
    }
  }

  package init(errand: AppIntentErrand, title: String, symbol: String, phrases: [Phrase]) {
    self.errand = errand
    self.title = title
    self.symbol = symbol
    self.phrases = phrases
  }
}

/// A call to a process that has App Intents.
package enum AppIntentCall: Codable, Hashable, Sendable {
  /// Say what you have; answered with `library`. The name is that of the app.
  case describe(app: String)
  /// Perform an intent under a number; answered with `asks` or `ended`.
  case perform(AppIntentRequest, run: Int)
  /// The user answers a question of a run; answered with `asks` or `ended`.
  case answer(run: Int, AppIntentReply)
  /// Describe the parameters of an intent with these values; answered with `parameters`.
  case parameters(AppIntentRequest)
  /// Find the value that the user means; answered with `value`, or `failed`.
  case understand(AppIntentRequest, parameter: String, words: String)
}

/// The user's answer to a question.
package enum AppIntentReply: Codable, Hashable, Sendable {
  case said(String)
  case agreed(Bool)
}

/// A process's answer to such a call.
package enum AppIntentAnswer: Codable, Hashable, Sendable {
  case library([AppIntentDescription], [AppShortcutDescription])
  /// The user has to be asked something.
  case asks(AppIntentQuestion)
  case ended(AppIntentOutcome)
  case parameters([AppIntentParameter])
  case value(AppIntentValue)
  /// No type with that name conforms to AppIntent.
  case noSuchIntent
}

/// What an intent asks the user.
package struct AppIntentQuestion: Codable, Hashable, Sendable {
  package var words: String
  /// What the user can choose; empty when they say something.
  package var choices: [String]
  /// Whether the user says yes or no.
  package var isConfirmation: Bool

  package init(words: String, choices: [String] = [], isConfirmation: Bool = false) {
    self.words = words
    self.choices = choices
    self.isConfirmation = isConfirmation
  }
}

/// What an intent has returned, or why it failed.
package struct AppIntentOutcome: Codable, Hashable, Sendable {
  package var dialog: String?
  package var value: String?
  /// The intent that follows it.
  package var next: AppIntentErrand?
  /// What the user is told when it failed.
  package var problem: String?

  package init(
    dialog: String? = nil, value: String? = nil, next: AppIntentErrand? = nil,
    problem: String? = nil
  ) {
    self.dialog = dialog
    self.value = value
    self.next = next
    self.problem = problem
  }
}

/// From where the user runs intents.
package enum AppIntentPlace: String, Codable, Hashable, Sendable {
  /// The app in which users combine actions.
  case shortcuts
  case siri
  case spotlight
}

/// What the user does with App Intents.
package enum AppIntentCommand: Codable, Hashable, Sendable {
  /// Looks at what an app offers, or all apps; answered with `offers`.
  case offers(app: String?)
  /// Runs one, by its title or a phrase, with values by the parameters' titles; answered with
  /// `run`.
  case run(AppIntentPlace, words: String, app: String?, values: [String: String])
  /// Answers a question; answered with `run`.
  case answer(run: Int, AppIntentReply)
  /// Looks at a run; answered with `run`.
  case look(run: Int)
}

/// What a scene learns about them.
package enum AppIntentNews: Codable, Hashable, Sendable {
  case offers([AppIntentOffer])
  case run(AppIntentState)
}

/// An action or a shortcut that an app offers.
package struct AppIntentOffer: Codable, Hashable, Sendable {
  package var app: String
  package var title: String
  package var about: String
  package var summary: String?
  package var parameters: [String]
  /// What the user may say for it; empty when it is no App Shortcut.
  package var phrases: [String]

  package init(
    app: String, title: String, about: String = "", summary: String? = nil,
    parameters: [String] = [], phrases: [String] = []
  ) {
    self.app = app
    self.title = title
    self.about = about
    self.summary = summary
    self.parameters = parameters
    self.phrases = phrases
  }
}

/// A run of an intent, as the user sees it.
package struct AppIntentState: Codable, Hashable, Sendable {
  package var number: Int
  /// What the user is asked, or told at last; empty when there is nothing to say.
  package var words = ""
  package var choices: [String] = []
  package var isWaiting = false
  package var value: String?
  package var hasFailed = false

  package init(number: Int) { self.number = number }
}
