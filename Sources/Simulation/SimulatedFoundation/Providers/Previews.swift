package import Foundation
import Synchronization

/// How the system makes previews of pictures, where a provider has no handler that does.
///
/// On iOS that is Quick Look's work. The module that reads pictures says here how it is done.
package enum Previews {
  /// Makes an image so small that it fits into the size, in elements.
  package typealias Shrink = @Sendable (any NSSecureCoding, CGSize) throws -> any NSSecureCoding

  struct Maker: @unchecked Sendable {
    // Classes never change.
    var image: AnyClass
    var shrink: Shrink
  }

  private static let registered = Mutex<Maker?>(nil)

  /// Says which class images have, and how they are made smaller.
  package static func register(_ image: AnyClass, shrink: @escaping Shrink) {
    let maker = Maker(image: image, shrink: shrink)
    registered.withLock { $0 = maker }
  }

  static var maker: Maker? { registered.withLock { $0 } }
}
