import DeviceEvents
import DeviceProtocol
import Foundation

extension Device {
  static let homeWidgetPoint = "com.apple.widgetkit-extension"

  /// Carries out what the user does with widgets on the home screen.
  func obey(_ command: HomeWidgetCommand) -> SceneAnswer {
    switch command {
    case .gallery: .point(.homeWidget(.gallery(gallery())))
    case .add(let kind, let app, let family): addHomeWidget(kind, of: app, family)
    case .remove(let number): removeHomeWidget(number)
    case .look(let number): look(atHomeWidget: number)
    case .tap(let number, let text): tap(homeWidget: number, on: text)
    case .configure(let number, let parameter, let words):
      configure(homeWidget: number, parameter, words)
    }
  }

  /// Returns what a widget on the home screen shows now.
  func homeWidgetScreen(_ number: Int) -> Result<Screen, ScreenProblem> {
    guard let widget = homeWidgets.first(where: { $0.number == number }) else {
      return .failure(.gone(HomeWidgetWords.gone))
    }
    let size = Screen.Size(width: widget.family.width, height: widget.family.height)
    let shown = widget.entry(at: clock.date) ?? widget.placeholder
    return .success(shown?.screen(at: clock.date) ?? Screen(size: size, elements: []))
  }

  /// Returns the widgets that the user can pick, each with its appearance: an entry for this
  /// moment.
  private func gallery() -> [GalleryWidget] {
    installedWidgets.flatMap { app, installed in
      let session = beginSession(installed)
      defer { if let session { end(session) } }
      return descriptions(of: session).map { description in
        let first = HomeWidget.Family.allCases.first { description.families.contains($0.rawValue) }
        let preview = first.flatMap { snapshot(of: description, $0, in: session) }
        return GalleryWidget(app: app.name, description: description, preview: preview?.screen)
      }
    }
  }

  private func addHomeWidget(_ kind: String, of app: String?, _ family: Int) -> SceneAnswer {
    var known: [String] = []
    for (owner, installed) in installedWidgets where app == nil || owner.name == app {
      guard let session = beginSession(installed) else { continue }
      defer { end(session) }
      let descriptions = descriptions(of: session)
      known += descriptions.map(\.kind)
      guard let description = descriptions.first(where: { $0.kind == kind }) else { continue }
      guard let place = HomeWidget.Family(rawValue: family) else {
        return .impossible(HomeWidgetWords.noRoom)
      }
      guard description.families.contains(family) else {
        return .impossible(HomeWidgetWords.notOffered(description.name, as: place.name))
      }
      homeWidgetCount += 1
      let settings = description.settings.map { starting($0, in: session) }
      let widget = HomeWidget(
        number: homeWidgetCount, identifier: installed.identifier, description: description,
        family: place, settings: settings?.0, parameters: settings?.1 ?? [])
      homeWidgets.append(widget)
      recorder.record(installed.name, .switched(isOn: true, place: HomeWidgetWords.place))
      outline(widget, in: session)
      load(widget, in: session)
      return look(atHomeWidget: widget.number)
    }
    return .impossible(HomeWidgetWords.noKind(kind, among: known))
  }

  private func removeHomeWidget(_ number: Int) -> SceneAnswer {
    guard let index = homeWidgets.firstIndex(where: { $0.number == number }) else {
      return .impossible(HomeWidgetWords.gone)
    }
    let widget = homeWidgets.remove(at: index)
    agenda.strike(widget.mark)
    if let installed = installedExtension(of: widget) {
      recorder.record(installed.name, .switched(isOn: false, place: HomeWidgetWords.place))
    }
    return .done
  }

  private func look(atHomeWidget number: Int) -> SceneAnswer {
    guard let widget = homeWidgets.first(where: { $0.number == number }) else {
      return .impossible(HomeWidgetWords.gone)
    }
    let now = clock.date
    return .point(
      .homeWidget(
        .widget(
          HomeWidgetState(
            number: number, name: widget.description.name, family: widget.family.rawValue,
            isPlaceholder: widget.entries.isEmpty,
            shown: (widget.entry(at: now) ?? widget.placeholder)?.seen(at: now),
            entries: widget.entries.map { $0.date.timeIntervalSince(now) },
            reload: widget.reload?.timeIntervalSince(now), parameters: widget.parameters))))
  }

  /// Taps a widget: its app comes to the foreground, with the URL of the link that was hit, or of
  /// the widget.
  ///
  /// A small widget is a single place to tap (documented).
  private func tap(homeWidget number: Int, on text: String?) -> SceneAnswer {
    guard let widget = homeWidgets.first(where: { $0.number == number }),
      let app = apps.first(where: {
        $0.extensions.contains { $0.identifier == widget.identifier }
      })
    else { return .impossible(HomeWidgetWords.gone) }
    let shown = widget.entry(at: clock.date)?.seen(at: clock.date)
    var url = shown?.url
    if let text {
      guard let place = shown?.screen.elements.firstFrame(saying: text) else {
        return .impossible(HomeWidgetWords.doesNotSay(text, widget.description.name))
      }
      // Buttons work in small widgets, too, where links don't (documented).
      if let control = shown?.controls.last(where: { $0.frame.has(place) }) {
        return tap(control, of: widget, app)
      }
      if widget.family != .systemSmall, let link = shown?.links.last(where: { $0.frame.has(place) })
      {
        url = link.url
      }
    }
    recorder.record("Device", .acted(HomeWidgetWords.taps(widget.description.name)), peer: app.name)
    let handed = url.map { HandedURL(text: $0) }
    guard let running = running(app.name) ?? launchApp(app.name, for: handed) else {
      return .impossible(SceneWords.unlaunchable(app.name))
    }
    bringToFront(running, with: handed)
    return .done
  }

  /// The extensions with widgets, and their apps; there are none before iOS 14 (documented).
  private var installedWidgets: [(InstalledApp, InstalledExtension)] {
    guard systemVersion >= 14 else { return [] }
    return apps.flatMap { app in
      extensions(of: app, at: Self.homeWidgetPoint).map { (app, $0) }
    }
  }

}

extension [ScreenElement] {
  /// Returns the frame of a text.
  func firstFrame(saying text: String) -> ScreenFrame? {
    for element in self {
      if element.text?.contains(text) ?? false { return element.frame }
      if let inner = element.children.firstFrame(saying: text) { return inner }
    }
    return nil
  }
}

extension ScreenFrame {
  /// Whether the middle of another frame is inside.
  func has(_ other: ScreenFrame) -> Bool {
    let (x, y) = (other.x + other.width / 2, other.y + other.height / 2)
    return (self.x...self.x + width).contains(x) && (self.y...self.y + height).contains(y)
  }
}
