/// Why an animation can't be ended.
enum AnimationWords {
  static let notStopped =
    "finishAnimation(at:) was called on an animator that isn't stopped: call stopAnimation(false) "
    + "before"
}
