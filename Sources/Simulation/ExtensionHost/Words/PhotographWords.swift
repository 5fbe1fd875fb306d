/// The names that photographs of the screen have if a scene doesn't give them one.
@usableFromInline
enum PhotographWords {
  @usableFromInline static let homeScreen = "the home screen"
  @usableFromInline static let shareSheet = "the share sheet"
  @usableFromInline static let todayView = "the Today view"
}
