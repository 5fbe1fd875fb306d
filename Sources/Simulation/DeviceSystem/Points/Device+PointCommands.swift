import DeviceProtocol

extension Device {
  /// Carries out what a scene does, or lets happen, for which extensions work.
  func obey(_ command: PointCommand) -> SceneAnswer {
    switch command {
    case .extensions(let app): extensions(of: app)
    case .addContact(let name, let number): addContact(name, number)
    case .turnCallDirectory(let name, let isOn): turnCallDirectory(name, isOn)
    case .receiveCall(let number): receiveCall(number)
    case .turnMessageFilter(let name, let isOn): turnMessageFilter(name, isOn)
    case .receiveMessage(let message): receive(message)
    case .messages: .point(.messages(messages))
    case .search(let text): search(text)
    case .openFound(let found): open(found)
    case .loseIndex(let app, let identifiers): loseIndex(of: app, identifiers)
    case .turnSharedLinks(let name, let isOn): turnSharedLinks(name, isOn)
    case .sharedLinks(let app): sharedLinks(in: app)
    case .homeWidget(let command): obey(command)
    case .previews(let command): obey(command)
    case .credentials(let command): obey(command)
    case .files(let command): obey(command)
    case .conversation(let app, let people, let command): obey(command, in: app, with: people)
    case .network(let command): obey(command)
    case .broadcast(let command): obey(command)
    case .siri(let command): obey(command)
    case .audio(let command): obey(command)
    case .screenTime(let command): obey(command)
    case .webExtension(let command): obey(command)
    case .liveActivity(let command): obey(command)
    case .photoPicker(let command): obey(command)
    case .capture(let command): obey(command)
    case .appIntent(let command): obey(command)
    case .control(let command): obey(command)
    case .cloud(let command): obey(command)
    }
  }

  /// Answers a process on behalf of an extension point.
  func answer(_ question: PointQuestion, from process: ChildProcess) -> Message.Body {
    switch question {
    case .reloadCallDirectory(let identifier): reloadCallDirectory(identifier)
    case .callDirectoryState(let identifier): callDirectoryState(identifier)
    case .askFilterServer(let message): askFilterServer(about: message, for: process)
    case .reloadTimelines(let kind): reloadTimelines(kind, for: process)
    case .placedWidgets: placedWidgets(for: process)
    case .indexItems, .deleteItems, .deleteDomains, .deleteAllItems:
      change(question, by: process)
    case .credentials(let question): answer(question, from: process)
    case .folderChanged(let folder): folderChanged(folder, by: process)
    case .beginAccess(let path): beginAccess(path, by: process)
    case .endAccess(let path): endAccess(path, by: process)
    case .closePicker: closePickers(of: process)
    case .grant(let path): takeGrant(of: path, by: process)
    case .conversation(let question): answer(question, from: process)
    case .network(let question): answer(question, from: process)
    case .failBroadcast(let error): failBroadcast(error, by: process)
    case .endBroadcastSetup(let setup): endBroadcastSetup(setup, by: process)
    case .siri(let question): answer(question, from: process)
    case .audio(let command): answer(command, from: process)
    case .screenTime(let question): answer(question, from: process)
    case .webExtension(let question): answer(question, from: process)
    case .liveActivity(let question): answer(question, from: process)
    case .capture(let question): answer(question, from: process)
    case .reloadControls(let kind): reloadControls(kind, for: process)
    case .placedControls: placedControls(for: process)
    case .appShortcuts(let shortcuts): take(shortcuts, of: process)
    case .cloud(let question): answer(question, from: process)
    }
  }

  private func extensions(of name: String) -> SceneAnswer {
    guard let app = apps.first(where: { $0.name == name }) else {
      return .impossible(missing(name))
    }
    return .point(
      .extensions(
        app.extensions.map {
          PluggedExtension(name: $0.displayName, point: $0.point, isOn: $0.isOn)
        }))
  }

  private func addContact(_ name: String, _ number: String) -> SceneAnswer {
    let digits = Self.digits(number)
    guard !digits.isEmpty else { return .impossible(CallWords.noNumber(number)) }
    contacts[digits] = name
    return .done
  }

  /// Returns the name of the contact with a number, however that is written.
  func contact(_ number: String) -> String? { contacts[Self.digits(number)] }

  private static func digits(_ number: String) -> String { number.filter(\.isWholeNumber) }
}
