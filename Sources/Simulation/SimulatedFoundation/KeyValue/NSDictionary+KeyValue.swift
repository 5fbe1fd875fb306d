import Foundation

extension NSDictionary: KeyValueObject {
  package func keyedValue(_ key: String) -> Any? { self[key] }

  package func takeKeyedValue(_ value: Any?, _ key: String) {
    guard let dictionary = self as? NSMutableDictionary else {
      preconditionFailure(
        "[<\(type(of: self))> setValue:forUndefinedKey:]: this class is not key value "
          + "coding-compliant for the key \(key).")
    }
    dictionary[key] = value
  }
}
