// How the enums of the file beside it are coded: see CaseWriter.

extension SceneCommand {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .useSystem(let value): try values.write("useSystem", value)
    case .open(let value): try values.write("open", value)
    case .background(let value): try values.write("background", value)
    case .quit(let value): try values.write("quit", value)
    case .uninstall(let value): try values.write("uninstall", value)
    case .install(let first, let second): try values.write("install", first, second)
    case .more: try values.write("more")
    case .turn(let first, let second): try values.write("turn", first, second)
    case .move(let first, let second): try values.write("move", first, second)
    case .openSheet(let value): try values.write("openSheet", value)
    case .copy(let first, let second): try values.write("copy", first, second)
    case .answerPaste(let value): try values.write("answerPaste", value)
    case .letTimePass(let value): try values.write("letTimePass", value)
    case .openLink(let first, let second): try values.write("openLink", first, second)
    case .container(let value): try values.write("container", value)
    case .kill(let value): try values.write("kill", value)
    case .killWorker(let value): try values.write("killWorker", value)
    case .validate(let value): try values.write("validate", value)
    case .share(let first, let second): try values.write("share", first, second)
    case .pick(let first, let second, let third): try values.write("pick", first, second, third)
    case .awaitLoad(let value): try values.write("awaitLoad", value)
    case .awaitEnd(let value): try values.write("awaitEnd", value)
    case .holdLoads(let first, let second): try values.write("holdLoads", first, second)
    case .defaultsChanges(let value): try values.write("defaultsChanges", value)
    case .look(let value): try values.write("look", value)
    case .act(let first, let second): try values.write("act", first, second)
    case .photograph(let first, let second): try values.write("photograph", first, second)
    case .answerNotifications(let value): try values.write("answerNotifications", value)
    case .answerAuthentication(let value): try values.write("answerAuthentication", value)
    case .push(let first, let second): try values.write("push", first, second)
    case .notifications: try values.write("notifications")
    case .badge(let value): try values.write("badge", value)
    case .decide(let first, let second): try values.write("decide", first, second)
    case .openNotification(let value): try values.write("openNotification", value)
    case .playNotification(let value): try values.write("playNotification", value)
    case .turnContentBlocker(let first, let second):
      try values.write("turnContentBlocker", first, second)
    case .visit(let first, let second): try values.write("visit", first, second)
    case .turnKeyboard(let first, let second, let third):
      try values.write("turnKeyboard", first, second, third)
    case .useKeyboard(let first, let second): try values.write("useKeyboard", first, second)
    case .replaceText(let first, let second): try values.write("replaceText", first, second)
    case .airDrop(let value): try values.write("airDrop", value)
    case .server(let value): try values.write("server", value)
    case .photos(let first, let second): try values.write("photos", first, second)
    case .today(let value): try values.write("today", value)
    case .point(let value): try values.write("point", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "useSystem": self = try .useSystem(version: values.next())
    case "open": self = try .open(app: values.next())
    case "background": self = try .background(app: values.next())
    case "quit": self = try .quit(app: values.next())
    case "uninstall": self = try .uninstall(app: values.next())
    case "install": self = try .install(app: values.next(), isDevelopmentRun: values.next())
    case "more": self = .more
    case "turn": self = try .turn(name: values.next(), isOn: values.next())
    case "move": self = try .move(name: values.next(), place: values.next())
    case "openSheet": self = try .openSheet(app: values.next())
    case "copy": self = try .copy(app: values.next(), values.next())
    case "answerPaste": self = try .answerPaste(values.next())
    case "letTimePass": self = try .letTimePass(seconds: values.next())
    case "openLink": self = try .openLink(app: values.next(), url: values.next())
    case "container": self = try .container(name: values.next())
    case "kill": self = try .kill(process: values.next())
    case "killWorker": self = try .killWorker(request: values.next())
    case "validate": self = try .validate(app: values.next())
    case "share": self = try .share(app: values.next(), things: values.next())
    case "pick": self = try .pick(sheet: values.next(), name: values.next(), waits: values.next())
    case "awaitLoad": self = try .awaitLoad(request: values.next())
    case "awaitEnd": self = try .awaitEnd(request: values.next())
    case "holdLoads": self = try .holdLoads(app: values.next(), values.next())
    case "defaultsChanges": self = try .defaultsChanges(values.next())
    case "look": self = try .look(values.next())
    case "act": self = try .act(values.next(), values.next())
    case "photograph": self = try .photograph(values.next(), name: values.next())
    case "answerNotifications": self = try .answerNotifications(values.next())
    case "answerAuthentication": self = try .answerAuthentication(values.next())
    case "push": self = try .push(app: values.next(), payload: values.next())
    case "notifications": self = .notifications
    case "badge": self = try .badge(app: values.next())
    case "decide": self = try .decide(values.next(), values.next())
    case "openNotification": self = try .openNotification(values.next())
    case "playNotification": self = try .playNotification(values.next())
    case "turnContentBlocker":
      self = try .turnContentBlocker(name: values.next(), isOn: values.next())
    case "visit": self = try .visit(app: values.next(), values.next())
    case "turnKeyboard":
      self = try .turnKeyboard(
        name: values.next(), isOn: values.next(), hasFullAccess: values.next())
    case "useKeyboard": self = try .useKeyboard(values.next(), name: values.next())
    case "replaceText": self = try .replaceText(shortcut: values.next(), by: values.next())
    case "airDrop": self = try .airDrop(values.next())
    case "server": self = try .server(values.next())
    case "photos": self = try .photos(app: values.next(), values.next())
    case "today": self = try .today(values.next())
    case "point": self = try .point(values.next())
    default: throw values.unknownCase
    }
  }
}

