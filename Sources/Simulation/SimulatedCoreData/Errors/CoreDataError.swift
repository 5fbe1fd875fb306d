import Foundation

/// Makes the errors that Core Data gives.
enum CoreDataError {
  static func make(_ code: Int, _ text: String?, _ more: [String: Any] = [:]) -> NSError {
    var information = more
    if let text { information[NSLocalizedDescriptionKey] = text }
    return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: information)
  }

  static func missingObject(_ identifier: NSManagedObjectID) -> NSError {
    make(
      NSManagedObjectReferentialIntegrityError,
      "The operation couldn’t be completed. (Cocoa error 133000.)",
      [NSAffectedObjectsErrorKey: [identifier]])
  }

  /// Makes an error from one of SQLite's, as the store that couldn't be opened or written reports
  /// it.
  static func sqlite(_ code: Int32, _ words: String, _ path: String) -> NSError {
    let cocoa: Int
    switch code & 0xff {
    case 14: cocoa = 256
    case 5, 6: cocoa = NSPersistentStoreTimeoutError
    case 8: cocoa = CocoaError.Code.fileWriteNoPermission.rawValue
    case 11, 26: cocoa = 259
    case 13: cocoa = CocoaError.Code.fileWriteOutOfSpace.rawValue
    default: cocoa = NSSQLiteError
    }
    let text =
      cocoa == 256
      ? "The file “\((path as NSString).lastPathComponent)” couldn’t be opened."
      : "The operation couldn’t be completed. (Cocoa error \(cocoa).)"
    return make(
      cocoa, text,
      [
        NSFilePathErrorKey: path, NSSQLiteErrorDomain: NSNumber(value: code),
        "reason": words,
      ])
  }

  /// Returns one error for everything that is wrong with what is saved; `nil` when nothing is.
  static func combined(_ errors: [NSError]) -> NSError? {
    guard errors.count > 1 else { return errors.first }
    return make(
      NSValidationMultipleErrorsError, "Multiple validation errors occurred.",
      [NSDetailedErrorsKey: errors])
  }
}
