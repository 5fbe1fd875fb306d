public import Foundation
public import SimulatedFoundation

extension UIScene {
  /// The reasons for connecting a scene.
  ///
  /// Simulated: the URL or the universal link that the app was launched for (documented); otherwise
  /// it is empty.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    /// The URLs that the scene is to open.
    public let urlContexts: Set<UIOpenURLContext>
    /// The activities that the scene is to continue.
    public let userActivities: Set<NSUserActivity>
    /// The bundle identifier of the process that opened the URL.
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

    /// The type of an activity that is on its way: `nil`, because activities arrive at once.
    open var handoffUserActivityType: String? { nil }
  }
}
