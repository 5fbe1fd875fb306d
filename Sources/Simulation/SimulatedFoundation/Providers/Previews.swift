package import Foundation
import Synchronization

/// How the system makes previews of pictures, for providers without a preview handler.
///
/// On iOS that is Quick Look's work. The module that reads pictures registers here how it is done.
package enum Previews {
  /// Makes an image small enough to fit into the size, in elements.
  package typealias Shrink = @Sendable (any NSSecureCoding, CGSize) throws -> any NSSecureCoding

  struct Maker: @unchecked Sendable {
    // Classes never change.
    var image: AnyClass
    var shrink: Shrink
  }

  private static let registered = Mutex<Maker?>(nil)

  /// Registers the class of images, and how they are made smaller.
  package static func register(_ image: AnyClass, shrink: @escaping Shrink) {
    let maker = Maker(image: image, shrink: shrink)
    registered.withLock { $0 = maker }
  }

  static var maker: Maker? { registered.withLock { $0 } }
}
