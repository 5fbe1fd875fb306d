import DeviceProtocol

/// A run of an App Intent, from the user's wish to its end.
final class AppIntentTalk {
  /// The process that performs it.
  enum Host {
    case app(ChildProcess)
    case session(PointSession)
  }

  let app: InstalledApp
  /// The extension that has it, unless it is performed in the app.
  let installed: InstalledExtension?
  var state: AppIntentState
  var host: Host?
  /// The question that waits for the user.
  var question: AppIntentQuestion?

  init(number: Int, app: InstalledApp, installed: InstalledExtension?) {
    self.app = app
    self.installed = installed
    state = AppIntentState(number: number)
  }
}

/// The App Intents of the apps on the device, and the runs of these.
struct AppIntentWork {
  var talks: [AppIntentTalk] = []
  /// What bundles declare, by the paths of their programs; read when the user first looks.
  var libraries: [String: AppIntentLibrary] = [:]
  /// The App Shortcuts that apps have told the device since, by the app's identifier.
  var shortcuts: [String: [AppShortcutDescription]] = [:]
}

/// What the program of one bundle declares.
struct AppIntentLibrary {
  var intents: [AppIntentDescription] = []
  var shortcuts: [AppShortcutDescription] = []
}

/// A bundle that may have App Intents.
enum AppIntentBundle {
  case app
  case plugIn(InstalledExtension)

  /// The extension, if it is one.
  var installed: InstalledExtension? {
    if case .plugIn(let installed) = self { installed } else { nil }
  }
}

/// An intent that the user can run.
struct FoundAppIntent {
  var app: InstalledApp
  var errand: AppIntentErrand
}
