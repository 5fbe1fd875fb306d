// How the enums of the file beside it are coded: see CaseWriter.

extension PointCommand {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .extensions(let value): try values.write("extensions", value)
    case .addContact(let first, let second): try values.write("addContact", first, second)
    case .turnCallDirectory(let first, let second):
      try values.write("turnCallDirectory", first, second)
    case .receiveCall(let value): try values.write("receiveCall", value)
    case .turnMessageFilter(let first, let second):
      try values.write("turnMessageFilter", first, second)
    case .receiveMessage(let value): try values.write("receiveMessage", value)
    case .messages: try values.write("messages")
    case .search(let value): try values.write("search", value)
    case .openFound(let value): try values.write("openFound", value)
    case .loseIndex(let first, let second): try values.write("loseIndex", first, second)
    case .turnSharedLinks(let first, let second): try values.write("turnSharedLinks", first, second)
    case .homeWidget(let value): try values.write("homeWidget", value)
    case .sharedLinks(let value): try values.write("sharedLinks", value)
    case .previews(let value): try values.write("previews", value)
    case .credentials(let value): try values.write("credentials", value)
    case .files(let value): try values.write("files", value)
    case .conversation(let first, let second, let third):
      try values.write("conversation", first, second, third)
    case .network(let value): try values.write("network", value)
    case .broadcast(let value): try values.write("broadcast", value)
    case .siri(let value): try values.write("siri", value)
    case .audio(let value): try values.write("audio", value)
    case .screenTime(let value): try values.write("screenTime", value)
    case .webExtension(let value): try values.write("webExtension", value)
    case .liveActivity(let value): try values.write("liveActivity", value)
    case .photoPicker(let value): try values.write("photoPicker", value)
    case .capture(let value): try values.write("capture", value)
    case .appIntent(let value): try values.write("appIntent", value)
    case .control(let value): try values.write("control", value)
    case .cloud(let value): try values.write("cloud", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "extensions": self = try .extensions(app: values.next())
    case "addContact": self = try .addContact(name: values.next(), number: values.next())
    case "turnCallDirectory":
      self = try .turnCallDirectory(name: values.next(), isOn: values.next())
    case "receiveCall": self = try .receiveCall(number: values.next())
    case "turnMessageFilter":
      self = try .turnMessageFilter(name: values.next(), isOn: values.next())
    case "receiveMessage": self = try .receiveMessage(values.next())
    case "messages": self = .messages
    case "search": self = try .search(values.next())
    case "openFound": self = try .openFound(values.next())
    case "loseIndex": self = try .loseIndex(app: values.next(), values.next())
    case "turnSharedLinks": self = try .turnSharedLinks(name: values.next(), isOn: values.next())
    case "homeWidget": self = try .homeWidget(values.next())
    case "sharedLinks": self = try .sharedLinks(app: values.next())
    case "previews": self = try .previews(values.next())
    case "credentials": self = try .credentials(values.next())
    case "files": self = try .files(values.next())
    case "conversation":
      self = try .conversation(app: values.next(), with: values.next(), values.next())
    case "network": self = try .network(values.next())
    case "broadcast": self = try .broadcast(values.next())
    case "siri": self = try .siri(values.next())
    case "audio": self = try .audio(values.next())
    case "screenTime": self = try .screenTime(values.next())
    case "webExtension": self = try .webExtension(values.next())
    case "liveActivity": self = try .liveActivity(values.next())
    case "photoPicker": self = try .photoPicker(values.next())
    case "capture": self = try .capture(values.next())
    case "appIntent": self = try .appIntent(values.next())
    case "control": self = try .control(values.next())
    case "cloud": self = try .cloud(values.next())
    default: throw values.unknownCase
    }
  }
}

extension PointOutcome {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .extensions(let value): try values.write("extensions", value)
    case .call(let value): try values.write("call", value)
    case .messages(let value): try values.write("messages", value)
    case .found(let value): try values.write("found", value)
    case .homeWidget(let value): try values.write("homeWidget", value)
    case .links(let value): try values.write("links", value)
    case .files(let value): try values.write("files", value)
    case .preview(let value): try values.write("preview", value)
    case .listed(let value): try values.write("listed", value)
    case .login(let value): try values.write("login", value)
    case .provider(let value): try values.write("provider", value)
    case .conversation(let value): try values.write("conversation", value)
    case .network(let value): try values.write("network", value)
    case .broadcast(let value): try values.write("broadcast", value)
    case .siri(let value): try values.write("siri", value)
    case .audio(let value): try values.write("audio", value)
    case .isShielded(let value): try values.write("isShielded", value)
    case .liveActivity(let value): try values.write("liveActivity", value)
    case .pickable(let value): try values.write("pickable", value)
    case .appIntent(let value): try values.write("appIntent", value)
    case .control(let value): try values.write("control", value)
    case .cloudValues(let value): try values.write("cloudValues", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "extensions": self = try .extensions(values.next())
    case "call": self = try .call(values.next())
    case "messages": self = try .messages(values.next())
    case "found": self = try .found(values.next())
    case "homeWidget": self = try .homeWidget(values.next())
    case "links": self = try .links(values.next())
    case "files": self = try .files(values.next())
    case "preview": self = try .preview(values.next())
    case "listed": self = try .listed(values.next())
    case "login": self = try .login(values.next())
    case "provider": self = try .provider(session: values.next())
    case "conversation": self = try .conversation(values.next())
    case "network": self = try .network(values.next())
    case "broadcast": self = try .broadcast(values.next())
    case "siri": self = try .siri(values.next())
    case "audio": self = try .audio(values.next())
    case "isShielded": self = try .isShielded(values.next())
    case "liveActivity": self = try .liveActivity(values.next())
    case "pickable": self = try .pickable(values.next())
    case "appIntent": self = try .appIntent(values.next())
    case "control": self = try .control(values.next())
    case "cloudValues": self = try .cloudValues(values.next())
    default: throw values.unknownCase
    }
  }
}
