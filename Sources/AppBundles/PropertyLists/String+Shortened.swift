extension String {
  /// The text as messages quote it: one short line without control characters.
  var shortened: String {
    var line = String.UnicodeScalarView()
    for scalar in unicodeScalars.prefix(60) {
      let isControl = scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
      line.append(isControl ? " " : scalar)
    }
    return String(line) + (unicodeScalars.dropFirst(60).isEmpty ? "" : "…")
  }
}
