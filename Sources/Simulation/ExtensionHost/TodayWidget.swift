import DeviceEvents
import DeviceProtocol

/// A widget in the Today view.
public struct TodayWidget: UserInterface, CustomStringConvertible {
  /// The name on its card.
  public let name: String
  /// Its place on the screen.
  public let place: ScreenPlace
  /// What was visible before it was loaded, one line for each element: its earlier snapshot, or
  /// nothing the first time.
  public let snapshot: String
  private let session: Int
  private let link: DeviceLink

  init(_ entry: TodayEntry, link: DeviceLink) {
    name = entry.name
    place = ScreenPlace(owner: .session(entry.session), link: link)
    snapshot = ScreenText.text(of: entry.snapshot)
    session = entry.session
    self.link = link
  }

  /// Whether it could be loaded, and is still running.
  public var isLoaded: Bool { entry.isLoaded }

  /// Whether it is expanded, rather than compact.
  public var isExpanded: Bool { entry.layout?.isExpanded ?? false }

  /// Whether it has a button to show more, or less.
  public var canExpand: Bool { entry.layout?.canExpand ?? false }

  /// Its height in points, without the line with its name.
  public var height: Double { entry.layout?.height ?? 0 }

  /// Taps "Show More".
  public func showMore() { link.perform(.today(.show(session: session, more: true))) }

  /// Taps "Show Less".
  public func showLess() { link.perform(.today(.show(session: session, more: false))) }

  /// A description in one line: `Glance: compact, 374 × 110`.
  public var description: String {
    guard let layout = entry.layout else { return WidgetWords.unloadable(name) }
    return WidgetWords.inToday(
      name, isExpanded: layout.isExpanded, width: Int(layout.width), height: Int(layout.height))
  }

  private var entry: TodayEntry {
    guard case .today(.entry(let entry)) = link.perform(.today(.entry(session: session))) else {
      preconditionFailure(LinkWords.otherAnswer)
    }
    return entry
  }
}
