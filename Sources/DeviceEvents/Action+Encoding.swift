/// Encodes an action as the compiler's own code would, which is a public format
/// (Docs/event-log.md): an object with the case's name and, in another object, the values by their
/// labels; `_0` is the key of a value without one.
///
/// The compiler's own code has a type of keys for each case. Every process builds all of them when
/// it reads or writes its first event, which takes longer than a short log.
extension Action {
  package func encode(to encoder: any Encoder) throws {
    var values = ActionWriter(encoder)
    switch self {
    case .installed(let extensions):
      values.begin("installed")
      try values.add(extensions, "extensions")
    case .installationRefused(let reasons):
      values.begin("installationRefused")
      try values.add(reasons, "reasons")
    case .validated(let refusals):
      values.begin("validated")
      try values.add(refusals, "refusals")
    case .uninstalled: values.begin("uninstalled")
    case .switched(let isOn, let place):
      values.begin("switched")
      try values.add(isOn, "isOn")
      try values.add(place, "place")
    case .launched(let value):
      values.begin("launched")
      try values.add(value, "_0")
    case .becameActive: values.begin("becameActive")
    case .enteredBackground: values.begin("enteredBackground")
    case .suspended: values.begin("suspended")
    case .resumed: values.begin("resumed")
    case .memoryExceeded(let limit, let basis):
      values.begin("memoryExceeded")
      try values.add(limit, "limit")
      try values.add(basis, "basis")
    case .locked(let file):
      values.begin("locked")
      try values.add(file, "file")
    case .ended(let value):
      values.begin("ended")
      try values.add(value, "_0")
    case .printed(let value, let text):
      values.begin("printed")
      try values.add(value, "_0")
      try values.add(text, "text")
    case .shared(let summary):
      values.begin("shared")
      try values.add(summary, "summary")
    case .sheet(let offers):
      values.begin("sheet")
      try values.add(offers, "offers")
    case .picked: values.begin("picked")
    case .requestBegan(let principalClass, let attachments):
      values.begin("requestBegan")
      try values.add(principalClass, "principalClass")
      try values.add(attachments, "attachments")
    case .scriptRan(let file, let outcome):
      values.begin("scriptRan")
      try values.add(file, "file")
      try values.add(outcome, "outcome")
    case .lacking(let what, let package):
      values.begin("lacking")
      try values.add(what, "what")
      try values.add(package, "package")
    case .pageChanged(let changes):
      values.begin("pageChanged")
      try values.add(changes, "changes")
    case .messagePassed(let from, let to, let message):
      values.begin("messagePassed")
      try values.add(from, "from")
      try values.add(to, "to")
      try values.add(message, "message")
    case .loadBegan(let type):
      values.begin("loadBegan")
      try values.add(type, "type")
    case .loadEnded(let type, let value):
      values.begin("loadEnded")
      try values.add(type, "type")
      try values.add(value, "value")
    case .loadFailed(let type, let error):
      values.begin("loadFailed")
      try values.add(type, "type")
      try values.add(error, "error")
    case .hostChanged(let value):
      values.begin("hostChanged")
      try values.add(value, "_0")
    case .completed(let returnedItems):
      values.begin("completed")
      try values.add(returnedItems, "returnedItems")
    case .received(let items):
      values.begin("received")
      try values.add(items, "items")
    case .completionExpired: values.begin("completionExpired")
    case .cancelled(let error):
      values.begin("cancelled")
      try values.add(error, "error")
    case .requestFailed(let error):
      values.begin("requestFailed")
      try values.add(error, "error")
    case .activityBegan(let reason):
      values.begin("activityBegan")
      try values.add(reason, "reason")
    case .activityRefused(let reason):
      values.begin("activityRefused")
      try values.add(reason, "reason")
    case .activityEnded(let reason):
      values.begin("activityEnded")
      try values.add(reason, "reason")
    case .activityExpired(let reason):
      values.begin("activityExpired")
      try values.add(reason, "reason")
    case .opened(let url, let remark):
      values.begin("opened")
      try values.add(url, "url")
      try values.add(remark, "remark")
    case .openRefused(let url, let reason):
      values.begin("openRefused")
      try values.add(url, "url")
      try values.add(reason, "reason")
    case .receivedURL(let url):
      values.begin("receivedURL")
      try values.add(url, "url")
    case .airDropped(let what, let remark):
      values.begin("airDropped")
      try values.add(what, "what")
      try values.add(remark, "remark")
    case .transferBegan(let session, let task, let request):
      values.begin("transferBegan")
      try values.add(session, "session")
      try values.add(task, "task")
      try values.add(request, "request")
    case .transferEnded(let session, let task, let status, let sent, let received):
      values.begin("transferEnded")
      try values.add(session, "session")
      try values.add(task, "task")
      try values.add(status, "status")
      try values.add(sent, "sent")
      try values.add(received, "received")
    case .transferPostponed(let session, let task, let seconds, let error):
      values.begin("transferPostponed")
      try values.add(session, "session")
      try values.add(task, "task")
      try values.add(seconds, "seconds")
      try values.add(error, "error")
    case .transferFailed(let session, let task, let error):
      values.begin("transferFailed")
      try values.add(session, "session")
      try values.add(task, "task")
      try values.add(error, "error")
    case .sessionRefused(let session, let reason):
      values.begin("sessionRefused")
      try values.add(session, "session")
      try values.add(reason, "reason")
    case .sessionHandedOver(let session):
      values.begin("sessionHandedOver")
      try values.add(session, "session")
    case .sessionHandled(let session):
      values.begin("sessionHandled")
      try values.add(session, "session")
    case .acted(let value):
      values.begin("acted")
      try values.add(value, "_0")
    case .photographed(let name, let value):
      values.begin("photographed")
      try values.add(name, "name")
      try values.add(value, "_1")
    case .inspected(let title, let lines):
      values.begin("inspected")
      try values.add(title, "title")
      try values.add(lines, "lines")
    case .systemVersion(let value):
      values.begin("systemVersion")
      try values.add(value, "_0")
    case .withoutWalls: values.begin("withoutWalls")
    case .posted(let notification, let remark):
      values.begin("posted")
      try values.add(notification, "notification")
      try values.add(remark, "remark")
    case .notified(let notification):
      values.begin("notified")
      try values.add(notification, "notification")
    case .copied(let pasteboard, let kinds):
      values.begin("copied")
      try values.add(pasteboard, "pasteboard")
      try values.add(kinds, "kinds")
    case .pasted(let isAllowed, let remark):
      values.begin("pasted")
      try values.add(isAllowed, "isAllowed")
      try values.add(remark, "remark")
    case .sessionBegan(let principalClass):
      values.begin("sessionBegan")
      try values.add(principalClass, "principalClass")
    case .sessionFailed(let reason):
      values.begin("sessionFailed")
      try values.add(reason, "reason")
    case .called(let callback, let about):
      values.begin("called")
      try values.add(callback, "callback")
      try values.add(about, "about")
    case .answered(let value):
      values.begin("answered")
      try values.add(value, "_0")
    case .leftOut(let reason):
      values.begin("leftOut")
      try values.add(reason, "reason")
    case .edited(let value):
      values.begin("edited")
      try values.add(value, "_0")
    case .visited(let url, let effects):
      values.begin("visited")
      try values.add(url, "url")
      try values.add(effects, "effects")
    case .notificationsAsked(let isAllowed):
      values.begin("notificationsAsked")
      try values.add(isAllowed, "isAllowed")
    case .proofAsked(let reason, let outcome):
      values.begin("proofAsked")
      try values.add(reason, "reason")
      try values.add(outcome, "outcome")
    case .pushed(let summary):
      values.begin("pushed")
      try values.add(summary, "summary")
    case .alertShown(let text):
      values.begin("alertShown")
      try values.add(text, "text")
    case .alertWithheld(let reason):
      values.begin("alertWithheld")
      try values.add(reason, "reason")
    case .liveActivity(let type, let change):
      values.begin("liveActivity")
      try values.add(type, "type")
      try values.add(change, "change")
    case .stored(let store, let key, let value):
      values.begin("stored")
      try values.add(store, "store")
      try values.add(key, "key")
      try values.add(value, "value")
    case .removed(let store, let key):
      values.begin("removed")
      try values.add(store, "store")
      try values.add(key, "key")
    case .notStored(let store, let key, let reason):
      values.begin("notStored")
      try values.add(store, "store")
      try values.add(key, "key")
      try values.add(reason, "reason")
    case .defaultsTold(let store, let keys):
      values.begin("defaultsTold")
      try values.add(store, "store")
      try values.add(keys, "keys")
    case .groupRefused(let group):
      values.begin("groupRefused")
      try values.add(group, "group")
    case .fileAwaited(let access, let reason):
      values.begin("fileAwaited")
      try values.add(access, "access")
      try values.add(reason, "reason")
    case .fileGranted(let access):
      values.begin("fileGranted")
      try values.add(access, "access")
    case .filesDeadlocked(let circle):
      values.begin("filesDeadlocked")
      try values.add(circle, "circle")
    case .presenterAsked(let request):
      values.begin("presenterAsked")
      try values.add(request, "request")
    case .presenterTold(let news):
      values.begin("presenterTold")
      try values.add(news, "news")
    }
  }
}
