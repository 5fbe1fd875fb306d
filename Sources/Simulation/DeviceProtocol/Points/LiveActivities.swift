package import Foundation

/// What an app or its extension asks about Live Activities.
package enum LiveActivityQuestion: Codable, Hashable, Sendable {
  /// Whether the app may have any; answered with `settings`.
  case settings
  /// Return the app's activities whose attributes have this type; answered with `activities`.
  case list(type: String)
  /// Start one; answered with `activities`, which contains only this one, or `failed`.
  case start(LiveActivityStart)
  /// Show something else; answered with `activities`.
  case update(identifier: String, LiveActivityContent, LiveActivityAlert?, at: Date?)
  /// End one, showing this last; answered with `activities`.
  case end(identifier: String, LiveActivityContent?, LiveActivityDismissal, at: Date?)
}

extension LiveActivityQuestion {
  /// Whether the thread that asks waits for the answer: what Apple declares isn't asynchronous.
  package var isWaitedFor: Bool {
    switch self {
    case .settings, .list, .start: true
    case .update, .end: false
    }
  }
}

/// The system's answer.
package enum LiveActivityReply: Codable, Hashable, Sendable {
  case settings(LiveActivitySettings)
  case activities([LiveActivityDescription])
}

/// What the system says about them unprompted.
package enum LiveActivityNews: Codable, Hashable, Sendable {
  /// One is new, or has changed.
  case changed(LiveActivityDescription)
  case settings(LiveActivitySettings)
}

/// What the user lets an app do.
package struct LiveActivitySettings: Codable, Hashable, Sendable {
  package var isOn: Bool
  /// Whether its pushes may be frequent.
  package var allowsFrequentPushes: Bool
  /// The token with which a server can start activities, if an app may have any.
  package var startToken: Data?

  package init(isOn: Bool, allowsFrequentPushes: Bool, startToken: Data? = nil) {
    self.isOn = isOn
    self.allowsFrequentPushes = allowsFrequentPushes
    self.startToken = startToken
  }
}

/// A Live Activity that an app wants.
package struct LiveActivityStart: Codable, Hashable, Sendable {
  /// The name of the type of its attributes, without its module.
  package var type: String
  /// The attributes, as JSON.
  package var attributes: Data
  package var content: LiveActivityContent
  /// Whether a server may update it.
  package var wantsToken: Bool

  package init(type: String, attributes: Data, content: LiveActivityContent, wantsToken: Bool) {
    self.type = type
    self.attributes = attributes
    self.content = content
    self.wantsToken = wantsToken
  }
}

/// What a Live Activity shows, apart from its attributes.
package struct LiveActivityContent: Codable, Hashable, Sendable {
  /// Its ContentState, as JSON.
  package var state: Data
  package var staleDate: Date?
  package var relevance: Double

  package init(state: Data, staleDate: Date?, relevance: Double) {
    self.state = state
    self.staleDate = staleDate
    self.relevance = relevance
  }
}

/// How the user is alerted to an update.
package struct LiveActivityAlert: Codable, Hashable, Sendable {
  package var title: String
  package var body: String
  /// The sound: "default", or the name of a file.
  package var sound: String

  package init(title: String, body: String, sound: String) {
    self.title = title
    self.body = body
    self.sound = sound
  }
}

/// When an activity that has ended leaves the lock screen.
package enum LiveActivityDismissal: Codable, Hashable, Sendable {
  case automatic, immediate
  case after(Date)
}

/// The stage of an activity's life, by the name of Apple's case.
package enum LiveActivityStage: String, Codable, Hashable, Sendable {
  case active, stale, ended, dismissed
}

/// What an app knows of one of its activities.
package struct LiveActivityDescription: Codable, Hashable, Sendable {
  package var identifier: String
  package var type: String
  package var attributes: Data
  package var content: LiveActivityContent
  package var stage: LiveActivityStage
  package var token: Data?
  /// The number of changes until now, so that a process notices which of two is newer.
  package var version: Int

  package init(
    identifier: String, type: String, attributes: Data, content: LiveActivityContent,
    stage: LiveActivityStage, token: Data?, version: Int
  ) {
    self.identifier = identifier
    self.type = type
    self.attributes = attributes
    self.content = content
    self.stage = stage
    self.token = token
    self.version = version
  }
}
