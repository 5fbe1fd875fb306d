/// Why nothing is played in a notification.
enum PlayingWords {
  static let noButton = "the interface has no play button: its mediaPlayPauseButtonType is .none"
}
