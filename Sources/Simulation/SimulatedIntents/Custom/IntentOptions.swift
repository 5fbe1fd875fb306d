package import DeviceProtocol
import Foundation

/// What a handler provides for a parameter of an app's own intent: options, and the value that
/// counts at first.
///
/// Simulated: the class that is made from an .intentdefinition returns it. Differs: iOS has no such
/// type.
public struct IntentOptions: @unchecked Sendable {
  // Its values are read when the handler has given them away.
  private let titles: [String]
  private let items: [AnyObject]
  private let isSorted: Bool
  private let initial: Any?

  /// Takes a handler's collection, and its default value.
  public init<Value>(_ collection: INObjectCollection<Value>?, initial: Any?) {
    titles = collection?.sections.compactMap(\.title) ?? []
    items = collection?.allItems ?? []
    isSorted = collection?.usesIndexedCollation ?? false
    self.initial = initial
  }

  /// The form that crosses to the device.
  package var described: ProvidedOptions {
    let options = items.map { item in
      ProvidedOptions.Option(
        value: CustomValue.kept(item), name: CustomValue.shown(item),
        about: (item as? INObject)?.subtitleString)
    }
    return ProvidedOptions(
      options: isSorted ? options.sorted { $0.name < $1.name } : options, sections: titles,
      initial: initial.map(CustomValue.kept))
  }
}

/// Values of the parameters of an app's own intents, as they cross between processes.
enum CustomValue {
  /// Returns the form in which a value crosses.
  static func kept(_ value: Any) -> AppIntentValue {
    switch value {
    case let value as INObject: kept(value)
    case let value as [Any]: .list(value.map(kept))
    case let value as NSString: .kept("\(value)")
    default: .kept("\(value)")
    }
  }

  private static func kept(_ object: INObject) -> AppIntentValue {
    let properties = object.values.names.compactMap { name -> AppIntentValue? in
      switch object.values.plainValue(name) {
      case let text as String: .list([.kept(name), .kept("text"), .kept(text)])
      case let number as NSNumber: .list([.kept(name), .kept("number"), .kept("\(number)")])
      default: nil
      }
    }
    let identifier = object.identifier.map { AppIntentValue.kept($0) } ?? .nothing
    return .list([identifier, .kept(object.displayString)] + properties)
  }

  /// Returns the object that was kept.
  static func object(
    _ value: AppIntentValue, _ make: (String?, String) -> INObject
  ) -> INObject? {
    guard case .list(let parts) = value, parts.count > 1, let shown = parts[1].text else {
      return nil
    }
    let object = make(parts[0].text, shown)
    for case .list(let property) in parts.dropFirst(2) where property.count == 3 {
      guard let name = property[0].text, let text = property[2].text else { continue }
      if property[1].text == "text" {
        object.values.set(text, name)
      } else if let number = Double(text) {
        object.values.set(NSNumber(value: number), name)
      }
    }
    return object
  }

  /// Returns what the user sees of a value.
  static func shown(_ value: Any) -> String {
    switch value {
    case let object as INObject: object.displayString
    case let list as [Any]: list.map(shown).joined(separator: ", ")
    default: "\(value)"
    }
  }
}

extension AppIntentValue {
  /// The text that was kept.
  var text: String? { if case .kept(let text) = self { text } else { nil } }
}
