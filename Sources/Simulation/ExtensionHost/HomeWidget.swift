import DeviceEvents
import DeviceProtocol

/// The size of a widget on the home screen.
public enum WidgetSize: Int, Sendable, CaseIterable {
  /// 158 by 158 points: `systemSmall`.
  case small
  /// 338 by 158 points: `systemMedium`.
  case medium
  /// 338 by 354 points: `systemLarge`.
  case large
}

extension Device {
  /// Opens the gallery of widgets, where the user picks them: each is asked for a snapshot.
  ///
  /// - Returns: The widgets of installed apps.
  public func widgetGallery() -> [WidgetOffer] {
    guard
      case .point(.homeWidget(.gallery(let offers))) = link.perform(.point(.homeWidget(.gallery)))
    else { preconditionFailure(LinkWords.otherAnswer) }
    return offers.map(WidgetOffer.init)
  }

  /// Puts a widget on the home screen, and returns when it has been asked for its timeline.
  ///
  /// - Parameters:
  ///   - widgetKind: The `kind` of its configuration.
  ///   - app: Its app; by default the first one that has such a kind.
  ///   - size: Its size.
  /// - Returns: The widget.
  @discardableResult
  public func addToHomeScreen(
    widgetKind: String, of app: String? = nil, size: WidgetSize = .small
  ) -> HomeWidget {
    let command = HomeWidgetCommand.add(kind: widgetKind, app: app, family: size.rawValue)
    return HomeWidget(HomeWidget.state(of: command, link).number, link: link)
  }
}

/// A widget in the gallery.
public struct WidgetOffer: Sendable, CustomStringConvertible {
  /// The name that the user sees.
  public let name: String
  /// Its description in the gallery.
  public let about: String
  /// The app to which it belongs.
  public let app: String
  /// The sizes that the user can choose.
  public let sizes: [WidgetSize]
  /// What it shows there, one line for each element; `nil` when its provider doesn't supply a
  /// preview.
  public let preview: String?

  init(_ offer: GalleryWidget) {
    name = offer.description.name
    about = offer.description.about
    app = offer.app
    sizes = WidgetSize.allCases.filter { offer.description.families.contains($0.rawValue) }
    preview = offer.preview.map(ScreenText.text)
  }

  /// The app, the widget and its sizes: `Reader: Unread (small, medium)`.
  public var description: String {
    "\(app): \(name) (\(sizes.map { "\($0)" }.joined(separator: ", ")))"
  }
}

/// A widget on the home screen.
///
/// It shows entries of its timeline, which are kept as pictures: its extension isn't running.
public struct HomeWidget: Sendable, CustomStringConvertible {
  private let number: Int
  private let link: DeviceLink

  init(_ number: Int, link: DeviceLink) {
    self.number = number
    self.link = link
  }

  /// What it shows now, one line for each element.
  public var screen: String { state.shown.map { ScreenText.text(of: $0.screen) } ?? "" }

  /// Whether it shows the text now.
  public func shows(_ text: String) -> Bool { state.shown?.screen.shows(text) ?? false }

  /// Whether it shows only its outline, because it has no timeline.
  public var isPlaceholder: Bool { state.isPlaceholder }

  /// When each entry of its timeline is due: seconds from now, less than 0 for past ones.
  public var entries: [Int] { state.entries.map { Int($0.rounded()) } }

  /// The seconds until it is asked for another timeline; `nil` when only its app can cause that.
  public var reload: Int? { state.reload.map { Int($0.rounded()) } }

  /// What the user can set, with its values: `Name: Tea`.
  public var settings: [String] { state.parameters.map(WidgetWords.setting) }

  /// What the user can choose for a parameter; none when they write something.
  public func choices(for parameter: String) -> [String] {
    state.parameters.first { $0.title == parameter }?.choices ?? []
  }

  /// Sets a parameter, whose title the user sees, to a value or one of the choices; the widget is
  /// asked for a new timeline.
  public func configure(_ parameter: String, _ words: String) {
    link.perform(.point(.homeWidget(.configure(number, parameter: parameter, words: words))))
  }

  /// Taps it: its app comes to the foreground, with the widget's URL.
  public func tap() { link.perform(.point(.homeWidget(.tap(number, nil)))) }

  /// Taps the element with this text on it: a button or switch performs its intent; otherwise its
  /// app comes to the foreground, with the link's URL, or the widget's.
  public func tap(_ text: String) { link.perform(.point(.homeWidget(.tap(number, text)))) }

  /// Removes it from the home screen.
  public func remove() { link.perform(.point(.homeWidget(.remove(number)))) }

  /// Photographs it; the picture is among the events under that name.
  public func photograph(_ name: String) {
    link.perform(.photograph(.homeWidget(number), name: name))
  }

  /// Its name, its size and what it shows: `Unread, small: label "3"`.
  public var description: String {
    let state = state
    let size = WidgetSize(rawValue: state.family).map { "\($0)" } ?? ""
    let lines =
      state.isPlaceholder
      ? WidgetWords.placeholder : screen.split(separator: "\n").joined(separator: ", ")
    return WidgetWords.onHomeScreen(state.name, size: size, lines)
  }

  private var state: HomeWidgetState { Self.state(of: .look(number), link) }

  fileprivate static func state(of command: HomeWidgetCommand, _ link: DeviceLink)
    -> HomeWidgetState
  {
    guard case .point(.homeWidget(.widget(let state))) = link.perform(.point(.homeWidget(command)))
    else { preconditionFailure(LinkWords.otherAnswer) }
    return state
  }
}
