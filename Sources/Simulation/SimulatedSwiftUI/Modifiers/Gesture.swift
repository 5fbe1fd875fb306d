import DeviceEvents
public import Foundation
import SimulatedUIKit

/// A movement of fingers.
///
/// Simulated: a tap. Differs: the user makes no other gesture.
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// What is known while it is made.
  associatedtype Value

  /// What a tap does; not part of Apple's interface.
  func tapped(at place: CGPoint)
}

/// A gesture that isn't simply one tap.
@MainActor protocol CountedGesture {
  /// The number of taps; `nil` for a gesture that the user never makes.
  var tapCount: Int? { get }
}

/// A gesture that knows its place.
@MainActor protocol PlacedGesture {
  /// Whether the place is measured from the screen's corner.
  var isGlobal: Bool { get }
  /// Returns what is known of a tap at a place.
  func value(at place: CGPoint) -> Any?
}

extension Gesture {
  var taps: Int? {
    if let counted = self as? any CountedGesture { counted.tapCount } else { 1 }
  }
}

/// One or several taps.
///
/// Simulated: a single tap. Differs: the user can't make several taps in a row.
public struct TapGesture: Gesture {
  /// The number of taps.
  public var count: Int

  /// Makes a gesture of a number of taps.
  public nonisolated init(count: Int = 1) { self.count = count }

  /// Nothing is known but that it is made.
  public typealias Value = Void

  /// Does nothing; not part of Apple's interface.
  public func tapped(at place: CGPoint) {}
}

/// A finger that moves.
///
/// Type-checks only: the user makes no such gesture.
public struct DragGesture: Gesture {
  /// What is known while a finger moves.
  ///
  /// Type-checks only: the user makes no such gesture.
  public struct Value: Equatable, Sendable {
    /// Where it began.
    public var startLocation: CGPoint
    /// Where it is.
    public var location: CGPoint
    /// How far it has moved.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Where it would come to rest.
    public var predictedEndTranslation: CGSize { translation }
  }

  /// Makes a gesture that begins after a distance in points.
  public nonisolated init(
    minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local
  ) {}

  /// Does nothing; not part of Apple's interface.
  public func tapped(at place: CGPoint) {}
}

/// A finger that stays.
///
/// Type-checks only: the user makes no such gesture.
public struct LongPressGesture: Gesture {
  /// Whether the finger has stayed long enough.
  public typealias Value = Bool

  /// Makes a gesture that takes some seconds.
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}

  /// Does nothing; not part of Apple's interface.
  public func tapped(at place: CGPoint) {}
}

extension Gesture {
  /// Runs an action when the gesture is over.
  public func onEnded(_ action: @escaping (Value) -> Void) -> EndedGesture<Self> {
    EndedGesture(gesture: self, action: action)
  }

  /// Runs an action while the gesture is being made.
  ///
  /// Type-checks only: a tap is over at once.
  public func onChanged(_ action: @escaping (Value) -> Void) -> Self where Value: Equatable {
    self
  }
}

/// A gesture with an action for its end; Apple's own name for it begins with an underscore.
///
/// Simulated: the action of a tap.
public struct EndedGesture<Base: Gesture>: Gesture {
  /// What is known while it is made.
  public typealias Value = Base.Value
  let gesture: Base
  let action: (Base.Value) -> Void

  /// Runs the action of a tap; not part of Apple's interface.
  public func tapped(at place: CGPoint) {
    gesture.tapped(at: place)
    let known = (gesture as? any PlacedGesture)?.value(at: place) ?? ()
    if let value = known as? Base.Value { action(value) }
  }

  /// Runs an action while the gesture is being made.
  ///
  /// Type-checks only: a tap is over at once.
  public func onChanged(_ action: @escaping (Value) -> Void) -> Self where Value: Equatable {
    self
  }
}

extension TapGesture: CountedGesture {
  var tapCount: Int? { count }
}

extension EndedGesture: CountedGesture {
  var tapCount: Int? { gesture.taps }
}

extension EndedGesture: PlacedGesture {
  var isGlobal: Bool { (gesture as? any PlacedGesture)?.isGlobal ?? false }
  func value(at place: CGPoint) -> Any? { (gesture as? any PlacedGesture)?.value(at: place) }
}

extension DragGesture: CountedGesture {
  var tapCount: Int? { nil }
}

extension LongPressGesture: CountedGesture {
  var tapCount: Int? { nil }
}

extension View {
  /// Recognizes a gesture.
  public func gesture<T: Gesture>(_ gesture: T) -> some View { tappable(gesture, .last) }

  /// Recognizes a gesture together with those inside.
  public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View {
    tappable(gesture, .together)
  }

  /// Recognizes a gesture before those inside.
  public func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View {
    tappable(gesture, .first)
  }

  private func tappable<T: Gesture>(_ gesture: T, _ turn: TouchedView.Turn) -> some View {
    let isGlobal = (gesture as? any PlacedGesture)?.isGlobal ?? false
    return TappableView(content: self, count: gesture.taps, isGlobal: isGlobal, turn: turn) {
      gesture.tapped(at: $0)
    }
  }
}

/// A view that recognizes taps.
struct TappableView<Content: View>: View, PieceMaker {
  let content: Content
  /// The number of taps; `nil` for a gesture that nobody makes.
  let count: Int?
  var isGlobal = false
  var turn = TouchedView.Turn.last
  let action: (CGPoint) -> Void

  var body: Never { PieceReader.noBody() }

  func pieces(in context: ViewContext) -> [Piece] {
    let all = PieceReader.pieces(of: content, in: context.part(0))
    guard let count else { return all }
    return all.enumerated().map { index, piece in
      let view = context.inside(.id("touched \(index)")).view { TouchedView() }
      view.turn = turn
      view.isOn = context.environment.isEnabled
      view.take(count: count) { [weak view] place in
        guard let frame = view?.screenFrame, !isGlobal else { return action(place) }
        action(CGPoint(x: place.x - frame.x, y: place.y - frame.y))
      }
      return piece.wrapped(.held(view))
    }
  }
}

/// A view that fingers reach, or not.
struct TouchableView<Content: View>: View, PieceMaker {
  let content: Content
  let isTouched: Bool

  var body: Never { PieceReader.noBody() }

  func pieces(in context: ViewContext) -> [Piece] {
    PieceReader.pieces(of: content, in: context.part(0)).enumerated().map { index, piece in
      let view = context.inside(.id("reached \(index)")).view { UIView() }
      view.isUserInteractionEnabled = isTouched
      return piece.wrapped(.held(view))
    }
  }
}

/// Where a gesture's place is measured from.
///
/// Simulated: these two. Differs: spaces can't be named.
public enum CoordinateSpace: Hashable, Sendable {
  /// The screen, and the view.
  case global, local
}
