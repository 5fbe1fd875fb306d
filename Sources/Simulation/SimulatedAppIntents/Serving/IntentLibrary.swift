package import DeviceProtocol

/// What a program declares: its intents and its App Shortcuts.
package enum IntentLibrary {
  /// The types of the program's intents.
  static let types = ConformanceFinder.types(conformingTo: (any AppIntent).self)
    .compactMap { $0 as? any AppIntent.Type }

  /// Returns the type of an intent by the name by which the system keeps it.
  static func type(named name: String) -> (any AppIntent.Type)? {
    types.first { $0.persistentIdentifier == name }
  }

  /// Describes all for an app of a name; settings aren't actions.
  static func describe(for app: String) async -> AppIntentAnswer {
    var intents: [AppIntentDescription] = []
    for type in types where !isSetting(type) { intents.append(await description(of: type)) }
    return .library(intents, await shortcuts(of: app, knowsEntities: false))
  }

  /// Returns the program's App Shortcuts.
  ///
  /// - Parameters:
  ///   - app: The name of the app.
  ///   - knowsEntities: Whether the app runs, so that its queries can be asked for the entities that
  ///     stand in phrases.
  /// - Returns: The descriptions.
  package static func shortcuts(
    of app: String, knowsEntities: Bool
  ) async -> [AppShortcutDescription] {
    var shortcuts: [AppShortcutDescription] = []
    let providers = ConformanceFinder.types(conformingTo: (any AppShortcutsProvider).self)
      .compactMap { $0 as? any AppShortcutsProvider.Type }
    for provider in providers {
      for shortcut in provider.appShortcuts {
        shortcuts.append(await shortcut.description(app: app, knowsEntities: knowsEntities))
      }
    }
    return shortcuts
  }

  private static func isSetting(_ type: any AppIntent.Type) -> Bool {
    type is any WidgetConfigurationIntent.Type || type is any ControlConfigurationIntent.Type
  }

  private static func description<Intent: AppIntent>(
    of type: Intent.Type
  ) async -> AppIntentDescription {
    let intent = type.init()
    let explanation: IntentDescription? =
      type.description as? IntentDescription ?? type.description as? IntentDescription?
      ?? nil
    return AppIntentDescription(
      errand: IntentErrands.errand(
        for: type, AppIntentRequest(intent: type.persistentIdentifier)),
      title: String(localized: type.title),
      about: explanation.map { String(localized: $0.descriptionText) } ?? "",
      isDiscoverable: type.isDiscoverable,
      summary: (type.parameterSummary as? any ReadableSummary)?.text(of: intent),
      // What can be chosen is the business of the app's running code.
      parameters: Parameters.of(intent).map { property, parameter in
        AppIntentParameter(
          name: property, title: parameter.name.isEmpty ? property : parameter.name,
          shown: parameter.anyValue.map(ValueText.shown), choices: [])
      })
  }
}
