public import Foundation
public import SimulatedCoreGraphics
public import SimulatedFoundation

/// A picture's file that is read.
///
/// Simulated: the headers of PNG, JPEG and GIF files are read. Differs: of other kinds nothing is
/// known, and of a file with several pictures only the first.
public final class CGImageSource: Sendable {
  let data: Data
  let header: PictureFile.Header?

  init(_ data: Data) {
    self.data = data
    header = PictureFile.header(data)
  }

  /// The uniform type identifier of what the header says.
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
/// Simulated: `nil` when there is no such file.
///
/// - Parameters:
///   - url: The file.
///   - options: How it is read; they are ignored.
/// - Returns: The source.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  (try? Data(contentsOf: url as URL)).map(CGImageSource.init)
}

/// Reads the bytes of a picture's file.
///
/// Simulated: always makes one; what is no picture has none in it.
///
/// - Parameters:
///   - data: The bytes.
///   - options: How they are read; they are ignored.
/// - Returns: The source.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource?
{
  CGImageSource(data as Data)
}

/// How many pictures are in it.
///
/// Simulated: 1 for what is a picture, else 0. Differs: a GIF film counts as one picture.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.header == nil ? 0 : 1 }

/// What kind of file it is, as a uniform type identifier.
///
/// Simulated: told by the bytes.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  isrc.type.map { NSString(string: $0) }
}

/// What the file says as a whole.
///
/// Simulated: its size. Differs: as `CGImageSourceCopyPropertiesAtIndex`.
public func CGImageSourceCopyProperties(
  _ isrc: CGImageSource, _ options: CFDictionary?
) -> [CFString: Any]? {
  guard isrc.header != nil else { return nil }
  return [kCGImagePropertyFileSize: NSNumber(value: isrc.data.count)]
}

/// What the file says of a picture.
///
/// Simulated: its width and height, and how it has to be turned, where a JPEG file says it. Differs:
/// nothing else; and it is a dictionary of Swift's, which can be cast to all that a CFDictionary can.
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

/// A picture.
///
/// Simulated: of the file's size. Differs: as CGImage.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard index == 0, let header = isrc.header else { return nil }
  return CGImage(file: isrc.data, width: header.width, height: header.height)
}

/// A small picture.
///
/// Simulated: the picture itself where it is small enough. Differs: pictures aren't made smaller:
/// `nil` for one that isn't.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
  guard let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) else { return nil }
  let limit = options?[kCGImageSourceThumbnailMaxPixelSize] as? NSNumber
  guard let limit, max(image.width, image.height) > limit.intValue else { return image }
  return nil
}
