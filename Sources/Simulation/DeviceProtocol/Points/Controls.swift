/// A call to an extension with controls.
package enum ControlCall: Codable, Hashable, Sendable {
  /// Say which controls you have; answered with `controls`.
  case describe
  /// Say what a control shows in the gallery, without a look at the app's state; answered with
  /// `look`.
  case preview(String, AppIntentRequest?)
  /// Say what a control shows now; answered with `look` or `failed`.
  case value(String, AppIntentRequest?)
}

/// Its answer.
package enum ControlAnswer: Codable, Hashable, Sendable {
  case controls([ControlDescription])
  case look(ShownControl)
  case noSuchKind
}

/// A kind of control, as in the gallery.
package struct ControlDescription: Codable, Hashable, Sendable {
  package var kind: String
  package var name: String
  package var about: String
  /// The intent whose parameters the user sets.
  package var configuration: AppIntentRequest?
  /// Whether the user is asked for them at once.
  package var asksForConfiguration: Bool

  package init(
    kind: String, name: String, about: String, configuration: AppIntentRequest?,
    asksForConfiguration: Bool
  ) {
    self.kind = kind
    self.name = name
    self.about = about
    self.configuration = configuration
    self.asksForConfiguration = asksForConfiguration
  }
}

/// What a control shows, and what a tap on it does.
package struct ShownControl: Codable, Hashable, Sendable {
  package var title: String
  /// What it says of its value.
  package var status: String
  package var symbol: String?
  /// Whether it is on; `nil` for a button.
  package var isOn: Bool?
  package var isEnabled: Bool
  package var errand: AppIntentErrand
  /// What it says that a tap does.
  package var hint: String?

  package init(
    title: String, status: String, symbol: String?, isOn: Bool?, isEnabled: Bool,
    errand: AppIntentErrand
  ) {
    self.title = title
    self.status = status
    self.symbol = symbol
    self.isOn = isOn
    self.isEnabled = isEnabled
    self.errand = errand
  }
}

/// The user's action on controls.
package enum ControlCommand: Codable, Hashable, Sendable {
  /// Opens the gallery; answered with `gallery`.
  case gallery
  /// Adds one to Control Centre; answered with `control`.
  case add(kind: String, app: String?)
  /// Looks at one; answered with `control`.
  case look(Int)
  /// Taps one; answered with `control`.
  case tap(Int)
  /// Sets a parameter by its title; answered with `control`.
  case configure(Int, parameter: String, words: String)
  case remove(Int)
}

/// What a scene learns about them.
package enum ControlNews: Codable, Hashable, Sendable {
  case gallery([GalleryControl])
  case control(ControlState)
}

/// A control in the gallery.
package struct GalleryControl: Codable, Hashable, Sendable {
  package var app: String
  package var description: ControlDescription
  package var preview: ShownControl?

  package init(app: String, description: ControlDescription, preview: ShownControl?) {
    self.app = app
    self.description = description
    self.preview = preview
  }
}

/// A control in Control Centre, as a scene knows it.
package struct ControlState: Codable, Hashable, Sendable {
  package var number: Int
  package var name: String
  /// What it shows; `nil` when its extension has never answered.
  package var look: ShownControl?
  package var parameters: [AppIntentParameter]

  package init(number: Int, name: String, look: ShownControl?, parameters: [AppIntentParameter]) {
    self.number = number
    self.name = name
    self.look = look
    self.parameters = parameters
  }
}
