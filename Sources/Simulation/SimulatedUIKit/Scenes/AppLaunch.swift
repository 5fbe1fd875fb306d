import DeviceProtocol
import Foundation
import SimulatedFoundation

/// What an app was launched for; nothing when the user just opened it.
@MainActor struct AppLaunch {
  let url: URL?
  let source: String?
  let isForLink: Bool

  init(url: URL?, source: String?, isForLink: Bool) {
    self.url = url
    self.source = source
    self.isForLink = isForLink
  }

  /// What this process was launched for.
  init() {
    let context = DeviceConnection.shared?.context
    self.init(
      url: context?.launchURL.flatMap { URL(string: $0) }, source: context?.launchSource,
      isForLink: context?.launchesForLink ?? false)
  }

  /// The launch options of an app without scenes.
  var options: [UIApplication.LaunchOptionsKey: Any]? {
    guard let url else { return nil }
    if isForLink {
      let activity: [String: Any] = [
        UIApplication.LaunchOptionsKey.userActivityType.rawValue: NSUserActivityTypeBrowsingWeb
      ]
      return [.userActivityDictionary: activity]
    }
    var options: [UIApplication.LaunchOptionsKey: Any] = [.url: url]
    if let source { options[.sourceApplication] = source }
    return options
  }

  /// The connection options of a scene.
  var connectionOptions: UIScene.ConnectionOptions {
    guard let url else { return UIScene.ConnectionOptions() }
    if isForLink {
      return UIScene.ConnectionOptions(
        userActivities: [Self.activity(for: url)], sourceApplication: source)
    }
    return UIScene.ConnectionOptions(
      urlContexts: [UIOpenURLContext(url, from: source)], sourceApplication: source)
  }

  /// The activity that a universal link is.
  static func activity(for url: URL) -> NSUserActivity {
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = url
    return activity
  }
}
