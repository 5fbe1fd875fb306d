import Foundation

/// Why a thumbnail isn't accepted.
enum ThumbnailWords {
  static let notMade = "the thumbnail couldn't be created"

  static func tooLarge(_ size: CGSize, most: CGSize) -> String {
    "the thumbnail is \(text(size)) points in size, but the maximum is \(text(most))"
  }

  static func tooSmall(_ size: CGSize, least: CGSize) -> String {
    "the thumbnail is \(text(size)) points in size, but one side has to reach the minimum, "
      + text(least)
  }

  private static func text(_ size: CGSize) -> String { "\(size.width) x \(size.height)" }
}
