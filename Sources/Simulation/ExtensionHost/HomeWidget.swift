import DeviceEvents
import DeviceProtocol

/// How large a widget of the home screen is.
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
    else { preconditionFailure("the device answered something else") }
    return offers.map(WidgetOffer.init)
  }

  /// Puts a widget on the home screen, and returns when it has been asked for its timeline.
  ///
  /// - Parameters:
  ///   - widgetKind: The `kind` of its configuration.
  ///   - app: The app that it is of; the first that has such a kind without it.
  ///   - size: How large it is.
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
  /// The name that the user reads.
  public let name: String
  /// What the gallery says of it.
  public let about: String
  /// The app that it is of.
  public let app: String
  /// How large the user can have it.
  public let sizes: [WidgetSize]
  /// What it shows there, a line for each thing; `nil` when its provider doesn't say.
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
/// What it shows are entries of its timeline, kept as pictures: its extension isn't running.
public struct HomeWidget: Sendable, CustomStringConvertible {
  private let number: Int
  private let link: DeviceLink

  init(_ number: Int, link: DeviceLink) {
    self.number = number
    self.link = link
  }

  /// What it shows now, a line for each thing.
  public var screen: String { state.shown.map { ScreenText.text(of: $0.screen) } ?? "" }

  /// Whether the text can be read on it now.
  public func shows(_ text: String) -> Bool { state.shown?.screen.shows(text) ?? false }

  /// Whether it shows its outline alone, because it has no timeline.
  public var isPlaceholder: Bool { state.isPlaceholder }

  /// When each entry of its timeline is due: seconds from now, less than 0 for those that were.
  public var entries: [Int] { state.entries.map { Int($0.rounded()) } }

  /// In how many seconds it is asked for another timeline; `nil` when only its app can say so.
  public var reload: Int? { state.reload.map { Int($0.rounded()) } }

  /// Taps it: its app comes to the front, with the widget's URL.
  public func tap() { link.perform(.point(.homeWidget(.tap(number, nil)))) }

  /// Taps what says this on it: its app comes to the front, with the link's URL, or the widget's.
  public func tap(_ text: String) { link.perform(.point(.homeWidget(.tap(number, text)))) }

  /// Takes it from the home screen.
  public func remove() { link.perform(.point(.homeWidget(.remove(number)))) }

  /// Photographs it; the picture stands among the events under the name.
  public func photograph(_ name: String) {
    link.perform(.photograph(.homeWidget(number), name: name))
  }

  /// Its name, its size and what it shows: `Unread, small: label "3"`.
  public var description: String {
    let state = state
    let size = WidgetSize(rawValue: state.family).map { "\($0)" } ?? ""
    let lines =
      state.isPlaceholder ? "a placeholder" : screen.split(separator: "\n").joined(separator: ", ")
    return "\(state.name), \(size): \(lines)"
  }

  private var state: HomeWidgetState { Self.state(of: .look(number), link) }

  fileprivate static func state(of command: HomeWidgetCommand, _ link: DeviceLink)
    -> HomeWidgetState
  {
    guard case .point(.homeWidget(.widget(let state))) = link.perform(.point(.homeWidget(command)))
    else { preconditionFailure("the device answered something else") }
    return state
  }
}
