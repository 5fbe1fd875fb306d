// How the enums of the file beside it are coded: see CaseWriter.

extension PointQuestion {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .reloadCallDirectory(let value): try values.write("reloadCallDirectory", value)
    case .callDirectoryState(let value): try values.write("callDirectoryState", value)
    case .askFilterServer(let value): try values.write("askFilterServer", value)
    case .reloadTimelines(let value): try values.write("reloadTimelines", value)
    case .placedWidgets: try values.write("placedWidgets")
    case .indexItems(let value): try values.write("indexItems", value)
    case .deleteItems(let first, let second): try values.write("deleteItems", first, second)
    case .deleteDomains(let first, let second): try values.write("deleteDomains", first, second)
    case .deleteAllItems(let value): try values.write("deleteAllItems", value)
    case .credentials(let value): try values.write("credentials", value)
    case .folderChanged(let value): try values.write("folderChanged", value)
    case .beginAccess(let value): try values.write("beginAccess", value)
    case .endAccess(let value): try values.write("endAccess", value)
    case .closePicker: try values.write("closePicker")
    case .grant(let value): try values.write("grant", value)
    case .conversation(let value): try values.write("conversation", value)
    case .network(let value): try values.write("network", value)
    case .failBroadcast(let value): try values.write("failBroadcast", value)
    case .endBroadcastSetup(let value): try values.write("endBroadcastSetup", value)
    case .siri(let value): try values.write("siri", value)
    case .audio(let value): try values.write("audio", value)
    case .screenTime(let value): try values.write("screenTime", value)
    case .webExtension(let value): try values.write("webExtension", value)
    case .liveActivity(let value): try values.write("liveActivity", value)
    case .capture(let value): try values.write("capture", value)
    case .reloadControls(let value): try values.write("reloadControls", value)
    case .placedControls: try values.write("placedControls")
    case .appShortcuts(let value): try values.write("appShortcuts", value)
    case .cloud(let value): try values.write("cloud", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "reloadCallDirectory": self = try .reloadCallDirectory(identifier: values.next())
    case "callDirectoryState": self = try .callDirectoryState(identifier: values.next())
    case "askFilterServer": self = try .askFilterServer(values.next())
    case "reloadTimelines": self = try .reloadTimelines(kind: values.next())
    case "placedWidgets": self = .placedWidgets
    case "indexItems": self = try .indexItems(values.next())
    case "deleteItems": self = try .deleteItems(index: values.next(), values.next())
    case "deleteDomains": self = try .deleteDomains(index: values.next(), values.next())
    case "deleteAllItems": self = try .deleteAllItems(index: values.next())
    case "credentials": self = try .credentials(values.next())
    case "folderChanged": self = try .folderChanged(values.next())
    case "beginAccess": self = try .beginAccess(path: values.next())
    case "endAccess": self = try .endAccess(path: values.next())
    case "closePicker": self = .closePicker
    case "grant": self = try .grant(path: values.next())
    case "conversation": self = try .conversation(values.next())
    case "network": self = try .network(values.next())
    case "failBroadcast": self = try .failBroadcast(values.next())
    case "endBroadcastSetup": self = try .endBroadcastSetup(values.next())
    case "siri": self = try .siri(values.next())
    case "audio": self = try .audio(values.next())
    case "screenTime": self = try .screenTime(values.next())
    case "webExtension": self = try .webExtension(values.next())
    case "liveActivity": self = try .liveActivity(values.next())
    case "capture": self = try .capture(values.next())
    case "reloadControls": self = try .reloadControls(kind: values.next())
    case "placedControls": self = .placedControls
    case "appShortcuts": self = try .appShortcuts(values.next())
    case "cloud": self = try .cloud(values.next())
    default: throw values.unknownCase
    }
  }
}

extension PointInformation {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .isOn(let value): try values.write("isOn", value)
    case .filterServer(let value): try values.write("filterServer", value)
    case .placedWidgets(let value): try values.write("placedWidgets", value)
    case .configurations(let first, let second): try values.write("configurations", first, second)
    case .contents(let value): try values.write("contents", value)
    case .siri(let value): try values.write("siri", value)
    case .audio(let value): try values.write("audio", value)
    case .screenTime(let value): try values.write("screenTime", value)
    case .liveActivity(let value): try values.write("liveActivity", value)
    case .placedControls(let value): try values.write("placedControls", value)
    case .cloud(let value): try values.write("cloud", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "isOn": self = try .isOn(values.next())
    case "filterServer": self = try .filterServer(values.next())
    case "placedWidgets": self = try .placedWidgets(values.next())
    case "configurations": self = try .configurations(values.next(), values.next())
    case "contents": self = try .contents(values.next())
    case "siri": self = try .siri(values.next())
    case "audio": self = try .audio(values.next())
    case "screenTime": self = try .screenTime(values.next())
    case "liveActivity": self = try .liveActivity(values.next())
    case "placedControls": self = try .placedControls(values.next())
    case "cloud": self = try .cloud(values.next())
    default: throw values.unknownCase
    }
  }
}
