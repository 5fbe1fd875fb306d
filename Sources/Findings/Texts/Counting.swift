/// A number of things in words: "1 item", "3 items".
///
/// - Parameters:
///   - count: How many there are.
///   - noun: The singular noun.
///   - plural: Its plural, if that isn't the noun with an "s".
/// - Returns: The number with the noun in its matching form.
package func counted(_ count: Int, _ noun: String, plural: String? = nil) -> String {
  "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}
