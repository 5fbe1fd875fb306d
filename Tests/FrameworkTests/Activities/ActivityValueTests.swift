import Foundation
import SimulatedActivityKit
import TestSupport
import Testing

/// The values of ActivityKit.
@Suite struct ActivityValueTests {
  struct Score: Codable, Hashable { var goals: Int }

  @Test(
    .shows("ActivityContent", "ActivityContent.init(state:staleDate:relevanceScore:)"),
    .shows("ActivityContent.state", "ActivityContent.staleDate", "ActivityContent.relevanceScore"),
    .shows("ActivityContent.description"))
  func contentKeepsItsValuesAndSaysThem() {
    var content = ActivityContent(state: Score(goals: 1), staleDate: nil)
    #expect(content.description == "ActivityContent(state: Score(goals: 1), staleDate: nil)")
    #expect(content.relevanceScore == 0)
    content.staleDate = Date(timeIntervalSince1970: 0)
    content.relevanceScore = 2
    content.state.goals = 3
    #expect(
      content.description
        == "ActivityContent(state: Score(goals: 3), staleDate: 1970-01-01 00:00:00 +0000)")
    #expect(content.relevanceScore == 2)
  }

  @Test(
    .shows("ActivityUIDismissalPolicy", "ActivityUIDismissalPolicy.default"),
    .shows("ActivityUIDismissalPolicy.immediate", "ActivityUIDismissalPolicy.after(_:)"))
  func policiesDiffer() {
    let date = Date(timeIntervalSince1970: 0)
    #expect(ActivityUIDismissalPolicy.default != .immediate)
    #expect(ActivityUIDismissalPolicy.after(date) == .after(date))
    #expect(ActivityUIDismissalPolicy.after(date) != .after(date + 1))
  }

  @Test(
    .shows("AlertConfiguration", "AlertConfiguration.init(title:body:sound:)"),
    .shows("AlertConfiguration.title", "AlertConfiguration.body", "AlertConfiguration.sound"),
    .shows("LocalizedStringResource", "LocalizedStringResource.init(stringLiteral:)"),
    .shows("LocalizedStringResource.key", "String.init(localized:)"))
  func anAlertKeepsItsWords() {
    var alert = AlertConfiguration(title: "Goal", body: "It's two", sound: .default)
    #expect(String(localized: alert.title) == "Goal" && alert.body.key == "It's two")
    alert.title = "Off"
    alert.body = "It's over"
    alert.sound = .named("whistle")
    #expect(alert == AlertConfiguration(title: "Off", body: "It's over", sound: .named("whistle")))
    #expect(alert.sound != .default)
  }

  @Test(
    .shows("ActivityAuthorizationError", "ActivityAuthorizationError.errorDomain"),
    .shows("ActivityAuthorizationError.errorCode", "ActivityAuthorizationError.failureReason"),
    .shows("ActivityAuthorizationError.errorDescription"),
    .shows("ActivityAuthorizationError.errorUserInfo"),
    .shows("ActivityAuthorizationError.recoverySuggestion"),
    .shows("ActivityAuthorizationError.globalMaximumExceeded"),
    .shows("ActivityAuthorizationError.malformedActivityIdentifier"),
    .shows("ActivityAuthorizationError.missingProcessIdentifier"),
    .shows("ActivityAuthorizationError.persistenceFailure"),
    .shows("ActivityAuthorizationError.reconnectNotPermitted"),
    .shows("ActivityAuthorizationError.unentitled"))
  func anErrorSaysWhyAndWhatToDo() {
    let error = ActivityAuthorizationError.visibility
    #expect(error.localizedDescription == "The app isn't in the foreground.")
    #expect(error.failureReason == error.errorDescription)
    let remedy = "Start the Live Activity while the app is in the foreground."
    #expect(error.recoverySuggestion == remedy)
    #expect((error as NSError).domain == ActivityAuthorizationError.errorDomain)
    #expect((error as NSError).code == error.errorCode)
    #expect((error as NSError).localizedRecoverySuggestion == remedy)
    let others: [ActivityAuthorizationError] = [
      .globalMaximumExceeded, .malformedActivityIdentifier, .missingProcessIdentifier,
      .persistenceFailure, .reconnectNotPermitted, .unentitled,
    ]
    #expect(
      others.map { $0.errorDescription ?? "" } == [
        "The device has too many Live Activities.",
        "The identifier of the Live Activity can't be read.",
        "The process has no identifier.", "The Live Activity couldn't be kept.",
        "Another process has started the Live Activity.",
        "The app lacks an entitlement for Live Activities.",
      ])
    #expect(others.map { $0.recoverySuggestion == nil } == [false, true, true, true, true, true])
  }

  @Test(.shows("ActivityAuthorizationInfo.areActivitiesEnabled", "Activity.activities"))
  func outsideTheDeviceThereAreNone() {
    struct Match: ActivityAttributes {
      typealias ContentState = Score
    }
    let info = ActivityAuthorizationInfo()
    #expect(!info.areActivitiesEnabled && !info.frequentPushesEnabled)
    #expect(Activity<Match>.activities.isEmpty && Activity<Match>.pushToStartToken == nil)
    #expect(throws: ActivityAuthorizationError.unsupported) {
      try Activity.request(attributes: Match(), contentState: Score(goals: 1))
    }
  }
}
