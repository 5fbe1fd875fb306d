public import Foundation
public import SimulatedCoreGraphics
public import SimulatedCoreImage

/// A picture.
///
/// Simulated: reads the size of PNG, JPEG and GIF files, keeps their bytes, and can be drawn into.
/// Differs: other kinds of files aren't read; of symbols there is only the name and the size.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
  // All values are set once, when the object is made.
  private let picture: CGImage?
  let symbol: String?
  /// Elements for each point.
  public let scale: CGFloat
  /// How the picture has to be turned to be upright.
  public let imageOrientation: Orientation
  /// Whether it is shown as it is, or in the tint colour.
  public let renderingMode: RenderingMode
  /// The parts at the edges that aren't stretched.
  public let capInsets: UIEdgeInsets
  /// How symbols are drawn.
  public let configuration: Configuration?
  let tint: UIColor?
  private let room: CGSize
  private let source: CIImage?
  /// Room around the picture that doesn't count for its place.
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

  /// Makes a picture of `#imageLiteral` in code.
  public required convenience init(imageLiteralResourceName name: String) {
    let image = UIImage(named: name)
    self.init(
      picture: image?.cgImage, scale: image?.scale ?? 1, orientation: image?.imageOrientation ?? .up
    )
  }

  /// Makes a picture of a file's data; `nil` for what is no picture.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Makes a picture of a file's data with so many elements for each point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let header = PictureFile.header(data) else { return nil }
    self.init(
      picture: CGImage(file: data, width: header.width, height: header.height), scale: scale,
      orientation: Orientation(exif: header.orientation))
  }

  /// Makes a picture of a file; `nil` for what is no picture.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: ImageNames.scale(ofName: path))
  }

  /// Makes a picture of a file in the process's bundle; `nil` where there is none of the name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Makes a picture of the name in a bundle's asset catalogs or of one of its files; `nil` where there
  /// is none.
  ///
  /// Simulated: of an image set the sharpest file for the phone, in the dark one for it, drawn as the set
  /// says; catalogs before files. Differs: catalogs aren't compiled; PDF and SVG files aren't drawn; a
  /// picture doesn't change when the style does.
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

  /// Makes a picture of a file in a bundle; `nil` where there is none of the name.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  /// Makes one of the system's symbols.
  ///
  /// Simulated: its name and size. Differs: any name makes a symbol, for their list isn't here.
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

  /// Makes a picture of elements.
  public convenience init(cgImage: CGImage) { self.init(picture: cgImage) }
  /// Makes a picture of elements.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(picture: cgImage, scale: scale, orientation: orientation)
  }
  /// Makes a picture of one for filters.
  ///
  /// Simulated: keeps it. Differs: the elements are there at once; on iOS `cgImage` is `nil`.
  public convenience init(ciImage: CIImage) {
    self.init(picture: ciImage.cgImage, source: ciImage)
  }

  /// Reads what `encode(with:)` wrote.
  public required convenience init?(coder: NSCoder) {
    guard let data = coder.decodeObject(of: NSData.self, forKey: "UIImageData") else { return nil }
    self.init(data: Data(referencing: data), scale: coder.decodeDouble(forKey: "UIScale"))
  }

  /// Whether it can be archived securely: always.
  public class var supportsSecureCoding: Bool { true }

  /// Writes the picture as a file's data.
  public func encode(with coder: NSCoder) {
    if let data = fileData { coder.encode(NSData(data: data), forKey: "UIImageData") }
    coder.encode(Double(scale), forKey: "UIScale")
  }

  /// The size in points, as it is upright.
  open var size: CGSize {
    guard let picture else { return room }
    let (width, height) = (CGFloat(picture.width) / scale, CGFloat(picture.height) / scale)
    return imageOrientation.isLying
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  /// The elements.
  open var cgImage: CGImage? { picture }
  /// The picture for filters that it was made of.
  open var ciImage: CIImage? { source }
  /// Whether it is one of the system's symbols.
  open var isSymbolImage: Bool { symbol != nil }
  /// The pictures of a film: none here.
  open var images: [UIImage]? { nil }
  /// Seconds that a film lasts.
  open var duration: TimeInterval { 0 }
  /// The traits that it was made for.
  open var traitCollection: UITraitCollection { .current }
  /// How symbols are drawn.
  open var symbolConfiguration: SymbolConfiguration? { configuration as? SymbolConfiguration }

  /// Whether another object is a picture of the same elements.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    if self === other { return true }
    guard scale == other.scale, size == other.size, symbol == other.symbol else { return false }
    if picture === other.picture { return true }
    return fileData == other.fileData
  }
  /// Hashes the size.
  open override var hash: Int { size.width.hashValue ^ size.height.hashValue }
}
