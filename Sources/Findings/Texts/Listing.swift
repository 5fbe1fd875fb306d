/// Lists words: "a", "a and b", "a, b and c".
///
/// - Parameters:
///   - words: The words.
///   - conjunction: The word before the last one.
///   - most: How many may be listed; if there are more, the rest are counted: "a, b and 7 more".
/// - Returns: The list; empty if there are no words.
package func listed(
  _ words: [String], _ conjunction: String, atMost most: Int = .max
) -> String {
  let shown = words.count > most ? Array(words.prefix(most - 1)) : words
  let rest = words.count - shown.count
  let all = rest > 0 ? shown + ["\(rest) more"] : shown
  guard let last = all.last, all.count > 1 else { return all.first ?? "" }
  return "\(all.dropLast().joined(separator: ", ")) \(conjunction) \(last)"
}