extension SceneAnswer {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .done: try values.write("done")
    case .sheet(let first, let second): try values.write("sheet", first, second)
    case .more(let value): try values.write("more", value)
    case .request(let first, let second): try values.write("request", first, second)
    case .opened(let value): try values.write("opened", value)
    case .taken(let value): try values.write("taken", value)
    case .validation(let value): try values.write("validation", value)
    case .container(let value): try values.write("container", value)
    case .screen(let value): try values.write("screen", value)
    case .server(let value): try values.write("server", value)
    case .notification(let value): try values.write("notification", value)
    case .notifications(let value): try values.write("notifications", value)
    case .badge(let value): try values.write("badge", value)
    case .interface(let value): try values.write("interface", value)
    case .pageView(let value): try values.write("pageView", value)
    case .today(let value): try values.write("today", value)
    case .point(let value): try values.write("point", value)
    case .keyboard(let value): try values.write("keyboard", value)
    case .impossible(let value): try values.write("impossible", value)
    case .photos(let value): try values.write("photos", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "done": self = .done
    case "sheet": self = try .sheet(number: values.next(), offers: values.next())
    case "more": self = try .more(values.next())
    case "request": self = try .request(number: values.next(), values.next())
    case "opened": self = try .opened(values.next())
    case "taken": self = try .taken(by: values.next())
    case "validation": self = try .validation(values.next())
    case "container": self = try .container(path: values.next())
    case "screen": self = try .screen(values.next())
    case "server": self = try .server(values.next())
    case "notification": self = try .notification(values.next())
    case "notifications": self = try .notifications(values.next())
    case "badge": self = try .badge(values.next())
    case "interface": self = try .interface(session: values.next())
    case "pageView": self = try .pageView(values.next())
    case "today": self = try .today(values.next())
    case "point": self = try .point(values.next())
    case "keyboard": self = try .keyboard(session: values.next())
    case "impossible": self = try .impossible(values.next())
    case "photos": self = try .photos(values.next())
    default: throw values.unknownCase
    }
  }
}

extension ScreenOwner {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .app(let value): try values.write("app", value)
    case .request(let value): try values.write("request", value)
    case .session(let value): try values.write("session", value)
    case .sheet(let value): try values.write("sheet", value)
    case .homeScreen: try values.write("homeScreen")
    case .todayView: try values.write("todayView")
    case .homeWidget(let value): try values.write("homeWidget", value)
    case .liveActivity(let first, let second): try values.write("liveActivity", first, second)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "app": self = try .app(values.next())
    case "request": self = try .request(values.next())
    case "session": self = try .session(values.next())
    case "sheet": self = try .sheet(values.next())
    case "homeScreen": self = .homeScreen
    case "todayView": self = .todayView
    case "homeWidget": self = try .homeWidget(values.next())
    case "liveActivity": self = try .liveActivity(values.next(), values.next())
    default: throw values.unknownCase
    }
  }
}

extension SceneRequestState {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .notOffered(let value): try values.write("notOffered", value)
    case .open: try values.write("open")
    case .ended(let first, let second): try values.write("ended", first, second)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "notOffered": self = try .notOffered(reason: values.next())
    case "open": self = .open
    case "ended": self = try .ended(values.next(), values.next())
    default: throw values.unknownCase
    }
  }
}
