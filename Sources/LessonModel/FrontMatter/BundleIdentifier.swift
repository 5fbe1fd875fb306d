/// The syntax of CFBundleIdentifier: ASCII letters, digits and hyphens, in parts joined by periods.
enum BundleIdentifier {
  static func isValid(_ identifier: String) -> Bool {
    let parts = identifier.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count >= 2 && identifier.utf8.count <= 155
      && parts.allSatisfy { part in
        !part.isEmpty
          && part.utf8.allSatisfy { byte in
            let lower = byte | 0x20
            return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lower)
              || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
          }
      }
  }
}
