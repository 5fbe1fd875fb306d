import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Whether an app may work with Screen Time, and what the user picks for it.
@Suite struct ScreenTimePermissionTests {
  private func run(_ lesson: ScreenTimeLesson) async throws -> Outcome {
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    return outcome
  }

  private static let asking = """
    for member in [FamilyControlsMember.child, .individual] {
      do {
        try await center.requestAuthorization(for: member)
        print("yes", center.authorizationStatus)
      } catch let error as FamilyControlsError {
        print(error, center.authorizationStatus)
      } catch {
        print((error as NSError).domain, (error as NSError).code, center.authorizationStatus)
      }
    }
    """

  @Test(
    .shows("AuthorizationCenter.shared", "AuthorizationCenter.requestAuthorization(for:)"),
    .shows("AuthorizationCenter.authorizationStatus", "AuthorizationStatus.notDetermined"),
    .shows("AuthorizationStatus.denied", "AuthorizationStatus.approved"),
    .shows("FamilyControlsError.invalidAccountType", "FamilyControlsMember.child"),
    .shows("FamilyControlsError.authorizationCanceled", "FamilyControlsMember.individual"),
    .shows("AuthorizationCenter.revokeAuthorization(completionHandler:)"),
    .shows("AuthorizationCenter.requestAuthorization(completionHandler:)"))
  func theUserIsAskedUntilTheyAgreeAndTheAppCanGiveItBack() async throws {
    let outcome = try await run(
      ScreenTimeLesson(
        views: """
          Button("Give back") {
            store.shield.applicationCategories = .all()
            center.revokeAuthorization { print("revoked", $0, center.authorizationStatus) }
            center.requestAuthorization { print("parent", $0) }
          }
          """,
        task: "print(center.authorizationStatus)\n" + Self.asking,
        scene: """
          device.answerScreenTimeRequests(isAllowed: false)
          let focus = device.open("Focus")
          focus.quit()
          device.answerScreenTimeRequests(isAllowed: true)
          device.open("Focus")
          focus.quit()
          device.open("Focus")
          focus.tap("Give back")
          print(device.open(.notes).isShielded)
          """))
    #expect(
      outcome.text(of: "Focus") == """
        Not Determined
        invalidAccountType Not Determined
        authorizationCanceled Denied
        Denied
        invalidAccountType Denied
        yes Approved
        Approved
        invalidAccountType Approved
        yes Approved
        revoked success() Not Determined
        parent failure(SimulatedFamilyControls.FamilyControlsError.invalidAccountType)\n
        """)
    #expect(outcome.text(of: "Scene") == "false\n")
    #expect(outcome.lines.filter { $0.contains("Screen Time") }.count == 2)
  }

  @Test func withoutItsEntitlementAProcessDoesNotReachFamilyControls() async throws {
    let outcome = try await run(
      ScreenTimeLesson(
        entitled: [],
        task: Self.asking + """

          store.shield.applicationCategories = .all()
          print(store.shield.applicationCategories as Any)
          """,
        scene: #"device.open("Focus")"#))
    #expect(
      outcome.text(of: "Focus") == """
        NSCocoaErrorDomain 4099 Not Determined
        NSCocoaErrorDomain 4099 Not Determined
        nil\n
        """)
    #expect(
      outcome.lines.contains(
        "Focus: doesn't store ManagedSettingsStore[\"shield.applicationCategories\"]: "
          + "the process isn't allowed to work with Screen Time"))
  }

  @Test(
    .shows("FamilyActivityPicker", "FamilyActivityPicker.body"),
    .shows("FamilyActivitySelection.applicationTokens", "FamilyActivitySelection.categoryTokens"),
    .shows("FamilyActivitySelection.webDomainTokens"),
    .shows("FamilyActivityTitleView.body", "FamilyActivityIconView.body"),
    .shows("View.familyActivityPicker(isPresented:selection:)"),
    .shows("FamilyActivityTitleView", "FamilyActivityIconView"),
    .shows(
      "Label.init(_: ApplicationToken)", "Label.init(_: ActivityCategoryToken)",
      "Label.init(_: WebDomainToken)"))
  func theAppHasTokensOfWhatTheUserPicksAndOnlyTheUserSeesItsName() async throws {
    let outcome = try await run(
      ScreenTimeLesson(
        views: """
          ForEach(Array(selection.applicationTokens), id: \\.self) { Label($0) }
          ForEach(Array(selection.categoryTokens), id: \\.self) { Label($0) }
          ForEach(Array(selection.webDomainTokens), id: \\.self) { Label($0) }
          """,
        picked: """
          print(selection.applicationTokens.count, selection.categoryTokens.count,
            selection.webDomainTokens.count)
          print(selection.applications.map { $0.bundleIdentifier ?? $0.localizedDisplayName ?? "-" })
          """,
        scene: """
          _ = device.open(.browser).visit("<p>Hi</p>", at: "https://www.news.example/today")
          let focus = device.open("Focus")
          focus.tap("Pick")
          focus.tap("Notes")
          focus.tap("Cancel")
          focus.tap("Pick")
          focus.tap("Game")
          focus.tap("Games")
          focus.tap("news.example")
          focus.tap("Done")
          print(focus.screen)
          """))
    #expect(outcome.text(of: "Focus") == "1 1 1\n[\"-\"]\n")
    #expect(
      outcome.text(of: "Scene") == """
        button "Pick"
        image "app"
        label "Game"
        image "square.stack"
        label "Games"
        image "globe"
        label "news.example"\n
        """)
  }

  @Test(.shows("FamilyActivitySelection.includeEntireCategory"))
  func aCategoryMayAddAllThatIsInIt() async throws {
    let outcome = try await run(
      ScreenTimeLesson(
        picked: "print(selection.applicationTokens.count, selection.categoryTokens.count)",
        selection: "FamilyActivitySelection(includeEntireCategory: true)",
        scene: """
          let focus = device.open("Focus")
          focus.tap("Pick")
          focus.tap("Productivity & Finance")
          focus.tap("Done")
          """))
    // Notes, Mail and Files.
    #expect(outcome.text(of: "Focus") == "3 1\n")
  }
}
