import Glibc

/// Strings as C wants them.
enum CStrings {
  /// Calls `body` with pointers to copies of the strings, then a null pointer.
  static func with<Result>(
    _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var pointers = strings.map { strdup($0) } + [nil]
    defer { for pointer in pointers { free(pointer) } }
    return body(&pointers)
  }
}
