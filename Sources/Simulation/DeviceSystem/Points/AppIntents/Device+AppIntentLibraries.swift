import DeviceEvents
import DeviceProtocol
import Foundation

/// What apps declare about their App Intents.
extension Device {
  static let appIntentsPoint = "com.apple.appintents-extension"

  /// Returns what an app and its extensions declare, the app's own first.
  ///
  /// On iOS a step of the build has written it down; here a process that nobody sees loads the
  /// program without running it, and reads it (ADR 0035).
  func appIntentLibraries(of app: InstalledApp) -> [(AppIntentBundle, AppIntentLibrary)] {
    let extensions = app.extensions.filter {
      [Self.appIntentsPoint, Self.homeWidgetPoint].contains($0.point)
    }
    var own = library(in: app.executable, of: app)
    own.shortcuts = appIntents.shortcuts[app.identifier] ?? own.shortcuts
    return [(.app, own)] + extensions.map { (.plugIn($0), library(in: $0.executable, of: app)) }
  }

  /// Takes an app's shortcuts, with the values that there are now for the parameters in phrases.
  func take(_ shortcuts: [AppShortcutDescription], of process: ChildProcess) -> Message.Body {
    guard let app = containingApp(of: process) else {
      return .failed(.connection(PointWords.noContainingApp, code: 4097))
    }
    appIntents.shortcuts[app.identifier] = shortcuts
    return .done
  }

  private func library(in executable: String, of app: InstalledApp) -> AppIntentLibrary {
    if let known = appIntents.libraries[executable] { return known }
    let library = readLibrary(in: executable, of: app) ?? AppIntentLibrary()
    appIntents.libraries[executable] = library
    return library
  }

  private func readLibrary(in executable: String, of app: InstalledApp) -> AppIntentLibrary? {
    // A program without intents needs no name of App Intents.
    let program = try? Data(contentsOf: URL(fileURLWithPath: executable), options: .alwaysMapped)
    guard program?.range(of: Data("SimulatedAppIntents".utf8)) != nil else { return nil }
    guard let reader = launchService("appintentsmetadata", .reading(executable)) else { return nil }
    defer { reader.kill(.finished) }
    var answer: AppIntentAnswer?
    reader.request(.call(session: 0, .appIntent(.describe(app: app.name)))) { body in
      if case .pointAnswer(.appIntent(let said)) = body { answer = said }
    }
    wait(seconds: plan.limits.launchSeconds) { answer != nil || !reader.isRunning }
    guard case .library(let intents, let shortcuts)? = answer else { return nil }
    return AppIntentLibrary(intents: intents, shortcuts: shortcuts)
  }

  /// Returns what the user can look at in Shortcuts: all intents that can be found, and all App
  /// Shortcuts, which Siri and Spotlight know, too.
  func appIntentOffers(of name: String?) -> SceneAnswer {
    if let name, !apps.contains(where: { $0.name == name }) {
      return .impossible(missing(name))
    }
    var offers: [AppIntentOffer] = []
    for app in apps where name == nil || app.name == name {
      for (_, library) in appIntentLibraries(of: app) {
        offers += library.shortcuts.map { shortcut in
          AppIntentOffer(
            app: app.name, title: shortcut.title,
            phrases: shortcut.phrases.filter(\.namesApp).map(\.words))
        }
        offers += library.intents.filter(\.isDiscoverable).map { intent in
          AppIntentOffer(
            app: app.name, title: intent.title, about: intent.about, summary: intent.summary,
            parameters: intent.parameters.map(\.title))
        }
      }
    }
    // An intent of a file that two targets share is offered once.
    var seen: Set<AppIntentOffer> = []
    return .point(.appIntent(.offers(offers.filter { seen.insert($0).inserted })))
  }

  /// Returns what the user means: an App Shortcut by its phrase or short title, in Shortcuts also an
  /// intent by its title.
  func appIntents(named words: String, of name: String?, at place: AppIntentPlace)
    -> [FoundAppIntent]
  {
    apps.filter { name == nil || $0.name == name }.flatMap { app in
      appIntentLibraries(of: app).flatMap { _, library in
        var found: [FoundAppIntent] = []
        for shortcut in library.shortcuts {
          guard let values = shortcut.values(for: words, at: place) else { continue }
          var errand = shortcut.errand
          errand.request.values.merge(values) { $1 }
          found.append(FoundAppIntent(app: app, errand: errand))
        }
        if place == .shortcuts {
          found += library.intents.filter { $0.isDiscoverable && $0.title == words }.map {
            FoundAppIntent(app: app, errand: $0.errand)
          }
        }
        return found
      }
    }
  }

  /// Returns the bundle of an app in which an intent is performed; `nil` when none has it.
  ///
  /// An intent that opens the app, or belongs to it by its type, is performed in the app, and one
  /// that an extension for App Intents has, in that (documented). Between an app and an extension
  /// that share a file, the extension comes first (inferred); the one in which the user has tapped
  /// comes before that.
  func bundle(
    for errand: AppIntentErrand, in app: InstalledApp, tappedIn tapped: InstalledExtension? = nil
  ) -> AppIntentBundle? {
    if !errand.isForApp, let tapped { return .plugIn(tapped) }
    let having = appIntentLibraries(of: app).filter { _, library in
      library.intents.contains { $0.errand.request.intent == errand.request.intent }
    }.map(\.0)
    if errand.isForApp { return having.first { $0.installed == nil } }
    return having.first { $0.installed?.point == Self.appIntentsPoint } ?? having.first
  }
}

extension AppShortcutDescription {
  /// The values of the phrase that the user says; at other places than Siri, of the short title.
  fileprivate func values(
    for words: String, at place: AppIntentPlace
  ) -> [String: AppIntentValue]? {
    guard place == .siri else { return title == words ? [:] : nil }
    return phrases.first {
      $0.namesApp && $0.words.caseInsensitiveCompare(words) == .orderedSame
    }?.values
  }
}
