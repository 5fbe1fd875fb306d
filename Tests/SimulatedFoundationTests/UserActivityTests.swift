import Foundation
import SimulatedFoundation
import TestSupport
import Testing

/// An activity keeps what it is told about itself.
struct UserActivityTests {
  @Test(
    .shows(
      "NSUserActivity.init(activityType:)", "NSUserActivity.title",
      "NSUserActivity.requiredUserInfoKeys", "NSUserActivity.keywords",
      "NSUserActivity.referrerURL", "NSUserActivity.expirationDate",
      "NSUserActivity.targetContentIdentifier", "NSUserActivity.persistentIdentifier",
      "NSUserActivity.needsSave", "NSUserActivity.supportsContinuationStreams",
      "NSUserActivity.isEligibleForHandoff", "NSUserActivity.isEligibleForSearch",
      "NSUserActivity.isEligibleForPublicIndexing", "NSUserActivity.isEligibleForPrediction",
      "NSUserActivity.delegate"))
  func whatIsSetIsThereAndTheRestIsApplesDefault() throws {
    let activity = NSUserActivity(activityType: "com.example.reading")
    #expect(activity.activityType == "com.example.reading")
    #expect(activity.title == nil && activity.userInfo == nil && activity.keywords == [])
    #expect(activity.requiredUserInfoKeys == nil && activity.referrerURL == nil)
    #expect(activity.expirationDate == nil && activity.targetContentIdentifier == nil)
    #expect(activity.persistentIdentifier == nil && activity.delegate == nil)
    #expect(!activity.needsSave && !activity.supportsContinuationStreams)
    #expect(activity.isEligibleForHandoff)
    #expect(!activity.isEligibleForSearch && !activity.isEligibleForPublicIndexing)
    #expect(!activity.isEligibleForPrediction)

    let url = try #require(URL(string: "https://example.com/a"))
    activity.title = "Reading"
    activity.requiredUserInfoKeys = ["page"]
    activity.keywords = ["article"]
    activity.referrerURL = url
    activity.expirationDate = Date(timeIntervalSinceReferenceDate: 7)
    activity.targetContentIdentifier = "article 1"
    activity.persistentIdentifier = "1"
    activity.needsSave = true
    activity.supportsContinuationStreams = true
    activity.isEligibleForHandoff = false
    activity.isEligibleForSearch = true
    activity.isEligibleForPublicIndexing = true
    activity.isEligibleForPrediction = true
    #expect(activity.title == "Reading" && activity.requiredUserInfoKeys == ["page"])
    #expect(activity.keywords == ["article"] && activity.referrerURL == url)
    #expect(activity.expirationDate == Date(timeIntervalSinceReferenceDate: 7))
    #expect(activity.targetContentIdentifier == "article 1")
    #expect(activity.persistentIdentifier == "1")
    #expect(activity.needsSave && activity.supportsContinuationStreams)
    #expect(!activity.isEligibleForHandoff && activity.isEligibleForSearch)
    #expect(activity.isEligibleForPublicIndexing && activity.isEligibleForPrediction)

    var listener: Listener? = Listener()
    activity.delegate = listener
    #expect(activity.delegate === listener)
    // The delegate isn't retained.
    listener = nil
    #expect(activity.delegate == nil)
  }
}

private final class Listener: NSObject, NSUserActivityDelegate {}
