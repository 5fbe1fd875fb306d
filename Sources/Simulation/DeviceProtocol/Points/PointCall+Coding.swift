// How the enums of the file beside it are coded: see CaseWriter.

extension PointCall {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .receiveNotification(let value): try values.write("receiveNotification", value)
    case .notificationTimeWillExpire: try values.write("notificationTimeWillExpire")
    case .beginRequest: try values.write("beginRequest")
    case .appear: try values.write("appear")
    case .showNotification(let value): try values.write("showNotification", value)
    case .respond(let value): try values.write("respond", value)
    case .play(let value): try values.write("play", value)
    case .canHandle(let value): try values.write("canHandle", value)
    case .startEditing(let value): try values.write("startEditing", value)
    case .finishEditing: try values.write("finishEditing")
    case .asksBeforeCancelling: try values.write("asksBeforeCancelling")
    case .cancelEditing: try values.write("cancelEditing")
    case .prepare: try values.write("prepare")
    case .timeline(let value): try values.write("timeline", value)
    case .widget(let value): try values.write("widget", value)
    case .listNumbers(let value): try values.write("listNumbers", value)
    case .filterMessage(let value): try values.write("filterMessage", value)
    case .reindexAll: try values.write("reindexAll")
    case .reindex(let value): try values.write("reindex", value)
    case .listLinks: try values.write("listLinks")
    case .typeIn(let value): try values.write("typeIn", value)
    case .documentChanged(let value): try values.write("documentChanged", value)
    case .preview(let value): try values.write("preview", value)
    case .credential(let value): try values.write("credential", value)
    case .file(let value): try values.write("file", value)
    case .preparePicker(let first, let second): try values.write("preparePicker", first, second)
    case .conversation(let value): try values.write("conversation", value)
    case .tunnel(let value): try values.write("tunnel", value)
    case .filter(let value): try values.write("filter", value)
    case .proxy(let value): try values.write("proxy", value)
    case .broadcast(let value): try values.write("broadcast", value)
    case .intent(let value): try values.write("intent", value)
    case .audio(let value): try values.write("audio", value)
    case .screenTime(let value): try values.write("screenTime", value)
    case .webMessage(let value): try values.write("webMessage", value)
    case .liveActivity(let value): try values.write("liveActivity", value)
    case .capture(let value): try values.write("capture", value)
    case .appIntent(let value): try values.write("appIntent", value)
    case .control(let value): try values.write("control", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "receiveNotification": self = try .receiveNotification(values.next())
    case "notificationTimeWillExpire": self = .notificationTimeWillExpire
    case "beginRequest": self = .beginRequest
    case "appear": self = .appear
    case "showNotification": self = try .showNotification(values.next())
    case "respond": self = try .respond(values.next())
    case "play": self = try .play(values.next())
    case "canHandle": self = try .canHandle(values.next())
    case "startEditing": self = try .startEditing(values.next())
    case "finishEditing": self = .finishEditing
    case "asksBeforeCancelling": self = .asksBeforeCancelling
    case "cancelEditing": self = .cancelEditing
    case "prepare": self = .prepare
    case "timeline": self = try .timeline(values.next())
    case "widget": self = try .widget(values.next())
    case "listNumbers": self = try .listNumbers(isIncremental: values.next())
    case "filterMessage": self = try .filterMessage(values.next())
    case "reindexAll": self = .reindexAll
    case "reindex": self = try .reindex(values.next())
    case "listLinks": self = .listLinks
    case "typeIn": self = try .typeIn(values.next())
    case "documentChanged": self = try .documentChanged(values.next())
    case "preview": self = try .preview(values.next())
    case "credential": self = try .credential(values.next())
    case "file": self = try .file(values.next())
    case "preparePicker": self = try .preparePicker(values.next(), storage: values.next())
    case "conversation": self = try .conversation(values.next())
    case "tunnel": self = try .tunnel(values.next())
    case "filter": self = try .filter(values.next())
    case "proxy": self = try .proxy(values.next())
    case "broadcast": self = try .broadcast(values.next())
    case "intent": self = try .intent(values.next())
    case "audio": self = try .audio(values.next())
    case "screenTime": self = try .screenTime(values.next())
    case "webMessage": self = try .webMessage(values.next())
    case "liveActivity": self = try .liveActivity(values.next())
    case "capture": self = try .capture(folder: values.next())
    case "appIntent": self = try .appIntent(values.next())
    case "control": self = try .control(values.next())
    default: throw values.unknownCase
    }
  }
}

extension PointAnswer {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .done: try values.write("done")
    case .notification(let value): try values.write("notification", value)
    case .returned(let value): try values.write("returned", value)
    case .responded(let value): try values.write("responded", value)
    case .failed(let value): try values.write("failed", value)
    case .said(let value): try values.write("said", value)
    case .edited(let value): try values.write("edited", value)
    case .timeline(let value): try values.write("timeline", value)
    case .widget(let value): try values.write("widget", value)
    case .numbers(let first, let second): try values.write("numbers", first, second)
    case .messageAction(let value): try values.write("messageAction", value)
    case .links(let value): try values.write("links", value)
    case .preview(let value): try values.write("preview", value)
    case .credential(let value): try values.write("credential", value)
    case .passkey(let value): try values.write("passkey", value)
    case .file(let value): try values.write("file", value)
    case .contents(let value): try values.write("contents", value)
    case .verdict(let value): try values.write("verdict", value)
    case .intent(let value): try values.write("intent", value)
    case .audio(let value): try values.write("audio", value)
    case .screenTime(let value): try values.write("screenTime", value)
    case .webReply(let value): try values.write("webReply", value)
    case .liveActivity(let value): try values.write("liveActivity", value)
    case .appIntent(let value): try values.write("appIntent", value)
    case .control(let value): try values.write("control", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "done": self = .done
    case "notification": self = try .notification(values.next())
    case "returned": self = try .returned(values.next())
    case "responded": self = try .responded(values.next())
    case "failed": self = try .failed(values.next())
    case "said": self = try .said(values.next())
    case "edited": self = try .edited(values.next())
    case "timeline": self = try .timeline(values.next())
    case "widget": self = try .widget(values.next())
    case "numbers": self = try .numbers(values.next(), isIncremental: values.next())
    case "messageAction": self = try .messageAction(values.next())
    case "links": self = try .links(values.next())
    case "preview": self = try .preview(values.next())
    case "credential": self = try .credential(values.next())
    case "passkey": self = try .passkey(values.next())
    case "file": self = try .file(values.next())
    case "contents": self = try .contents(values.next())
    case "verdict": self = try .verdict(values.next())
    case "intent": self = try .intent(values.next())
    case "audio": self = try .audio(values.next())
    case "screenTime": self = try .screenTime(values.next())
    case "webReply": self = try .webReply(values.next())
    case "liveActivity": self = try .liveActivity(values.next())
    case "appIntent": self = try .appIntent(values.next())
    case "control": self = try .control(values.next())
    default: throw values.unknownCase
    }
  }
}
