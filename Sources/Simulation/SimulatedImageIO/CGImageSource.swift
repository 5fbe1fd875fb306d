public import Foundation
public import SimulatedCoreGraphics
public import SimulatedFoundation

/// A source for reading a picture's file.
///
/// Simulated: the headers of PNG, JPEG and GIF files are read. Differs: other kinds of files aren't
/// read, and only the first picture of a file with several.
public final class CGImageSource: Sendable {
  let data: Data
  let header: PictureFile.Header?

  init(_ data: Data) {
    self.data = data
    header = PictureFile.header(data)
  }

  /// The uniform type identifier for the header.
  var type: String? {
    switch header?.kind {
    case .png: "public.png"
    case .jpeg: "public.jpeg"
    case .gif: "com.compuserve.gif"
    case nil: nil
    }
  }
}

/// Reads a picture's file.
///
/// Simulated: `nil` if the file doesn't exist.
///
/// - Parameters:
///   - url: The file.
///   - options: Options for reading, which are ignored.
/// - Returns: The source.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url as URL)).map(CGImageSource.init)
}

/// Reads the bytes of a picture's file.
///
/// Simulated: always makes a source; if the bytes aren't a picture, it contains none.
///
/// - Parameters:
///   - data: The bytes.
///   - options: Options for reading, which are ignored.
/// - Returns: The source.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource?
{
  CGImageSource(data as Data)
}

/// Returns the number of pictures.
///
/// Simulated: 1 for a picture, otherwise 0. Differs: an animated GIF counts as one picture.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.header == nil ? 0 : 1 }

/// Returns the type of file, as a uniform type identifier.
///
/// Simulated: recognized by the bytes.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  isrc.type.map { NSString(string: $0) }
}

/// Returns the properties of the file as a whole.
///
/// Simulated: its size. Differs: as for `CGImageSourceCopyPropertiesAtIndex`.
public func CGImageSourceCopyProperties(
  _ isrc: CGImageSource, _ options: CFDictionary?
) -> [CFString: Any]? {
  guard isrc.header != nil else { return nil }
  return [kCGImagePropertyFileSize: NSNumber(value: isrc.data.count)]
}

/// Returns the properties of a picture.
///
/// Simulated: its width and height, and its orientation if a JPEG file specifies it. Differs: no
/// other properties; and the result is a Swift dictionary, which can be cast to everything that a
/// CFDictionary can.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> [CFString: Any]? {
  guard index == 0, let header = isrc.header else { return nil }
  var properties: [CFString: Any] = [
    kCGImagePropertyPixelWidth: NSNumber(value: header.width),
    kCGImagePropertyPixelHeight: NSNumber(value: header.height),
  ]
  if header.saysOrientation {
    properties[kCGImagePropertyOrientation] = NSNumber(value: header.orientation)
  }
  return properties
}

/// Returns a picture.
///
/// Simulated: with the file's size. Differs: as CGImage.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard index == 0, let header = isrc.header else { return nil }
  return CGImage(file: isrc.data, width: header.width, height: header.height)
}

/// Returns a thumbnail.
///
/// Simulated: the picture itself if it is small enough. Differs: pictures aren't made smaller:
/// `nil` for a larger one.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) else { return nil }
  let limit = options?[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber
  guard let limit, max(image.width, image.height) > limit.intValue else { return image }
  return nil
}
