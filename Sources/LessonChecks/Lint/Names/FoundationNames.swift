/// What lessons name of Linux's Foundation and of the standard library: types, each with its named
/// members.
///
/// A name is added when a lesson first needs it. This list checks only names in prose; the compiler
/// checks those in code.
enum FoundationNames {
  static let members: [String: [String]] = [
    "Bundle": ["main", "infoDictionary", "bundleIdentifier", "bundleURL"],
    "CGRect": ["zero"],
    "Data": ["count"],
    "Date": ["now"],
    "DispatchQueue": ["main", "global", "async", "sync"],
    "FileManager": ["default", "fileExists", "contentsOfDirectory", "createDirectory"],
    "JSONDecoder": ["decode"],
    "JSONEncoder": ["encode"],
    "NSAttributedString": ["string"],
    "NSCocoaErrorDomain": [],
    "NSCoding": [],
    "NSData": [],
    "NSDate": [],
    "NSDictionary": [],
    "NSError": ["code", "domain", "userInfo", "localizedDescription"],
    "NSHomeDirectory": [],
    "NSLog": [],
    "NSNumber": [],
    "NSObject": ["copy", "description", "hash", "isEqual", "isKind", "self"],
    "NSObjectProtocol": [],
    "NSSecureCoding": ["supportsSecureCoding"],
    "NSString": [],
    "NSURL": [],
    "NSUserCancelledError": [],
    "Notification": ["Name"],
    "NotificationCenter": ["default", "addObserver", "post", "removeObserver"],
    "OperationQueue": ["main"],
    "PropertyListDecoder": ["decode"],
    "PropertyListSerialization": ["propertyList"],
    "RunLoop": ["main", "current", "run"],
    "String": ["contains", "count", "hasPrefix", "hasSuffix", "lowercased", "utf8"],
    "Task": ["sleep"],
    "Timer": ["scheduledTimer"],
    "URL": ["absoluteString", "host", "path", "pathExtension", "scheme"],
    "URLSession": ["shared", "dataTask"],
  ]
}
