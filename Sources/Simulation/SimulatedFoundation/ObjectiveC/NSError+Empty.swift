public import Foundation

extension NSError {
  /// Makes an error that says nothing, as `NSError()` does.
  ///
  /// Simulated: no domain and the code 0. Differs: the domain is an empty text; on iOS it isn't a
  /// text at all, and asking for it may end the program.
  public convenience init(_ nothing: Void = ()) { self.init(domain: "", code: 0) }
}
