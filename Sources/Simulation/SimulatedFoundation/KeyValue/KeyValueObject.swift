/// An object that looks up its values by key itself, as UserDefaults does.
///
/// On iOS such a class overrides `value(forKey:)`; here that is a method of an extension, which
/// can't be overridden.
package protocol KeyValueObject: AnyObject {
  /// The value of a key; `nil` when there is none.
  func keyedValue(_ key: String) -> Any?
  /// Takes a value for a key; `nil` removes it.
  func takeKeyedValue(_ value: Any?, _ key: String)
}
