package import DeviceProtocol
import Foundation

extension NSUserActivity {
  /// The activity as it crosses to another process; values that no property list can hold are left
  /// out.
  package var described: ActivityDescription {
    let kept = (userInfo ?? [:]).reduce(into: [String: Any]()) { kept, entry in
      guard let key = entry.key as? String,
        PropertyListSerialization.propertyList([key: entry.value], isValidFor: .binary)
      else { return }
      kept[key] = entry.value
    }
    let data =
      kept.isEmpty
      ? nil
      : try? PropertyListSerialization.data(fromPropertyList: kept, format: .binary, options: 0)
    return ActivityDescription(type: activityType, title: title, userInfo: data)
  }

  /// Makes the activity that a description describes.
  package convenience init(_ description: ActivityDescription) {
    self.init(activityType: description.type)
    title = description.title
    let list = description.userInfo.flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil)
    }
    userInfo = list as? [String: Any]
  }

  /// Makes the activity with which Siri has an app continue.
  package convenience init(_ handed: HandedIntent) {
    self.init(handed.activity)
    handedInteraction = handed.interaction
  }
}
