public import Foundation

extension Progress {
  /// Makes a progress of unknown length without a parent.
  ///
  /// Simulated: as `Progress()`, which Linux's Foundation lacks. Differs: on iOS the initialiser
  /// has no parameter at all.
  public convenience init(_ nothing: Void = ()) { self.init(parent: nil, userInfo: nil) }
}
