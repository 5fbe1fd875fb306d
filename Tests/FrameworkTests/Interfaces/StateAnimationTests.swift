import SimulatedSwiftUI
import TestSupport
import Testing

/// What changes with an animation: at once, what it would be at the end.
@MainActor @Suite(.serialized) struct StateAnimationTests {
  /// A view that comes and goes in some way.
  private struct Coming: View {
    var animation: Animation? = .default
    var transition = AnyTransition.opacity
    var contentTransition = ContentTransition.opacity
    @State private var count = 0

    var body: some View {
      Text("\(count)").contentTransition(contentTransition).animation(animation, value: count)
      if count == 1 { Text("one").transition(transition) }
      Button("next") { withAnimation(animation) { count += 1 } }
    }
  }

  /// Lets a view come and go.
  private func comesAndGoes(_ view: Coming) async throws {
    let shown = ShownInterface(view)
    #expect(shown.lines == [#"label "0""#, #"button "next""#])
    try await shown.tap("next")
    #expect(shown.lines == [#"label "1""#, #"label "one""#, #"button "next""#])
    try await shown.tap("next")
    #expect(shown.lines == [#"label "2""#, #"button "next""#])
  }

  @Test(
    .shows("Animation", "Animation.default", "Animation.easeInOut", "Animation.easeIn"),
    .shows("Animation.easeOut", "Animation.linear", "Animation.spring", "Animation.bouncy"),
    .shows("Animation.smooth", "Animation.snappy", "Animation.easeInOut(duration:)"),
    .shows("Animation.easeIn(duration:)", "Animation.easeOut(duration:)"),
    .shows("Animation.linear(duration:)", "Animation.delay(_:)", "Animation.speed(_:)"),
    .shows("Animation.spring(response:dampingFraction:blendDuration:)"),
    .shows("Animation.spring(duration:bounce:blendDuration:)"),
    .shows("Animation.interactiveSpring(response:dampingFraction:blendDuration:)"),
    .shows("Animation.repeatForever(autoreverses:)", "Animation.repeatCount(_:autoreverses:)"),
    .shows("withAnimation(_:_:)", "View.animation(_:value:)"),
    arguments: [
      nil, .default, .easeInOut, .easeIn, .easeOut, .linear, .spring, .bouncy, .smooth, .snappy,
      .easeInOut(duration: 600), .easeIn(duration: 600), .easeOut(duration: 600),
      .linear(duration: 600), .spring(response: 600, dampingFraction: 0.1, blendDuration: 1),
      .spring(duration: 600, bounce: 0.5, blendDuration: 1),
      .interactiveSpring(response: 600, dampingFraction: 0.1, blendDuration: 1),
      .default.delay(600), .default.speed(0.001), .default.repeatForever(autoreverses: false),
      .default.repeatCount(600, autoreverses: false),
    ] as [Animation?])
  func everyAnimationIsOverAtOnce(_ animation: Animation?) async throws {
    try await comesAndGoes(Coming(animation: animation))
  }

  @Test(.shows("Animation"))
  func animationsOfDifferentKindsDiffer() {
    let all: [Animation] = [.easeInOut, .easeIn, .easeOut, .linear, .bouncy]
    #expect(Set(all + all).count == all.count)
  }

  @Test(
    .shows("AnyTransition", "AnyTransition.opacity", "AnyTransition.slide", "AnyTransition.scale"),
    .shows("AnyTransition.identity", "AnyTransition.move(edge:)", "AnyTransition.push(from:)"),
    .shows("AnyTransition.scale(scale:anchor:)", "AnyTransition.asymmetric(insertion:removal:)"),
    .shows("AnyTransition.combined(with:)", "AnyTransition.animation(_:)"),
    .shows("View.transition(_:)"),
    arguments: [
      .opacity, .slide, .scale, .identity, .move(edge: .leading), .push(from: .bottom),
      .scale(scale: 0.5, anchor: .topLeading), .asymmetric(insertion: .slide, removal: .opacity),
      .opacity.combined(with: .scale), .opacity.animation(.linear(duration: 600)),
    ] as [AnyTransition])
  func everyTransitionIsOverAtOnce(_ transition: AnyTransition) async throws {
    try await comesAndGoes(Coming(transition: transition))
  }

  @Test(
    .shows("ContentTransition", "ContentTransition.identity", "ContentTransition.opacity"),
    .shows("ContentTransition.interpolate", "ContentTransition.numericText(countsDown:)"),
    .shows("ContentTransition.numericText(value:)", "View.contentTransition(_:)"),
    arguments: [
      .identity, .opacity, .interpolate, .numericText(countsDown: true), .numericText(value: 5),
    ] as [ContentTransition])
  func contentChangesAtOnce(_ transition: ContentTransition) async throws {
    try await comesAndGoes(Coming(contentTransition: transition))
  }

  /// Something that went wrong.
  private struct Failure: Error {}

  @Test(.shows("withAnimation(_:_:)"))
  func whatAnAnimatedChangeReturnsOrThrowsComesBack() {
    #expect(withAnimation { 3 } == 3)
    #expect(throws: Failure.self) { try withAnimation(.linear) { throw Failure() } }
  }

  @Test(
    .shows("withAnimation(_:completionCriteria:_:completion:)", "AnimationCompletionCriteria"),
    .shows("AnimationCompletionCriteria.logicallyComplete", "AnimationCompletionCriteria.removed"),
    arguments: [.logicallyComplete, .removed] as [AnimationCompletionCriteria])
  func anAnimationTellsThatItIsOver(_ criteria: AnimationCompletionCriteria) async throws {
    struct Counting: View {
      let criteria: AnimationCompletionCriteria
      @State private var count = 0

      var body: some View {
        Text("\(count)")
        Button("next") {
          withAnimation(.linear(duration: 600), completionCriteria: criteria) {
            count += 1
          } completion: {
            count *= 10
          }
        }
      }
    }
    let shown = ShownInterface(Counting(criteria: criteria))
    try await shown.tap("next")
    #expect(shown.lines.first == #"label "10""#)
    #expect(AnimationCompletionCriteria.logicallyComplete != .removed)
  }
}
