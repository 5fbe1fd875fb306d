extension UserDefaults: KeyValueObject {
  package func keyedValue(_ key: String) -> Any? { object(forKey: key) }
  package func takeKeyedValue(_ value: Any?, _ key: String) { set(value, forKey: key) }
}
