public import Foundation
public import SimulatedUIKit

/// What keeps messages of an app together: a later one replaces the earlier.
///
/// Type-checks only: the device has no Messages app yet.
open class MSSession: NSObject, @unchecked Sendable {
  // There is nothing that could change.
  /// Makes a session.
  public override init() { super.init() }
}

/// A message of an app.
///
/// Simulated: keeps its values. Differs: nobody sends it.
open class MSMessage: NSObject, NSCopying, @unchecked Sendable {
  // Whoever has made it changes it, and nobody while it is handed on.
  /// What it belongs to.
  public let session: MSSession?
  /// Whether it hasn't been sent yet.
  open var isPending: Bool { true }
  /// Who has sent it.
  open var senderParticipantIdentifier: UUID { UUID() }
  /// What it looks like.
  open var layout: MSMessageLayout?
  /// What the app puts in.
  open var url: URL?
  /// Whether it goes after having been read.
  open var shouldExpire = false
  /// What is read out for it.
  open var accessibilityLabel: String?
  /// What is said of it in a list.
  open var summaryText: String?
  /// Why it couldn't be sent.
  open var error: (any Error)? { nil }

  /// Makes a message that stands for itself.
  public override init() {
    session = nil
    super.init()
  }

  /// Makes a message that replaces the session's others.
  public init(session: MSSession) {
    self.session = session
    super.init()
  }

  /// A copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = session.map { MSMessage(session: $0) } ?? MSMessage()
    copy.layout = layout
    copy.url = url
    copy.shouldExpire = shouldExpire
    copy.accessibilityLabel = accessibilityLabel
    copy.summaryText = summaryText
    return copy
  }
}

/// What a message looks like; one of the subclasses says it.
///
/// Type-checks only: nothing shows it.
open class MSMessageLayout: NSObject {
  /// Makes a layout.
  public override init() { super.init() }
}

/// A picture and some texts.
///
/// Type-checks only: keeps its values; nothing shows them.
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
  /// A film or a picture in its place.
  open var mediaFileURL: URL?
  /// The text on the picture.
  open var imageTitle: String?
  /// The smaller text on the picture.
  open var imageSubtitle: String?
}

/// What the app itself draws, where it is installed.
///
/// Type-checks only: nothing shows it.
open class MSMessageLiveLayout: MSMessageLayout {
  /// What is shown where the app isn't installed.
  public let alternateLayout: MSMessageTemplateLayout
  /// Makes a layout.
  public init(alternateLayout: MSMessageTemplateLayout) {
    self.alternateLayout = alternateLayout
    super.init()
  }
}
