import DeviceEvents
import DeviceProtocol
import Foundation

extension Device {
  /// Carries out what the user does with controls.
  func obey(_ command: ControlCommand) -> SceneAnswer {
    switch command {
    case .gallery: .point(.control(.gallery(controlGallery())))
    case .add(let kind, let app): addControl(kind, of: app)
    case .look(let number): with(control: number) { _, _, _ in nil }
    case .tap(let number): with(control: number, tap)
    case .configure(let number, let parameter, let words):
      with(control: number) { control, app, installed in
        self.configure(control, parameter, words, app, installed)
      }
    case .remove(let number): removeControl(number)
    }
  }

  /// Asks controls for their values again, for the app or one of its extensions.
  func reloadControls(_ kind: String?, for process: ChildProcess) -> Message.Body {
    let own = Set(containingApp(of: process)?.extensions.map(\.identifier) ?? [])
    for control in controls.placed
    where own.contains(control.identifier) && (kind == nil || control.description.kind == kind) {
      loadControl(control.number)
    }
    return .done
  }

  /// Returns the kinds of an app's controls in Control Centre.
  func placedControls(for process: ChildProcess) -> Message.Body {
    let own = Set(containingApp(of: process)?.extensions.map(\.identifier) ?? [])
    return .information(
      .placedControls(
        controls.placed.filter { own.contains($0.identifier) }.map(\.description.kind)))
  }

  private func controlGallery() -> [GalleryControl] {
    installedControls.flatMap { app, installed in
      let session = beginSession(installed)
      defer { if let session { end(session) } }
      return controlDescriptions(of: session).map { description in
        let call = ControlCall.preview(description.kind, description.configuration)
        return GalleryControl(
          app: app.name, description: description,
          preview: look(call, "previewValue", description.kind, in: session))
      }
    }
  }

  private func addControl(_ kind: String, of name: String?) -> SceneAnswer {
    var known: [String] = []
    for (app, installed) in installedControls where name == nil || app.name == name {
      guard let session = beginSession(installed) else { continue }
      let descriptions = controlDescriptions(of: session)
      known += descriptions.map(\.kind)
      guard let description = descriptions.first(where: { $0.kind == kind }) else {
        end(session)
        continue
      }
      controls.count += 1
      let number = controls.count
      controls.placed.append(
        PlacedControl(
          number: number, identifier: installed.identifier, description: description,
          settings: description.configuration))
      recorder.record(installed.name, .switched(isOn: true, place: ControlWords.place))
      if let settings = description.configuration {
        let parameters = parameters(of: settings, in: session)
        change(control: number) { $0.parameters = parameters }
        if description.asksForConfiguration, !parameters.isEmpty {
          recorder.record(
            "Device", .acted(ControlWords.isAsked(parameters, for: description.name)))
        }
      }
      loadControl(number, in: session)
      end(session)
      return with(control: number) { _, _, _ in nil }
    }
    return .impossible(ControlWords.noKind(kind, among: known))
  }

  private func removeControl(_ number: Int) -> SceneAnswer {
    with(control: number) { control, _, installed in
      self.controls.placed.removeAll { $0.number == control.number }
      self.recorder.record(
        installed.name, .switched(isOn: false, place: ControlWords.place))
      return nil
    }
  }

  /// Acts on a control; the result is the reason why that isn't possible.
  private func with(
    control number: Int, _ act: (PlacedControl, InstalledApp, InstalledExtension) -> String?
  ) -> SceneAnswer {
    guard let control = controls.placed.first(where: { $0.number == number }),
      let (app, installed) = installedControls.first(where: {
        $0.1.identifier == control.identifier
      })
    else { return .impossible(ControlWords.gone) }
    if let reason = act(control, app, installed) { return .impossible(reason) }
    let now = controls.placed.first { $0.number == number } ?? control
    return .point(
      .control(
        .control(
          ControlState(
            number: number, name: now.description.name, look: now.look,
            parameters: now.parameters))))
  }

  /// Taps a control: its intent is performed, and then the value is asked for again (documented).
  private func tap(
    _ control: PlacedControl, _ app: InstalledApp, _ installed: InstalledExtension
  ) -> String? {
    let name = control.description.name
    guard let look = control.look else { return ControlWords.showsNothing(name) }
    guard look.isEnabled else { return ControlWords.isDimmed(name) }
    recorder.record("Device", .acted(ControlWords.taps(name)), peer: app.name)
    let talk = perform(look.errand, of: app, tappedIn: installed)
    declineQuestions(of: talk)
    loadControl(control.number)
    return nil
  }

  private func configure(
    _ control: PlacedControl, _ title: String, _ words: String, _ app: InstalledApp,
    _ installed: InstalledExtension
  ) -> String? {
    guard let settings = control.settings else {
      return ControlWords.notConfigurable(control.description.name)
    }
    recorder.record(
      "Device", .acted(AppIntentWords.sets(title, words, of: control.description.name)))
    guard let session = beginSession(installed) else { return PointWords.notStarted }
    defer { end(session) }
    switch changed(settings, title, to: words, among: control.parameters, in: session) {
    case .failure(let problem): return problem.message
    case .success(let settings):
      let parameters = parameters(of: settings, in: session)
      change(control: control.number) { control in
        control.settings = settings
        control.parameters = parameters
      }
      loadControl(control.number, in: session)
      return nil
    }
  }

  /// Asks for a control's value again; what it has shown stays when there is none.
  private func loadControl(_ number: Int) {
    guard let control = controls.placed.first(where: { $0.number == number }),
      let installed = installedControls.first(where: { $0.1.identifier == control.identifier })?.1,
      let session = beginSession(installed)
    else { return }
    loadControl(number, in: session)
    end(session)
  }

  private func loadControl(_ number: Int, in session: PointSession) {
    guard let control = controls.placed.first(where: { $0.number == number }) else { return }
    let call = ControlCall.value(control.description.kind, control.settings)
    let look = look(call, "currentValue", control.description.kind, in: session)
    change(control: number) { $0.look = look ?? $0.look }
  }

  private func look(
    _ call: ControlCall, _ callback: String, _ kind: String, in session: PointSession?
  ) -> ShownControl? {
    guard let session else { return nil }
    let reply = self.call(session, .control(call), callback: callback, about: kind)
    guard waitForAnswer(reply, of: session, seconds: Self.controlSeconds) else { return nil }
    switch reply.answer {
    case .control(.look(let look))?: return look
    case .failed(let error)?:
      recorder.record(session.worker.name, .sessionFailed(reason: error.message))
      return nil
    default: return nil
    }
  }

  private func controlDescriptions(of session: PointSession?) -> [ControlDescription] {
    guard let session else { return [] }
    let reply = ask(session, .control(.describe))
    _ = waitForAnswer(reply, of: session, seconds: plan.limits.launchSeconds)
    guard case .control(.controls(let controls))? = reply.answer else { return [] }
    return controls
  }

  private func change(control number: Int, _ body: (inout PlacedControl) -> Void) {
    guard let index = controls.placed.firstIndex(where: { $0.number == number }) else { return }
    body(&controls.placed[index])
  }

  /// The extensions with widgets, which may have controls, and their apps; there are none before
  /// iOS 18 (documented).
  private var installedControls: [(InstalledApp, InstalledExtension)] {
    guard systemVersion >= 18 else { return [] }
    return apps.flatMap { app in
      extensions(of: app, at: Self.homeWidgetPoint).map { (app, $0) }
    }
  }

  /// The time that a provider may take; Apple publishes no number.
  private static let controlSeconds = 10.0
}
