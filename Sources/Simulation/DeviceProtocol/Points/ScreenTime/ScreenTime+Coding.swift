// How the enums of the file beside it are coded: see CaseWriter.

extension ScreenTimeQuestion {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .status: try values.write("status")
    case .request(let value): try values.write("request", value)
    case .revoke: try values.write("revoke")
    case .pickable: try values.write("pickable")
    case .described(let value): try values.write("described", value)
    case .setting(let first, let second): try values.write("setting", first, second)
    case .change(let first, let second, let third): try values.write("change", first, second, third)
    case .clear(let value): try values.write("clear", value)
    case .startMonitoring(let first, let second, let third):
      try values.write("startMonitoring", first, second, third)
    case .stopMonitoring(let value): try values.write("stopMonitoring", value)
    case .monitored: try values.write("monitored")
    case .report(let value): try values.write("report", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "status": self = .status
    case "request": self = try .request(isForChild: values.next())
    case "revoke": self = .revoke
    case "pickable": self = .pickable
    case "described": self = try .described(token: values.next())
    case "setting": self = try .setting(store: values.next(), key: values.next())
    case "change": self = try .change(store: values.next(), key: values.next(), values.next())
    case "clear": self = try .clear(store: values.next())
    case "startMonitoring": self = try .startMonitoring(values.next(), values.next(), values.next())
    case "stopMonitoring": self = try .stopMonitoring(values.next())
    case "monitored": self = .monitored
    case "report": self = try .report(values.next())
    default: throw values.unknownCase
    }
  }
}

extension ScreenTimeInformation {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .permission(let value): try values.write("permission", value)
    case .activities(let value): try values.write("activities", value)
    case .setting(let value): try values.write("setting", value)
    case .monitored(let value): try values.write("monitored", value)
    case .report(let value): try values.write("report", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "permission": self = try .permission(values.next())
    case "activities": self = try .activities(values.next())
    case "setting": self = try .setting(values.next())
    case "monitored": self = try .monitored(values.next())
    case "report": self = try .report(values.next())
    default: throw values.unknownCase
    }
  }
}

extension ScreenTimeCommand {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .answerRequests(let value): try values.write("answerRequests", value)
    case .isShielded(let value): try values.write("isShielded", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "answerRequests": self = try .answerRequests(isAllowed: values.next())
    case "isShielded": self = try .isShielded(app: values.next())
    default: throw values.unknownCase
    }
  }
}
