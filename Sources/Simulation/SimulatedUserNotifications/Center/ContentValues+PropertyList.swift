import Foundation

extension ContentValues {
  /// The content in the form of a file; `userInfo` is a property list (documented).
  var propertyList: [String: Any] {
    var list: [String: Any] = [
      "body": body, "category": categoryIdentifier, "launchImage": launchImageName,
      "subtitle": subtitle, "thread": threadIdentifier, "title": title,
      "summary": summaryArgument, "summaryCount": summaryArgumentCount,
      "interruption": Int(interruptionLevel.rawValue), "relevance": relevanceScore,
      "attachments": attachments.map {
        ["identifier": $0.identifier, "url": $0.url.absoluteString, "type": $0.type]
      },
    ]
    list["badge"] = badge
    list["target"] = targetContentIdentifier
    list["filter"] = filterCriteria
    list["sound"] = sound.map {
      ["name": $0.name, "critical": $0.isCritical, "volume": Double($0.volume)] as [String: Any]
    }
    list["userInfo"] = userInfo as? [String: Any]
    return list
  }

  /// Whether a file can contain the content.
  var isPropertyList: Bool {
    PropertyListSerialization.propertyList(userInfo, isValidFor: .binary)
  }

  /// Makes the content from the form of a file.
  init(_ list: [String: Any]) {
    func text(_ key: String) -> String { list[key] as? String ?? "" }
    body = text("body")
    categoryIdentifier = text("category")
    launchImageName = text("launchImage")
    subtitle = text("subtitle")
    threadIdentifier = text("thread")
    title = text("title")
    summaryArgument = text("summary")
    summaryArgumentCount = list["summaryCount"] as? Int ?? 0
    interruptionLevel =
      (list["interruption"] as? Int).flatMap {
        UNNotificationInterruptionLevel(rawValue: UInt($0))
      } ?? .active
    relevanceScore = list["relevance"] as? Double ?? 0
    badge = list["badge"] as? NSNumber
    targetContentIdentifier = list["target"] as? String
    filterCriteria = list["filter"] as? String
    userInfo = list["userInfo"] as? [String: Any] ?? [:]
    sound = (list["sound"] as? [String: Any]).map { sound in
      UNNotificationSound(
        name: sound["name"] as? String ?? "", isCritical: sound["critical"] as? Bool ?? false,
        volume: Float(sound["volume"] as? Double ?? 1))
    }
    attachments = (list["attachments"] as? [[String: String]] ?? []).compactMap { attachment in
      guard let identifier = attachment["identifier"], let type = attachment["type"],
        let url = attachment["url"].flatMap({ URL(string: $0) })
      else { return nil }
      return UNNotificationAttachment(identifier: identifier, url: url, type: type)
    }
  }
}
