// How the enums of the file beside it are coded: see CaseWriter.

extension Message.Body {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .hello(let value): try values.write("hello", value)
    case .settle: try values.write("settle")
    case .finish: try values.write("finish")
    case .becomeActive: try values.write("becomeActive")
    case .enterBackground: try values.write("enterBackground")
    case .willTerminate: try values.write("willTerminate")
    case .willPresent(let value): try values.write("willPresent", value)
    case .didReceive(let value): try values.write("didReceive", value)
    case .share(let first, let second): try values.write("share", first, second)
    case .requestEnded(let first, let second, let third):
      try values.write("requestEnded", first, second, third)
    case .runScript(let first, let second, let third):
      try values.write("runScript", first, second, third)
    case .visit(let value): try values.write("visit", value)
    case .presentSheet(let first, let second): try values.write("presentSheet", first, second)
    case .beginRequest(let first, let second, let third):
      try values.write("beginRequest", first, second, third)
    case .hostChanged(let first, let second): try values.write("hostChanged", first, second)
    case .completionExpired(let value): try values.write("completionExpired", value)
    case .beginSession(let first, let second): try values.write("beginSession", first, second)
    case .call(let first, let second): try values.write("call", first, second)
    case .endSession(let value): try values.write("endSession", value)
    case .showScreen(let value): try values.write("showScreen", value)
    case .act(let first, let second): try values.write("act", first, second)
    case .keyboard(let first, let second): try values.write("keyboard", first, second)
    case .load(let first, let second): try values.write("load", first, second)
    case .cancelLoad(let value): try values.write("cancelLoad", value)
    case .loadProgress(let first, let second): try values.write("loadProgress", first, second)
    case .mayOpen(let value): try values.write("mayOpen", value)
    case .mayNotOpen(let value): try values.write("mayNotOpen", value)
    case .openFile(let first, let second): try values.write("openFile", first, second)
    case .complete(let first, let second): try values.write("complete", first, second)
    case .cancel(let first, let second): try values.write("cancel", first, second)
    case .completionEnded(let value): try values.write("completionEnded", value)
    case .edit(let first, let second): try values.write("edit", first, second)
    case .edited(let value): try values.write("edited", value)
    case .askLexicon: try values.write("askLexicon")
    case .baseline(let value): try values.write("baseline", value)
    case .beginActivity(let first, let second, let third):
      try values.write("beginActivity", first, second, third)
    case .endActivity(let value): try values.write("endActivity", value)
    case .activityExpired(let value): try values.write("activityExpired", value)
    case .signal(let value): try values.write("signal", value)
    case .pasteboard(let value): try values.write("pasteboard", value)
    case .notifications(let value): try values.write("notifications", value)
    case .notificationWish(let value): try values.write("notificationWish", value)
    case .contentBlocker(let value): try values.write("contentBlocker", value)
    case .prove(let value): try values.write("prove", value)
    case .keychain(let value): try values.write("keychain", value)
    case .widgetContent(let first, let second): try values.write("widgetContent", first, second)
    case .showPicker(let value): try values.write("showPicker", value)
    case .showPhotoPicker(let value): try values.write("showPhotoPicker", value)
    case .closePhotoPicker: try values.write("closePhotoPicker")
    case .pointQuestion(let value): try values.write("pointQuestion", value)
    case .defaultsChanged(let value): try values.write("defaultsChanged", value)
    case .observeDefaults(let value): try values.write("observeDefaults", value)
    case .print(let first, let second): try values.write("print", first, second)
    case .event(let value): try values.write("event", value)
    case .scene(let value): try values.write("scene", value)
    case .openURL(let first, let second, let third):
      try values.write("openURL", first, second, third)
    case .canOpenURL(let value): try values.write("canOpenURL", value)
    case .takeURL(let first, let second): try values.write("takeURL", first, second)
    case .takeLink(let first, let second): try values.write("takeLink", first, second)
    case .takeFoundItem(let value): try values.write("takeFoundItem", value)
    case .takeIntent(let value): try values.write("takeIntent", value)
    case .takeActivity(let value): try values.write("takeActivity", value)
    case .files(let value): try values.write("files", value)
    case .presenter(let first, let second, let third):
      try values.write("presenter", first, second, third)
    case .transfer(let value): try values.write("transfer", value)
    case .server(let value): try values.write("server", value)
    case .pointNews(let value): try values.write("pointNews", value)
    case .granted(let first, let second): try values.write("granted", first, second)
    case .done: try values.write("done")
    case .items(let value): try values.write("items", value)
    case .loaded(let value): try values.write("loaded", value)
    case .failed(let value): try values.write("failed", value)
    case .received(let value): try values.write("received", value)
    case .sceneAnswer(let value): try values.write("sceneAnswer", value)
    case .keychainAnswer(let value): try values.write("keychainAnswer", value)
    case .notificationReply(let value): try values.write("notificationReply", value)
    case .proof(let value): try values.write("proof", value)
    case .presentation(let value): try values.write("presentation", value)
    case .pointAnswer(let value): try values.write("pointAnswer", value)
    case .contentBlockerState(let value): try values.write("contentBlockerState", value)
    case .pageView(let value): try values.write("pageView", value)
    case .keyboardPlace(let value): try values.write("keyboardPlace", value)
    case .lexicon(let value): try values.write("lexicon", value)
    case .pasteboardAnswer(let value): try values.write("pasteboardAnswer", value)
    case .screen(let value): try values.write("screen", value)
    case .transfers(let value): try values.write("transfers", value)
    case .madeTransfer(let value): try values.write("madeTransfer", value)
    case .serverReply(let value): try values.write("serverReply", value)
    case .information(let value): try values.write("information", value)
    case .pickerEnd(let value): try values.write("pickerEnd", value)
    case .pickedPhotos(let value): try values.write("pickedPhotos", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "hello": self = try .hello(values.next())
    case "settle": self = .settle
    case "finish": self = .finish
    case "becomeActive": self = .becomeActive
    case "enterBackground": self = .enterBackground
    case "willTerminate": self = .willTerminate
    case "willPresent": self = try .willPresent(values.next())
    case "didReceive": self = try .didReceive(values.next())
    case "share": self = try .share(sheet: values.next(), values.next())
    case "requestEnded":
      self = try .requestEnded(sheet: values.next(), request: values.next(), values.next())
    case "runScript":
      self = try .runScript(sheet: values.next(), source: values.next(), values.next())
    case "visit": self = try .visit(values.next())
    case "presentSheet": self = try .presentSheet(sheet: values.next(), values.next())
    case "beginRequest":
      self = try .beginRequest(
        request: values.next(), principalClass: values.next(), items: values.next())
    case "hostChanged": self = try .hostChanged(request: values.next(), values.next())
    case "completionExpired": self = try .completionExpired(request: values.next())
    case "beginSession":
      self = try .beginSession(session: values.next(), principalClass: values.next())
    case "call": self = try .call(session: values.next(), values.next())
    case "endSession": self = try .endSession(values.next())
    case "showScreen": self = try .showScreen(values.next())
    case "act": self = try .act(values.next(), values.next())
    case "keyboard": self = try .keyboard(values.next(), values.next())
    case "load": self = try .load(attachment: values.next(), question: values.next())
    case "cancelLoad": self = try .cancelLoad(values.next())
    case "loadProgress": self = try .loadProgress(values.next(), values.next())
    case "mayOpen": self = try .mayOpen(path: values.next())
    case "mayNotOpen": self = try .mayNotOpen(path: values.next())
    case "openFile": self = try .openFile(path: values.next(), flags: values.next())
    case "complete": self = try .complete(request: values.next(), values.next())
    case "cancel": self = try .cancel(request: values.next(), values.next())
    case "completionEnded": self = try .completionEnded(request: values.next())
    case "edit": self = try .edit(values.next(), number: values.next())
    case "edited": self = try .edited(values.next())
    case "askLexicon": self = .askLexicon
    case "baseline": self = try .baseline(memory: values.next())
    case "beginActivity":
      self = try .beginActivity(values.next(), reason: values.next(), isTask: values.next())
    case "endActivity": self = try .endActivity(values.next())
    case "activityExpired": self = try .activityExpired(values.next())
    case "signal": self = try .signal(values.next())
    case "pasteboard": self = try .pasteboard(values.next())
    case "notifications": self = try .notifications(values.next())
    case "notificationWish": self = try .notificationWish(values.next())
    case "contentBlocker": self = try .contentBlocker(values.next())
    case "prove": self = try .prove(values.next())
    case "keychain": self = try .keychain(values.next())
    case "widgetContent": self = try .widgetContent(values.next(), widget: values.next())
    case "showPicker": self = try .showPicker(values.next())
    case "showPhotoPicker": self = try .showPhotoPicker(values.next())
    case "closePhotoPicker": self = .closePhotoPicker
    case "pointQuestion": self = try .pointQuestion(values.next())
    case "defaultsChanged": self = try .defaultsChanged(values.next())
    case "observeDefaults": self = try .observeDefaults(values.next())
    case "print": self = try .print(values.next(), values.next())
    case "event": self = try .event(values.next())
    case "scene": self = try .scene(values.next())
    case "openURL":
      self = try .openURL(values.next(), values.next(), universalLinksOnly: values.next())
    case "canOpenURL": self = try .canOpenURL(values.next())
    case "takeURL": self = try .takeURL(values.next(), sourceApplication: values.next())
    case "takeLink": self = try .takeLink(values.next(), sourceApplication: values.next())
    case "takeFoundItem": self = try .takeFoundItem(values.next())
    case "takeIntent": self = try .takeIntent(values.next())
    case "takeActivity": self = try .takeActivity(values.next())
    case "files": self = try .files(values.next())
    case "presenter": self = try .presenter(values.next(), values.next(), question: values.next())
    case "transfer": self = try .transfer(values.next())
    case "server": self = try .server(values.next())
    case "pointNews": self = try .pointNews(values.next())
    case "granted": self = try .granted(paths: values.next(), hasPresenters: values.next())
    case "done": self = .done
    case "items": self = try .items(values.next())
    case "loaded": self = try .loaded(values.next())
    case "failed": self = try .failed(values.next())
    case "received": self = try .received(values.next())
    case "sceneAnswer": self = try .sceneAnswer(values.next())
    case "keychainAnswer": self = try .keychainAnswer(values.next())
    case "notificationReply": self = try .notificationReply(values.next())
    case "proof": self = try .proof(values.next())
    case "presentation": self = try .presentation(values.next())
    case "pointAnswer": self = try .pointAnswer(values.next())
    case "contentBlockerState": self = try .contentBlockerState(isOn: values.next())
    case "pageView": self = try .pageView(values.next())
    case "keyboardPlace": self = try .keyboardPlace(values.next())
    case "lexicon": self = try .lexicon(values.next())
    case "pasteboardAnswer": self = try .pasteboardAnswer(values.next())
    case "screen": self = try .screen(values.next())
    case "transfers": self = try .transfers(values.next())
    case "madeTransfer": self = try .madeTransfer(values.next())
    case "serverReply": self = try .serverReply(values.next())
    case "information": self = try .information(values.next())
    case "pickerEnd": self = try .pickerEnd(values.next())
    case "pickedPhotos": self = try .pickedPhotos(values.next())
    default: throw values.unknownCase
    }
  }
}

extension RequestEnd {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .completed(let value): try values.write("completed", value)
    case .cancelled(let value): try values.write("cancelled", value)
    case .failed(let value): try values.write("failed", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "completed": self = try .completed(values.next())
    case "cancelled": self = try .cancelled(values.next())
    case "failed": self = try .failed(values.next())
    default: throw values.unknownCase
    }
  }
}
