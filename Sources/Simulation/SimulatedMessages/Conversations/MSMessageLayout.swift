public import Foundation
public import SimulatedUIKit

/// The layout of a message, specified by a subclass.
///
/// Simulated: by its subclasses.
open class MSMessageLayout: NSObject {
  /// Makes a layout.
  public override init() { super.init() }
}

/// A layout of a picture and some texts.
///
/// Simulated: shown in the transcript and in the input field: the picture at the top with two texts
/// on it, four texts below. Differs: a sent message returns its texts and its picture, but no film.
open class MSMessageTemplateLayout: MSMessageLayout {
  /// The text below, on the left.
  open var caption: String?
  /// The smaller text below it.
  open var subcaption: String?
  /// The text below, on the right.
  open var trailingCaption: String?
  /// The smaller text below it.
  open var trailingSubcaption: String?
  /// The picture.
  open var image: UIImage?
  /// A film or a picture in place of the picture; it is ignored if there is a picture (documented).
  ///
  /// Simulated: its name appears in the message. Differs: the film isn't played.
  open var mediaFileURL: URL?
  /// The text on the picture.
  open var imageTitle: String?
  /// The smaller text on the picture.
  open var imageSubtitle: String?
}

/// A layout that the app itself draws, if it is installed.
///
/// Simulated: the alternate layout is shown. Differs: the app isn't asked to draw, although it is
/// installed.
open class MSMessageLiveLayout: MSMessageLayout {
  /// The layout that is shown if the app isn't installed.
  public let alternateLayout: MSMessageTemplateLayout
  /// Makes a layout.
  public init(alternateLayout: MSMessageTemplateLayout) {
    self.alternateLayout = alternateLayout
    super.init()
  }
}
