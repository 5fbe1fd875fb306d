import DeviceProtocol
import Foundation
import SimulatedFoundation

/// The reason for an app's launch; empty when the user just opened it.
@MainActor struct AppLaunch {
  let url: URL?
  let source: String?
  let isForLink: Bool
  /// The identifier of an item that the user has found with a search.
  let item: String?
  /// The user's request to Siri.
  let intent: HandedIntent?
  /// What a capture extension has begun.
  let begun: ActivityDescription?

  init(
    url: URL?, source: String?, isForLink: Bool, item: String? = nil, intent: HandedIntent? = nil,
    begun: ActivityDescription? = nil
  ) {
    self.url = url
    self.source = source
    self.isForLink = isForLink
    self.item = item
    self.intent = intent
    self.begun = begun
  }

  /// Makes the reason for this process's launch.
  init() {
    let context = DeviceConnection.shared?.context
    self.init(
      url: context?.launchURL.flatMap { URL(string: $0) }, source: context?.launchSource,
      isForLink: context?.launchesForLink ?? false, item: context?.launchItem,
      intent: context?.launchIntent, begun: context?.launchActivity)
  }

  /// The activity that the app was launched to continue.
  var activity: NSUserActivity? {
    if let item { return Self.activity(forItem: item) }
    if let intent { return NSUserActivity(intent) }
    if let begun { return NSUserActivity(begun) }
    return isForLink ? url.map(Self.activity(for:)) : nil
  }

  /// The launch options of an app without scenes.
  var options: [UIApplication.LaunchOptionsKey: Any]? {
    if let activity {
      let type = UIApplication.LaunchOptionsKey.userActivityType.rawValue
      return [.userActivityDictionary: [type: activity.activityType as Any]]
    }
    guard let url else { return nil }
    var options: [UIApplication.LaunchOptionsKey: Any] = [.url: url]
    if let source { options[.sourceApplication] = source }
    return options
  }

  /// The connection options of a scene.
  var connectionOptions: UIScene.ConnectionOptions {
    if let activity {
      return UIScene.ConnectionOptions(userActivities: [activity], sourceApplication: source)
    }
    guard let url else { return UIScene.ConnectionOptions() }
    return UIScene.ConnectionOptions(
      urlContexts: [UIOpenURLContext(url, from: source)], sourceApplication: source)
  }

  /// Returns the activity that opens a found item; CoreSpotlight has the names (documented).
  static func activity(forItem item: String) -> NSUserActivity {
    let activity = NSUserActivity(activityType: "com.apple.corespotlightitem")
    activity.userInfo = ["kCSSearchableItemActivityIdentifier": item]
    return activity
  }

  /// Returns the activity that represents a universal link.
  static func activity(for url: URL) -> NSUserActivity {
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = url
    return activity
  }
}
