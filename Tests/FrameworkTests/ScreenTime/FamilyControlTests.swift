import Foundation
import SimulatedFamilyControls
import SimulatedManagedSettings
import TestSupport
import Testing

/// Selections, statuses and errors of Family Controls as values.
struct FamilyControlTests {
  @Test(
    .shows("FamilyActivitySelection", "FamilyActivitySelection.init()"),
    .shows("FamilyActivitySelection.init(includeEntireCategory:)"),
    .shows("FamilyActivitySelection.applications", "FamilyActivitySelection.categories"),
    .shows("FamilyActivitySelection.webDomains"))
  func aSelectionIsTheSameAfterCoding() throws {
    var selection = FamilyActivitySelection(includeEntireCategory: true)
    selection.applicationTokens = [ApplicationToken(data: Data([1]))]
    selection.categoryTokens = [ActivityCategoryToken(data: Data([2]))]
    selection.webDomainTokens = [WebDomainToken(data: Data([3]))]
    for data in [
      try JSONEncoder().encode(selection), try PropertyListEncoder().encode(selection),
    ] {
      let decoded =
        try (try? JSONDecoder().decode(FamilyActivitySelection.self, from: data))
        ?? PropertyListDecoder().decode(FamilyActivitySelection.self, from: data)
      #expect(decoded == selection)
    }
    #expect(selection.applications.map(\.token?.data) == [Data([1])])
    #expect(selection.categories.map(\.token?.data) == [Data([2])])
    #expect(selection.webDomains.map(\.token?.data) == [Data([3])])
    #expect(!FamilyActivitySelection().includeEntireCategory)
    #expect(FamilyActivitySelection().applications.isEmpty)
  }

  @Test(.shows("AuthorizationStatus", "AuthorizationStatus.description", "FamilyControlsMember"))
  func statusesHaveApplesNumbersAndWords() {
    let all: [AuthorizationStatus] = [.notDetermined, .denied, .approved]
    #expect(all.map(\.rawValue) == [0, 1, 2])
    #expect(all.map(\.description) == ["Not Determined", "Denied", "Approved"])
    #expect(FamilyControlsMember.child != .individual)
  }

  @Test(.shows("FamilyControlsError", "FamilyControlsError.errorDescription"))
  func eachErrorHasItsWords() {
    let all: [FamilyControlsError] = [
      .restricted, .unavailable, .invalidAccountType, .invalidArgument, .authorizationConflict,
      .authorizationCanceled, .networkError, .authenticationMethodUnavailable,
    ]
    #expect(Set(all.map(\.localizedDescription)).count == 8)
    #expect(
      FamilyControlsError.authorizationCanceled.localizedDescription
        == "The request for authorization was canceled.")
  }

  @Test(.shows("AuthorizationCenter", "FamilyControlsError.unavailable"))
  func withoutADeviceThereIsNobodyToAsk() async {
    await #expect(throws: FamilyControlsError.unavailable) {
      try await AuthorizationCenter.shared.requestAuthorization(for: .individual)
    }
  }
}
