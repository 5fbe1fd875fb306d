import DeviceProtocol

/// What the user and Siri say to each other, from a request to its end.
final class SiriTalk {
  /// What Siri waits for.
  enum Question {
    /// The value of a parameter, at its place among those of a list.
    case value(parameter: Int, place: Int)
    case choice(parameter: Int, place: Int, [IntentValue])
    case confirmation(parameter: Int, place: Int, IntentValue)
    /// Whether to go ahead.
    case ready
  }

  let app: InstalledApp
  let kind: SiriIntent
  let isLocked: Bool
  var intent: IntentDescription
  var state: SiriState
  /// The work of the extension that handles it; `nil` when that is over.
  var session: PointSession?
  /// The interface of the app that is shown.
  var interface: PointSession?
  var interfaceSize: IntentRoom.Size?
  var question: Question?
  /// The values that the user has confirmed.
  var confirmed: Set<IntentValue> = []

  init(
    number: Int, app: InstalledApp, kind: SiriIntent, intent: IntentDescription, isLocked: Bool
  ) {
    self.app = app
    self.kind = kind
    self.intent = intent
    self.isLocked = isLocked
    state = SiriState(number: number, words: "")
  }

  /// Makes Siri say something; with a question, it waits for the user.
  func say(_ words: String, _ question: Question? = nil, choices: [IntentValue] = []) {
    state.words = words
    self.question = question
    state.choices = choices.map(\.words)
    state.isWaiting = question != nil
  }

  /// Puts a value into a parameter of the intent, at its place among those of a list.
  func put(_ value: IntentValue, into parameter: Int, at place: Int) {
    let parameter = kind.parameters[parameter]
    guard parameter.isOfPeople else {
      intent.parameters[parameter.name] = value
      return
    }
    var values = intent.values(of: parameter.name)
    if values.indices.contains(place) { values[place] = value } else { values.append(value) }
    intent.parameters[parameter.name] = .list(values)
  }
}

/// What Siri knows about the apps on the device, and about the user.
struct SiriWork {
  /// The user's answer when an app asks whether Siri may work with it.
  var isAllowed = true
  /// The answers, by the identifiers of apps.
  var permissions: [String: SiriPermission] = [:]
  var talks: [SiriTalk] = []
}
