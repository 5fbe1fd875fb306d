extension View {
  /// Goes through phases again and again.
  ///
  /// Simulated: the first phase. Differs: the others aren't shown.
  public func phaseAnimator<Phase: Equatable, C: View>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> C,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { inFirst(phases, content) }

  /// Goes through phases once whenever a value has changed.
  ///
  /// Simulated: the first phase, to which it also comes back. Differs: the others aren't shown.
  public func phaseAnimator<Phase: Equatable, C: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> C,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View { inFirst(phases, content) }

  @ViewBuilder private func inFirst<Phase, C: View>(
    _ phases: some Sequence<Phase>, _ content: (PlaceholderContentView<Self>, Phase) -> C
  ) -> some View {
    if let first = phases.first(where: { _ in true }) {
      content(PlaceholderContentView(content: self), first)
    } else {
      self
    }
  }

  /// Changes a value along keyframes whenever another one has changed.
  ///
  /// Simulated: the first value, and once the other one has changed the end of the keyframes, at
  /// once.
  public func keyframeAnimator<Value, C: View, K: Keyframes<Value>>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> C,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
  ) -> some View {
    KeyframedView(content: self, first: initialValue, trigger: trigger, look: content) {
      keyframes($0).end(from: $0)
    }
  }

  /// Changes a value along keyframes, again and again.
  ///
  /// Simulated: the end of the keyframes, at once.
  public func keyframeAnimator<Value, C: View, K: Keyframes<Value>>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> C,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> K
  ) -> some View {
    content(
      PlaceholderContentView(content: self), keyframes(initialValue).end(from: initialValue))
  }
}

/// A view that an animation changes.
///
/// Simulated: no known difference in what is shown.
public struct PlaceholderContentView<Content: View>: View {
  let content: Content

  /// The view itself.
  public var body: some View { content }
}

/// A view that shows the end of keyframes once a value has changed.
private struct KeyframedView<Content: View, Value, Trigger: Equatable, Look: View>: View, PieceMaker
{
  let content: Content
  let first: Value
  let trigger: Trigger
  let look: (PlaceholderContentView<Content>, Value) -> Look
  let end: @MainActor (Value) -> Value

  @MainActor private final class Last {
    var trigger: Trigger
    var value: Value

    init(_ trigger: Trigger, _ value: Value) { (self.trigger, self.value) = (trigger, value) }
  }

  var body: Never { PieceReader.noBody() }

  func pieces(in context: ViewContext) -> [Piece] {
    let last = context.node.kept("keyframes") { Last(trigger, first) }
    if last.trigger != trigger {
      last.trigger = trigger
      last.value = end(last.value)
    }
    return PieceReader.pieces(
      of: look(PlaceholderContentView(content: content), last.value), in: context.part(0))
  }
}
