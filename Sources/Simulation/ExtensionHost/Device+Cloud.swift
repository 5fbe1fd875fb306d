import DeviceProtocol
import Foundation

extension Device {
  /// Changes one of an app's values in iCloud, as the same app does on the user's other device.
  ///
  /// The programs of this device that have the same store are told that it has changed.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The new value, a text; `nil` removes it.
  ///   - app: The app.
  public func changeInCloud(_ key: String, to value: String?, of app: String) {
    change(key, value, value ?? "", app)
  }

  /// Changes one of an app's values in iCloud to a number, as the user's other device does.
  public func changeInCloud(_ key: String, to value: Int, of app: String) {
    change(key, value, "\(value)", app)
  }

  /// Changes one of an app's values in iCloud to a yes or no, as the user's other device does.
  public func changeInCloud(_ key: String, to value: Bool, of app: String) {
    change(key, value, "\(value)", app)
  }

  /// Returns an app's values in iCloud, as the user's other device has them.
  public func cloudValues(of app: String) -> [String: String] {
    guard case .point(.cloudValues(let values)) = link.perform(.point(.cloud(.look(app: app))))
    else { preconditionFailure(LinkWords.otherAnswer) }
    return values
  }

  private func change(_ key: String, _ value: Any?, _ text: String, _ app: String) {
    let data = value.flatMap {
      try? PropertyListSerialization.data(fromPropertyList: [$0], format: .binary, options: 0)
    }
    link.perform(.point(.cloud(.change(app: app, key: key, data, text: text))))
  }
}
