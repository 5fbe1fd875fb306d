/// Decodes what `encode(to:)` writes.
extension Action {
  package init(from decoder: any Decoder) throws {
    let values = try ActionReader(decoder)
    switch values.name {
    case "installed": self = .installed(extensions: try values.value("extensions"))
    case "installationRefused": self = .installationRefused(reasons: try values.value("reasons"))
    case "validated": self = .validated(refusals: try values.value("refusals"))
    case "uninstalled": self = .uninstalled
    case "switched":
      self = .switched(
        isOn: try values.value("isOn"), place: try values.optional("place"))
    case "launched": self = .launched(try values.value("_0"))
    case "becameActive": self = .becameActive
    case "enteredBackground": self = .enteredBackground
    case "suspended": self = .suspended
    case "resumed": self = .resumed
    case "memoryExceeded":
      self = .memoryExceeded(
        limit: try values.value("limit"), basis: try values.value("basis"))
    case "locked": self = .locked(file: try values.value("file"))
    case "ended": self = .ended(try values.value("_0"))
    case "printed": self = .printed(try values.value("_0"), text: try values.value("text"))
    case "shared": self = .shared(summary: try values.value("summary"))
    case "sheet": self = .sheet(offers: try values.value("offers"))
    case "picked": self = .picked
    case "requestBegan":
      self = .requestBegan(
        principalClass: try values.value("principalClass"),
        attachments: try values.value("attachments"))
    case "scriptRan":
      self = .scriptRan(
        file: try values.value("file"), outcome: try values.value("outcome"))
    case "lacking":
      self = .lacking(
        what: try values.value("what"), package: try values.value("package"))
    case "pageChanged": self = .pageChanged(changes: try values.value("changes"))
    case "messagePassed":
      self = .messagePassed(
        from: try values.value("from"), to: try values.value("to"),
        message: try values.value("message"))
    case "loadBegan": self = .loadBegan(type: try values.value("type"))
    case "loadEnded":
      self = .loadEnded(
        type: try values.value("type"), value: try values.value("value"))
    case "loadFailed":
      self = .loadFailed(
        type: try values.value("type"), error: try values.value("error"))
    case "hostChanged": self = .hostChanged(try values.value("_0"))
    case "completed": self = .completed(returnedItems: try values.value("returnedItems"))
    case "received": self = .received(items: try values.value("items"))
    case "completionExpired": self = .completionExpired
    case "cancelled": self = .cancelled(error: try values.value("error"))
    case "requestFailed": self = .requestFailed(error: try values.value("error"))
    case "activityBegan": self = .activityBegan(reason: try values.value("reason"))
    case "activityRefused": self = .activityRefused(reason: try values.value("reason"))
    case "activityEnded": self = .activityEnded(reason: try values.value("reason"))
    case "activityExpired": self = .activityExpired(reason: try values.value("reason"))
    case "opened":
      self = .opened(
        url: try values.value("url"), remark: try values.optional("remark"))
    case "openRefused":
      self = .openRefused(
        url: try values.value("url"), reason: try values.value("reason"))
    case "receivedURL": self = .receivedURL(url: try values.value("url"))
    case "airDropped":
      self = .airDropped(
        what: try values.value("what"), remark: try values.optional("remark"))
    case "transferBegan":
      self = .transferBegan(
        session: try values.value("session"), task: try values.value("task"),
        request: try values.value("request"))
    case "transferEnded":
      self = .transferEnded(
        session: try values.value("session"), task: try values.value("task"),
        status: try values.value("status"), sent: try values.value("sent"),
        received: try values.value("received"))
    case "transferPostponed":
      self = .transferPostponed(
        session: try values.value("session"), task: try values.value("task"),
        seconds: try values.value("seconds"), error: try values.value("error"))
    case "transferFailed":
      self = .transferFailed(
        session: try values.value("session"), task: try values.value("task"),
        error: try values.value("error"))
    case "sessionRefused":
      self = .sessionRefused(
        session: try values.value("session"), reason: try values.value("reason"))
    case "sessionHandedOver": self = .sessionHandedOver(session: try values.value("session"))
    case "sessionHandled": self = .sessionHandled(session: try values.value("session"))
    case "acted": self = .acted(try values.value("_0"))
    case "photographed":
      self = .photographed(
        name: try values.value("name"), try values.value("_1"))
    case "inspected":
      self = .inspected(
        title: try values.value("title"), lines: try values.value("lines"))
    case "systemVersion": self = .systemVersion(try values.value("_0"))
    case "withoutWalls": self = .withoutWalls
    case "posted":
      self = .posted(
        notification: try values.value("notification"), remark: try values.optional("remark"))
    case "notified": self = .notified(notification: try values.value("notification"))
    case "copied":
      self = .copied(
        pasteboard: try values.optional("pasteboard"), kinds: try values.value("kinds"))
    case "pasted":
      self = .pasted(
        isAllowed: try values.value("isAllowed"), remark: try values.value("remark"))
    case "sessionBegan": self = .sessionBegan(principalClass: try values.value("principalClass"))
    case "sessionFailed": self = .sessionFailed(reason: try values.value("reason"))
    case "called":
      self = .called(
        callback: try values.value("callback"), about: try values.value("about"))
    case "answered": self = .answered(try values.value("_0"))
    case "leftOut": self = .leftOut(reason: try values.value("reason"))
    case "edited": self = .edited(try values.value("_0"))
    case "visited":
      self = .visited(
        url: try values.value("url"), effects: try values.value("effects"))
    case "notificationsAsked": self = .notificationsAsked(isAllowed: try values.value("isAllowed"))
    case "proofAsked":
      self = .proofAsked(
        reason: try values.optional("reason"), outcome: try values.value("outcome"))
    case "pushed": self = .pushed(summary: try values.value("summary"))
    case "alertShown": self = .alertShown(text: try values.value("text"))
    case "alertWithheld": self = .alertWithheld(reason: try values.value("reason"))
    case "liveActivity":
      self = .liveActivity(type: try values.value("type"), change: try values.value("change"))
    case "stored":
      self = .stored(
        store: try values.value("store"), key: try values.value("key"),
        value: try values.value("value"))
    case "removed": self = .removed(store: try values.value("store"), key: try values.value("key"))
    case "notStored":
      self = .notStored(
        store: try values.value("store"), key: try values.value("key"),
        reason: try values.value("reason"))
    case "defaultsTold":
      self = .defaultsTold(
        store: try values.value("store"), keys: try values.value("keys"))
    case "groupRefused": self = .groupRefused(group: try values.value("group"))
    case "fileAwaited":
      self = .fileAwaited(
        access: try values.value("access"), reason: try values.value("reason"))
    case "fileGranted": self = .fileGranted(access: try values.value("access"))
    case "filesDeadlocked": self = .filesDeadlocked(circle: try values.value("circle"))
    case "presenterAsked": self = .presenterAsked(request: try values.value("request"))
    case "presenterTold": self = .presenterTold(news: try values.value("news"))
    default: throw values.unknownName
    }
  }
}
