public import Foundation
public import SimulatedUIKit

/// What a message looks like; one of the subclasses says it.
///
/// Simulated: by its subclasses.
open class MSMessageLayout: NSObject {
  /// Makes a layout.
  public override init() { super.init() }
}

/// A picture and some texts.
///
/// Simulated: stands in the transcript and in the field: the picture above with two texts on it,
/// four texts below. Differs: a sent message gives back its texts and its picture, and no film.
open class MSMessageTemplateLayout: MSMessageLayout {
  /// The text below at the left.
  open var caption: String?
  /// The smaller text below it.
  open var subcaption: String?
  /// The text below at the right.
  open var trailingCaption: String?
  /// The smaller text below it.
  open var trailingSubcaption: String?
  /// The picture.
  open var image: UIImage?
  /// A film or a picture in its place; it isn't looked at while there is a picture (documented).
  ///
  /// Simulated: its name stands in the message. Differs: the film isn't played.
  open var mediaFileURL: URL?
  /// The text on the picture.
  open var imageTitle: String?
  /// The smaller text on the picture.
  open var imageSubtitle: String?
}

/// What the app itself draws, where it is installed.
///
/// Simulated: the other layout is shown. Differs: the app isn't asked to draw, though it is
/// installed.
open class MSMessageLiveLayout: MSMessageLayout {
  /// What is shown where the app isn't installed.
  public let alternateLayout: MSMessageTemplateLayout
  /// Makes a layout.
  public init(alternateLayout: MSMessageTemplateLayout) {
    self.alternateLayout = alternateLayout
    super.init()
  }
}
