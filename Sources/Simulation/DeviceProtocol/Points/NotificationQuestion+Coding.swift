// How the enums of the file beside it are coded: see CaseWriter.

extension NotificationQuestion {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .requestAuthorization: try values.write("requestAuthorization")
    case .status: try values.write("status")
    case .add(let value): try values.write("add", value)
    case .pending: try values.write("pending")
    case .delivered: try values.write("delivered")
    case .removePending(let value): try values.write("removePending", value)
    case .removeDelivered(let value): try values.write("removeDelivered", value)
    case .setBadge(let value): try values.write("setBadge", value)
    case .setCategories(let value): try values.write("setCategories", value)
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "requestAuthorization": self = .requestAuthorization
    case "status": self = .status
    case "add": self = try .add(values.next())
    case "pending": self = .pending
    case "delivered": self = .delivered
    case "removePending": self = try .removePending(values.next())
    case "removeDelivered": self = try .removeDelivered(values.next())
    case "setBadge": self = try .setBadge(values.next())
    case "setCategories": self = try .setCategories(values.next())
    default: throw values.unknownCase
    }
  }
}

extension NotificationReply {
  package func encode(to encoder: any Encoder) throws {
    var values = CaseWriter(encoder)
    switch self {
    case .done: try values.write("done")
    case .permission(let value): try values.write("permission", value)
    case .notifications(let value): try values.write("notifications", value)
    case .notAllowed: try values.write("notAllowed")
    }
  }

  package init(from decoder: any Decoder) throws {
    var values = try CaseReader(decoder)
    switch values.name {
    case "done": self = .done
    case "permission": self = try .permission(values.next())
    case "notifications": self = try .notifications(values.next())
    case "notAllowed": self = .notAllowed
    default: throw values.unknownCase
    }
  }
}
