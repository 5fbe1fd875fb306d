public import Foundation
public import SimulatedFoundation

extension UIScene {
  /// Why a scene is connected.
  ///
  /// Simulated: the URL or the universal link that the app was launched for (documented); otherwise
  /// it is empty.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    /// The URLs that the scene is to open.
    public let urlContexts: Set<UIOpenURLContext>
    /// The activities that the scene is to go on with.
    public let userActivities: Set<NSUserActivity>
    /// The bundle identifier of whoever opened the URL.
    public let sourceApplication: String?

    init(
      urlContexts: Set<UIOpenURLContext> = [], userActivities: Set<NSUserActivity> = [],
      sourceApplication: String? = nil
    ) {
      self.urlContexts = urlContexts
      self.userActivities = userActivities
      self.sourceApplication = sourceApplication
      super.init()
    }

    /// The type of an activity that is on its way: it is there at once, so `nil`.
    open var handoffUserActivityType: String? { nil }
  }
}
