public import Foundation

extension Progress {
  /// Makes a progress of unknown length that belongs to no other.
  ///
  /// Simulated: for `Progress()`, which Linux's Foundation lacks. Differs: on iOS the initialiser has
  /// no parameter at all.
  public convenience init(_ nothing: Void = ()) { self.init(parent: nil, userInfo: nil) }
}
