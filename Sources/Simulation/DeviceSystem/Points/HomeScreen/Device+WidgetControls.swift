import DeviceEvents
import DeviceProtocol

/// The buttons and switches of widgets, and the user's settings for widgets.
extension Device {
  /// Taps a button or a switch: its intent is performed, and then the widget is asked for a new
  /// timeline, whatever its budget (documented).
  func tap(_ control: WidgetControl, of widget: HomeWidget, _ app: InstalledApp) -> SceneAnswer {
    guard systemVersion >= 17 else { return .impossible(HomeWidgetWords.tooOldForButtons) }
    recorder.record(
      "Device", .acted(HomeWidgetWords.tapsControl(widget.description.name)), peer: app.name)
    let talk = perform(control.errand, of: app, tappedIn: installedExtension(of: widget))
    declineQuestions(of: talk)
    reload(widget.number, isFree: true)
    return .done
  }

  /// Sets a parameter of a widget, which is then asked for a new timeline (documented).
  func configure(homeWidget number: Int, _ title: String, _ words: String) -> SceneAnswer {
    guard let widget = homeWidgets.first(where: { $0.number == number }),
      let installed = installedExtension(of: widget)
    else { return .impossible(HomeWidgetWords.gone) }
    guard let settings = widget.settings else {
      return .impossible(ControlWords.notConfigurable(widget.description.name))
    }
    recorder.record(
      "Device", .acted(AppIntentWords.sets(title, words, of: widget.description.name)))
    guard let session = beginSession(installed) else { return .impossible(PointWords.notStarted) }
    defer { end(session) }
    switch changed(settings, title, to: words, among: widget.parameters, in: session) {
    case .failure(let problem): return .impossible(problem.message)
    case .success(let settings):
      let parameters = parameters(of: settings, in: session).map { parameter in
        var parameter = parameter
        let known = widget.parameters.first { $0.name == parameter.name }
        if parameter.isProvided { parameter.choices = known?.choices ?? [] }
        return parameter
      }
      change(number) { widget in
        widget.settings = settings
        widget.parameters = parameters
      }
      if let widget = homeWidgets.first(where: { $0.number == number }) {
        load(widget, in: session)
      }
      return obey(HomeWidgetCommand.look(number))
    }
  }
}
