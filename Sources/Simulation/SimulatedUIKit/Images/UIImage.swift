public import Foundation
public import SimulatedCoreGraphics
public import SimulatedCoreImage

/// A picture.
///
/// Simulated: reads the size of PNG, JPEG and GIF files, keeps their bytes, and can be drawn into.
/// Differs: other kinds of files aren't read; symbols have only a name and a size.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
  // All values are set once, when the object is made.
  private let picture: CGImage?
  let symbol: String?
  /// The pixels per point.
  public let scale: CGFloat
  /// The rotation that makes the picture upright.
  public let imageOrientation: Orientation
  /// The choice between its own colours and the tint colour.
  public let renderingMode: RenderingMode
  /// The parts at the edges that aren't stretched.
  public let capInsets: UIEdgeInsets
  /// The configuration of symbols.
  public let configuration: Configuration?
  let tint: UIColor?
  private let room: CGSize
  private let source: CIImage?
  /// The room around the picture that is ignored for alignment.
  public let alignmentRectInsets: UIEdgeInsets = .zero

  init(
    picture: CGImage?, symbol: String? = nil, scale: CGFloat = 1, orientation: Orientation = .up,
    mode: RenderingMode = .automatic, capInsets: UIEdgeInsets = .zero,
    configuration: Configuration? = nil, tint: UIColor? = nil, room: CGSize = .zero,
    source: CIImage? = nil
  ) {
    self.picture = picture
    self.symbol = symbol
    self.scale = scale > 0 ? scale : 1
    imageOrientation = orientation
    renderingMode = mode
    self.capInsets = capInsets
    self.configuration = configuration
    self.tint = tint
    self.room = room
    self.source = source
    super.init()
  }

  /// Makes an empty picture.
  public override convenience init() { self.init(picture: nil) }

  /// Makes the picture of an `#imageLiteral` in code.
  public required convenience init(imageLiteralResourceName name: String) {
    let image = UIImage(named: name)
    self.init(
      picture: image?.cgImage, scale: image?.scale ?? 1, orientation: image?.imageOrientation ?? .up
    )
  }

  /// Makes a picture from a file's data; `nil` if it isn't a picture.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Makes a picture from a file's data, with a number of pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let header = PictureFile.header(data) else { return nil }
    self.init(
      picture: CGImage(file: data, width: header.width, height: header.height), scale: scale,
      orientation: Orientation(exif: header.orientation))
  }

  /// Makes a picture from a file; `nil` if it isn't a picture.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: ImageNames.scale(ofName: path))
  }

  /// Makes a picture from a file in the process's bundle; `nil` if none has the name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Makes a picture from a bundle's asset catalogs or files; `nil` if none has the name.
  ///
  /// Simulated: from an image set the sharpest file for the phone, in dark mode the one for it,
  /// drawn as the set specifies; catalogs are searched before files. Differs: catalogs aren't
  /// compiled; PDF and SVG files aren't drawn; a picture doesn't change with the style.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let style = (traitCollection ?? .current).userInterfaceStyle
    if let found = ImageSet.picture(name, in: bundle ?? .main, style: style) {
      guard let data = try? Data(contentsOf: found.file),
        let image = UIImage(data: data, scale: found.scale)
      else { return nil }
      self.init(
        picture: image.picture, scale: image.scale, orientation: image.imageOrientation,
        mode: found.mode)
      return
    }
    guard let path = ImageNames.path(name, in: bundle ?? .main) else { return nil }
    self.init(contentsOfFile: path)
  }

  /// Makes a picture from a file in a bundle; `nil` if none has the name.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  /// Makes one of the system's symbols.
  ///
  /// Simulated: its name and size. Differs: any name makes a symbol, because their list isn't
  /// available.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Makes one of the system's symbols.
  ///
  /// Simulated: as ``init(systemName:)``.
  public convenience init?(systemName name: String, withConfiguration: Configuration?) {
    guard !name.isEmpty else { return nil }
    let size = (withConfiguration as? SymbolConfiguration)?.pointSize ?? 17
    self.init(
      picture: nil, symbol: name, scale: 3, mode: .automatic, configuration: withConfiguration,
      room: CGSize(width: (size * 1.2).rounded(), height: (size * 1.1).rounded()))
  }

  /// Makes a picture from a CGImage.
  public convenience init(cgImage: CGImage) { self.init(picture: cgImage) }
  /// Makes a picture from a CGImage, with a scale and an orientation.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(picture: cgImage, scale: scale, orientation: orientation)
  }
  /// Makes a picture from a CIImage.
  ///
  /// Simulated: keeps it. Differs: the pixels are there at once; on iOS `cgImage` is `nil`.
  public convenience init(ciImage: CIImage) {
    self.init(picture: ciImage.cgImage, source: ciImage)
  }

  /// Reads what `encode(with:)` wrote.
  public required convenience init?(coder: NSCoder) {
    guard let data = coder.decodeObject(of: NSData.self, forKey: "UIImageData") else { return nil }
    self.init(data: Data(referencing: data), scale: coder.decodeDouble(forKey: "UIScale"))
  }

  /// Whether it supports secure coding: always.
  public class var supportsSecureCoding: Bool { true }

  /// Writes the picture as a file's data.
  public func encode(with coder: NSCoder) {
    if let data = fileData { coder.encode(NSData(data: data), forKey: "UIImageData") }
    coder.encode(Double(scale), forKey: "UIScale")
  }

  /// The size in points, when upright.
  open var size: CGSize {
    guard let picture else { return room }
    let (width, height) = (CGFloat(picture.width) / scale, CGFloat(picture.height) / scale)
    return imageOrientation.isLying
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  /// The pixels, as a CGImage.
  open var cgImage: CGImage? { picture }
  /// The CIImage from which it was made.
  open var ciImage: CIImage? { source }
  /// Whether it is one of the system's symbols.
  open var isSymbolImage: Bool { symbol != nil }
  /// The pictures of an animation: none here.
  open var images: [UIImage]? { nil }
  /// The seconds that an animation lasts.
  open var duration: TimeInterval { 0 }
  /// The traits that it was made for.
  open var traitCollection: UITraitCollection { .current }
  /// The configuration of symbols.
  open var symbolConfiguration: SymbolConfiguration? { configuration as? SymbolConfiguration }

  /// Returns whether another object is a picture of the same pixels.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if self === other { return true }
    guard scale == other.scale, size == other.size, symbol == other.symbol else { return false }
    if picture === other.picture { return true }
    return fileData == other.fileData
  }
  /// The hash of the size.
  open override var hash: Int { size.width.hashValue ^ size.height.hashValue }
}
