import DeviceProtocol
import SimulatedFoundation

/// An intent that the user can run without setting it up.
///
/// Simulated: Siri understands its phrases, and Spotlight and Shortcuts list it by its short title.
/// Differs: the symbol isn't drawn.
public struct AppShortcut: Sendable {
  private let intent: any AppIntent
  private let phrases: [@Sendable (String, Bool) async -> [AppShortcutDescription.Phrase]]
  private let shortTitle: LocalizedStringResource
  private let systemImageName: String

  /// Makes a shortcut.
  ///
  /// - Parameters:
  ///   - intent: What is performed, with its values.
  ///   - phrases: What the user may say; each has to contain the app's name (documented), and one
  ///     without it is left out.
  ///   - shortTitle: The name that is listed.
  ///   - systemImageName: The name of a symbol.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String
  ) {
    self.intent = intent
    self.phrases = phrases.map { phrase in
      { await phrase.phrases(app: $0, of: intent, knowsEntities: $1) }
    }
    self.shortTitle = shortTitle
    self.systemImageName = systemImageName
  }

  func description(app: String, knowsEntities: Bool) async -> AppShortcutDescription {
    var said: [AppShortcutDescription.Phrase] = []
    for phrase in phrases { said += await phrase(app, knowsEntities) }
    return AppShortcutDescription(
      errand: IntentErrands.errand(for: intent), title: String(localized: shortTitle),
      symbol: systemImageName, phrases: said)
  }
}

/// A phrase by which the user runs a shortcut, with the app's name and at most one parameter in it.
///
/// Simulated: a parameter stands for each of the values that can be chosen for it. Entities among
/// them are known once the app has called `updateAppShortcutParameters` (documented). Differs: Siri
/// understands only the exact words, whatever their case.
public struct AppShortcutPhrase<Intent: AppIntent>: Sendable, ExpressibleByStringInterpolation {
  /// A part of the phrase.
  enum Part: Sendable {
    case words(String)
    case app
    case parameter(@Sendable (Intent) -> any SomeParameter)
  }

  private let parts: [Part]

  /// Makes a phrase from a literal.
  public init(stringLiteral value: String) { parts = [.words(value)] }

  /// Makes a phrase from a literal with the app's name or a parameter in it.
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// Returns what the user may say, once for each value of the parameter in it.
  func phrases(
    app: String, of intent: Intent, knowsEntities: Bool
  ) async -> [AppShortcutDescription.Phrase] {
    var phrases = [AppShortcutDescription.Phrase(words: "", values: [:], namesApp: false)]
    for part in parts {
      switch part {
      case .words(let words): for index in phrases.indices { phrases[index].words += words }
      case .app:
        for index in phrases.indices {
          phrases[index].words += app
          phrases[index].namesApp = true
        }
      case .parameter(let find):
        let parameter = find(intent)
        let property = Parameters.of(intent).first { $0.1 === parameter }?.property ?? ""
        let isKnown = knowsEntities || parameter.valueType is any AppEnum.Type
        let choices =
          isKnown
          ? try? await ValueReader.choices(for: parameter.valueType, parameter.options) : nil
        phrases = phrases.flatMap { phrase in
          (choices ?? []).map { choice in
            var phrase = phrase
            phrase.words += ValueText.shown(choice)
            phrase.values[property] = ValueText.kept(choice)
            return phrase
          }
        }
      }
    }
    return phrases
  }

  /// The literal with what is in it.
  ///
  /// Simulated: no known difference.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []

    /// Makes an empty phrase.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds a part of the literal.
    public mutating func appendLiteral(_ literal: String) { parts.append(.words(literal)) }

    /// Adds the app's name.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      parts.append(.app)
    }

    /// Adds a parameter.
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {
      // Key paths to the properties of an intent capture nothing.
      nonisolated(unsafe) let keyPath = keyPath
      parts.append(.parameter { $0[keyPath: keyPath] })
    }
  }
}

/// What can stand in a phrase besides words and parameters.
///
/// Simulated: no known difference.
public enum AppShortcutPhraseToken: Hashable, Sendable {
  /// The name of the app.
  case applicationName
}

/// The type that lists an app's shortcuts.
///
/// Simulated: it is found by its conformance; there is one in an app.
public protocol AppShortcutsProvider {
  /// The shortcuts.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The colour of their tiles.
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  /// Type-checks only: tiles aren't drawn.
  public static var shortcutTileColor: ShortcutTileColor { .blue }

  /// Says that the values that can stand in phrases have changed.
  ///
  /// Simulated: the entities that the queries suggest now are understood from then on.
  public static func updateAppShortcutParameters() {
    guard let connection = DeviceConnection.shared else { return }
    Task {
      let name = connection.context.name
      let shortcuts = await IntentLibrary.shortcuts(of: name, knowsEntities: true)
      connection.ask(.appShortcuts(shortcuts)) { _ in }
    }
  }
}

/// The colour of the tiles of shortcuts.
///
/// Type-checks only: tiles aren't drawn.
public enum ShortcutTileColor: Hashable, Sendable {
  /// The colours.
  case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple
  case red, tangerine, teal, yellow
}

/// A builder that lists the shortcuts in braces.
///
/// Simulated: no known difference.
@resultBuilder public enum AppShortcutsBuilder {
  /// Returns the shortcuts in a list.
  public static func buildBlock(_ components: AppShortcut...) -> [AppShortcut] { components }
}
