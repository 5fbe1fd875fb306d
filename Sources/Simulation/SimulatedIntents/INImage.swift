public import Foundation

/// A picture of an intent.
///
/// Type-checks only: keeps where it comes from; nothing shows it.
open class INImage: NSObject, @unchecked Sendable {
  // What it keeps never changes.
  let data: Data?
  let name: String?
  let url: URL?

  /// A picture of the app.
  public convenience init(named name: String) { self.init(data: nil, name: name, url: nil) }
  /// A symbol of the system.
  public class func systemImageNamed(_ name: String) -> INImage {
    INImage(data: nil, name: name, url: nil)
  }
  /// The bytes of a picture.
  public convenience init(imageData: Data) { self.init(data: imageData, name: nil, url: nil) }
  /// A picture elsewhere.
  public convenience init?(url: URL) { self.init(data: nil, name: nil, url: url) }
  /// A picture elsewhere, of a size.
  public convenience init?(url: URL, width: Double, height: Double) { self.init(url: url) }

  init(data: Data?, name: String?, url: URL?) {
    self.data = data
    self.name = name
    self.url = url
    super.init()
  }
}

/// A file of an intent.
///
/// Simulated: keeps its values.
open class INFile: NSObject, @unchecked Sendable {
  // What it keeps never changes.
  /// The bytes.
  public let data: Data
  /// The file's name.
  public let filename: String
  /// Where the file is.
  public let fileURL: URL?
  /// The file's type.
  public let typeIdentifier: String?

  /// Makes a file of its bytes.
  public init(data: Data, filename: String, typeIdentifier: String?) {
    self.data = data
    self.filename = filename
    self.typeIdentifier = typeIdentifier
    fileURL = nil
    super.init()
  }

  /// Makes a file that is on disk.
  public init(fileURL: URL, filename: String?, typeIdentifier: String?) {
    data = (try? Data(contentsOf: fileURL)) ?? Data()
    self.filename = filename ?? fileURL.lastPathComponent
    self.typeIdentifier = typeIdentifier
    self.fileURL = fileURL
    super.init()
  }
}
