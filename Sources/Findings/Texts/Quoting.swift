/// Puts a name from a lesson into quotes for a message: cropped, and without control characters.
package func quoted(_ name: some StringProtocol) -> String {
  let longest = 60
  let scalars = name.unicodeScalars
  let end = scalars.index(scalars.startIndex, offsetBy: longest, limitedBy: scalars.endIndex)
  let start = String(name[..<(end ?? name.endIndex)]).withoutControlCharacters
  return end.map { $0 < name.endIndex } ?? false ? "'\(start)…'" : "'\(start)'"
}

/// Lists names for a message: "'a'", "'a' or 'b'", "'a', 'b' or 'c'".
package func quotedList(_ names: [String], _ conjunction: String = "or") -> String {
  guard let last = names.last, names.count > 1 else { return names.map { quoted($0) }.joined() }
  return names.dropLast().map { quoted($0) }.joined(separator: ", ")
    + " \(conjunction) " + quoted(last)
}
