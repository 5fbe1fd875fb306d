/// The addresses of web extensions' own files.
enum ExtensionAddress {
  /// Returns the beginning of the addresses of an extension's files.
  ///
  /// Safari makes a random identifier for it (observed); here it follows from the bundle's, so that
  /// every run has the same.
  static func base(_ identifier: String) -> String {
    let seeds: [UInt64] = [0xcbf2_9ce4_8422_2325, 0x8422_2325_cbf2_9ce4]
    let digits = seeds.map { seed in
      let hash = identifier.utf8.reduce(seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
      let text = String(hash, radix: 16, uppercase: true)
      return String(repeating: "0", count: 16 - text.count) + text
    }.joined()
    var parts: [Substring] = []
    var rest = digits[...]
    for length in [8, 4, 4, 4, 12] {
      parts.append(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    return "safari-web-extension://\(parts.joined(separator: "-"))/"
  }
}
