public import Foundation

/// A picture for an intent.
///
/// Type-checks only: keeps its source, but isn't shown.
open class INImage: NSObject, @unchecked Sendable {
  // Its values never change.
  let data: Data?
  let name: String?
  let url: URL?

  /// Makes a picture from a name in the app.
  public convenience init(named name: String) { self.init(data: nil, name: name, url: nil) }
  /// Returns a symbol of the system.
  public class func systemImageNamed(_ name: String) -> INImage {
    INImage(data: nil, name: name, url: nil)
  }
  /// Makes a picture from its bytes.
  public convenience init(imageData: Data) { self.init(data: imageData, name: nil, url: nil) }
  /// Makes a picture from a URL.
  public convenience init?(url: URL) { self.init(data: nil, name: nil, url: url) }
  /// Makes a picture from a URL, with a size.
  public convenience init?(url: URL, width: Double, height: Double) { self.init(url: url) }

  init(data: Data?, name: String?, url: URL?) {
    self.data = data
    self.name = name
    self.url = url
    super.init()
  }
}

/// A file for an intent.
///
/// Simulated: keeps its values.
open class INFile: NSObject, @unchecked Sendable {
  // Its values never change.
  /// The bytes.
  public let data: Data
  /// The file's name.
  public let filename: String
  /// The URL of the file.
  public let fileURL: URL?
  /// The file's type.
  public let typeIdentifier: String?

  /// Makes a file from its bytes.
  public init(data: Data, filename: String, typeIdentifier: String?) {
    self.data = data
    self.filename = filename
    self.typeIdentifier = typeIdentifier
    fileURL = nil
    super.init()
  }

  /// Makes a file from one on disk.
  public init(fileURL: URL, filename: String?, typeIdentifier: String?) {
    data = (try? Data(contentsOf: fileURL)) ?? Data()
    self.filename = filename ?? fileURL.lastPathComponent
    self.typeIdentifier = typeIdentifier
    self.fileURL = fileURL
    super.init()
  }
}
