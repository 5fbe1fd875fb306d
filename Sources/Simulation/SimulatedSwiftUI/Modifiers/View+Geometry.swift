import Foundation

extension View {
  /// Runs an action when a value that follows from the view's size has changed, and at first.
  ///
  /// Differs: the view's place on the screen isn't known.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    GeometryChangeView(content: self, value: transform) { _, new in action(new) }
  }

  /// Runs an action with the old value, too.
  public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { GeometryChangeView(content: self, value: transform, action: action) }

  /// Has it move to where another view with the same identity was.
  ///
  /// Type-checks only: an animation is over at once, and at its end the view is at its own place.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View { self }
}

/// A view with something to do when its size has changed.
private struct GeometryChangeView<Content: View, Value: Equatable>: View, PieceMaker {
  let content: Content
  let value: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void

  @MainActor private final class Last {
    var value: Value?
  }

  var body: Never { PieceReader.noBody() }

  func pieces(in context: ViewContext) -> [Piece] {
    let last = context.node.kept("geometry") { Last() }
    let piece = PieceReader.piece(of: content, in: context.part(0))
    return [
      piece.wrapped(
        .measured { [weak graph = context.node.graph] size in
          let new = value(GeometryProxy(size: size))
          guard new != last.value else { return }
          let old = last.value ?? new
          last.value = new
          graph?.afterReading { action(old, new) }
          // It may have been laid out without a reading, and then there is none that ends.
          graph?.invalidate()
        })
    ]
  }
}

/// Names for views, which nobody else uses.
///
/// Simulated: no known difference.
@propertyWrapper public struct Namespace: DynamicProperty {
  /// The names.
  ///
  /// Simulated: no known difference.
  public struct ID: Hashable, Sendable { fileprivate let number: UUID }

  private let state = State(wrappedValue: ID(number: UUID()))

  /// Makes new names.
  public init() {}

  /// The names.
  public var wrappedValue: ID { state.wrappedValue }
}

extension Namespace: LinkedProperty {
  func link(in context: ViewContext, name: String) { state.link(in: context, name: name) }
}

/// What two views have in common while one becomes the other.
///
/// Type-checks only: an animation is over at once.
@frozen public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The properties as bits.
  public let rawValue: UInt32
  /// Makes a set of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
