import Foundation

/// Elements of a menu that are only made when the menu opens.
///
/// Simulated: the provider is called when the menu is shown, and what it supplies takes the
/// element's place; it is kept, unless the element is uncached (documented).
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  /// The closure that supplies the elements.
  public typealias Provider = (_ completion: @escaping ([UIMenuElement]) -> Void) -> Void
  private let provider: Provider
  private let isCached: Bool
  private var elements: [UIMenuElement]?

  private init(_ provider: @escaping Provider, isCached: Bool) {
    self.provider = provider
    self.isCached = isCached
    super.init(title: "", subtitle: nil, image: nil)
  }
  /// Makes elements that are made once.
  public convenience init(_ elementProvider: @escaping Provider) {
    self.init(elementProvider, isCached: true)
  }
  /// Returns elements that are made each time the menu opens.
  public static func uncached(_ elementProvider: @escaping Provider) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider, isCached: false)
  }

  /// Supplies the elements: those of the last time, or new ones.
  func supply(_ done: @escaping ([UIMenuElement]) -> Void) {
    if let elements { return done(elements) }
    provider { [weak self] made in
      if self?.isCached == true { self?.elements = made }
      done(made)
    }
  }
}
