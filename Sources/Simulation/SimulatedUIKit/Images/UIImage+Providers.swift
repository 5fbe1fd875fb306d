public import Foundation
import SimulatedCoreGraphics
public import SimulatedFoundation

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
  /// The types from which pictures are read.
  ///
  /// Simulated: PNG, JPEG, GIF. Differs: iOS reads more.
  public class var readableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg", "com.compuserve.gif", "public.image"]
  }

  /// The types as which pictures are written.
  ///
  /// Simulated: PNG and JPEG (observed).
  public class var writableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg"]
  }

  /// The types as which this picture can be written.
  ///
  /// Simulated: those that can be encoded here.
  public var writableTypeIdentifiersForItemProvider: [String] {
    let isJPEG = cgImage?.file.flatMap(PictureFile.header)?.kind == .jpeg
    return isJPEG ? ["public.jpeg", "public.png"] : ["public.png", "public.jpeg"]
  }

  /// Returns a picture made from the data.
  ///
  /// Simulated: an error if the data isn't a picture.
  public static func object(
    withItemProviderData data: Data, typeIdentifier: String
  ) throws -> Self {
    guard let made = UIImage(data: data) as? Self else { throw CocoaError(.fileReadCorruptFile) }
    return made
  }

  /// Loads the picture as a file's data.
  ///
  /// Simulated: called at once; an error if it can't be converted to the type.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let data = typeIdentifier == "public.jpeg" ? jpegData(compressionQuality: 1) : pngData()
    completionHandler(data, data == nil ? CocoaError(.fileWriteUnknown) : nil)
    return nil
  }
}

/// Registers pictures when the library is loaded, for crossing between processes and for
/// conversion.
enum ImageClasses {
  static func list() {
    WireObjects.register(
      "UIImage", encode: { ($0 as? UIImage)?.fileData }, decode: { UIImage(data: $0) })
    Previews.register(UIImage.self) { value, size in
      guard let small = (value as? UIImage)?.fitting(size) else {
        throw CocoaError(.fileReadCorruptFile)
      }
      return small
    }
    Coercions.register(from: NSData.self, to: UIImage.self) { value in
      try image((value as? Data) ?? (value as? NSData).map { Data(referencing: $0) })
    }
    Coercions.register(from: NSURL.self, to: UIImage.self) { value in
      guard let url = value as? NSURL, url.isFileURL, let path = url.path else {
        throw CocoaError(.fileReadUnsupportedScheme)
      }
      return try image(Data(contentsOf: URL(fileURLWithPath: path)))
    }
  }

  private static func image(_ data: Data?) throws -> UIImage {
    guard let image = data.flatMap(UIImage.init(data:)) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return image
  }
}

// The linker puts this into a section whose functions are called when the library is loaded, as
// Objective-C's `+load` is on iOS.
@section(".init_array") @used private let listed: @convention(c) () -> Void = {
  ImageClasses.list()
}
