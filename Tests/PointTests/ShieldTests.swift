import DeviceEvents
import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Shields over apps and pages: how they look, and what their buttons do.
@Suite struct ShieldTests {
  private func run(_ lesson: ScreenTimeLesson) async throws -> Outcome {
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    return outcome
  }

  /// Picks things in the app.
  private static func pick(_ names: String...) -> String {
    """
    let focus = device.open("Focus")
    focus.tap("Pick")
    \(names.map { "focus.tap(\"\($0)\")" }.joined(separator: "\n"))
    focus.tap("Done")

    """
  }

  @Test(
    .shows("ShieldConfigurationDataSource", "ShieldConfigurationDataSource.init()"),
    .shows(
      "ShieldConfigurationDataSource.configuration(shielding: Application)", "ShieldConfiguration",
      "ShieldConfigurationDataSource.configuration(shielding: Application, in:)",
      "ShieldConfigurationDataSource.configuration(shielding: WebDomain)",
      "ShieldConfigurationDataSource.configuration(shielding: WebDomain, in:)"),
    .shows("ShieldConfiguration.backgroundBlurStyle", "ShieldConfiguration.icon"),
    .shows("ShieldConfiguration.title", "ShieldConfiguration.subtitle"),
    .shows("ShieldConfiguration.primaryButtonLabel", "ShieldConfiguration.secondaryButtonLabel"),
    .shows("Application.localizedDisplayName", "Application.bundleIdentifier"),
    .shows("ActivityCategory.localizedDisplayName", "WebDomain.domain"),
    .shows("ShieldSettings.applications", "ShieldSettings.applicationCategories"),
    .shows("ShieldSettings.webDomains", "ManagedSettingsStore.shield"))
  func anExtensionSaysHowTheShieldOverEachKindOfThingLooks() async throws {
    let outcome = try await run(
      ScreenTimeLesson(
        picked: """
          store.shield.applications = selection.applicationTokens
          store.shield.applicationCategories = .specific(selection.categoryTokens)
          store.shield.webDomains = selection.webDomainTokens
          store.shield.webDomainCategories = .all(except: selection.webDomainTokens)
          """,
        look: """
          override func configuration(shielding application: Application) -> ShieldConfiguration {
            ShieldConfiguration(
              backgroundBlurStyle: .dark, backgroundColor: .black, icon: UIImage(systemName: "moon"),
              title: .init(text: application.localizedDisplayName ?? "?", color: .white),
              subtitle: .init(text: application.bundleIdentifier ?? "?", color: .white),
              primaryButtonLabel: .init(text: "Close", color: .black),
              primaryButtonBackgroundColor: .white,
              secondaryButtonLabel: .init(text: "More", color: .white))
          }
          override func configuration(
            shielding application: Application, in category: ActivityCategory
          ) -> ShieldConfiguration {
            ShieldConfiguration(
              title: .init(text: category.localizedDisplayName ?? "?", color: .black))
          }
          override func configuration(shielding webDomain: WebDomain) -> ShieldConfiguration {
            ShieldConfiguration(title: .init(text: webDomain.domain ?? "?", color: .black))
          }
          override func configuration(
            shielding webDomain: WebDomain, in category: ActivityCategory
          ) -> ShieldConfiguration {
            ShieldConfiguration(
              title: .init(text: category.localizedDisplayName ?? "?", color: .black))
          }
          """,
        scene: """
          let browser = device.open(.browser)
          _ = browser.visit("<p>Hi</p>", at: "https://news.example/")
          \(Self.pick("Game", "Social", "news.example"))
          let game = device.open("Game")
          print(game.screen)
          game.photograph("Game")
          print(device.open(.messages).screen)
          device.open(.browser)
          print(browser.screen)
          browser.tap("OK")
          device.open(.browser)
          print(browser.visit("<p>Hello</p>", at: "https://other.example/").text)
          print(browser.screen)
          print(browser.visit("<p>Hi</p>", at: "https://www.news.example/b").text)
          print(browser.isShielded)
          """))
    #expect(
      outcome.text(of: "Scene") == """
        area "dark"
          image "moon"
          label "Game"
          label "com.example.Game"
          button "Close"
          button "More"
        image "hourglass"
        label "Social"
        label "You cannot use “Messages” because it is restricted."
        button "OK"
        image "hourglass"
        label "news.example"
        label "You cannot use “news.example” because it is restricted."
        button "OK"

        image "hourglass"
        label "Other"
        label "You cannot use “other.example” because it is restricted."
        button "OK"

        true\n
        """)
    let pictures = outcome.events.compactMap { event -> Screen? in
      if case .photographed(_, let screen) = event.action { screen } else { nil }
    }
    let picture = try #require(pictures.first?.elements.first)
    #expect(picture.background?.red == 0)
    #expect(picture.children.map(\.color?.red) == [nil, 1, 1, 0, 1])
    #expect(picture.children.map(\.background?.green) == [nil, nil, nil, 1, nil])
  }

  @Test(
    .shows("ShieldActionDelegate", "ShieldActionDelegate.init()"),
    .shows(
      "ShieldActionDelegate.handle(action:for: ApplicationToken, completionHandler:)",
      "ShieldActionDelegate.handle(action:for: ActivityCategoryToken, completionHandler:)"),
    .shows("ShieldAction.primaryButtonPressed", "ShieldAction.secondaryButtonPressed"),
    .shows(
      "ShieldActionResponse.none", "ShieldActionResponse.close", "ShieldActionResponse.`defer`"))
  func theExtensionsAnswerDecidesWhatAButtonDoes() async throws {
    let outcome = try await run(
      ScreenTimeLesson(
        picked: """
          store.shield.applications = selection.applicationTokens
          store.shield.applicationCategories = .specific(selection.categoryTokens)
          """,
        look: """
          override func configuration(shielding application: Application) -> ShieldConfiguration {
            ShieldConfiguration(
              subtitle: .init(text: "a", color: .black),
              secondaryButtonLabel: .init(text: "More", color: .black))
          }
          override func configuration(
            shielding application: Application, in category: ActivityCategory
          ) -> ShieldConfiguration {
            ShieldConfiguration(subtitle: .init(text: "b", color: .black))
          }
          """,
        buttons: """
          override func handle(
            action: ShieldAction, for application: ApplicationToken,
            completionHandler: @escaping (ShieldActionResponse) -> Void
          ) {
            switch action {
            case .primaryButtonPressed: completionHandler(.defer)
            case .secondaryButtonPressed:
              ManagedSettingsStore().shield.applications?.remove(application)
              completionHandler(.none)
            }
          }
          override func handle(
            action: ShieldAction, for category: ActivityCategoryToken,
            completionHandler: @escaping (ShieldActionResponse) -> Void
          ) { completionHandler(.close) }
          """,
        scene: """
          \(Self.pick("Game", "Social"))
          let messages = device.open(.messages)
          messages.tap("OK")
          print(messages.isShielded)
          let game = device.open("Game")
          game.tap("OK")
          print(game.isShielded)
          game.tap("More")
          print(game.isShielded, game.screen)
          """))
    #expect(outcome.text(of: "Scene") == "false\ntrue\nfalse label \"Play!\"\n")
    let lines = outcome.lines
    let first = try #require(lines.firstIndex { $0.contains("finds Game") })
    #expect(
      lines[first...].filter { line in
        ["Device: ", "Look: ", "Buttons: "].contains { line.hasPrefix($0) }
      } == [
        "Device: the user finds Game covered by a shield",
        "Look: is launched as an extension", "Look: Look.Principal is made",
        "Look: is called: configuration(shielding:), \"Game\"",
        "Look: answers \"a shield with the system's title\"", "Look: is ended by the system",
        "Device: the user presses 'OK' on the shield over Game",
        "Buttons: is launched as an extension", "Buttons: Buttons.Principal is made",
        "Buttons: is called: handle(action:for:completionHandler:), \"Game\"",
        "Buttons: answers \"defer\"", "Buttons: is ended by the system",
        "Look: is launched as an extension", "Look: Look.Principal is made",
        "Look: is called: configuration(shielding:), \"Game\"",
        "Look: answers \"a shield with the system's title\"", "Look: is ended by the system",
        "Device: the user presses 'More' on the shield over Game",
        "Buttons: is launched as an extension", "Buttons: Buttons.Principal is made",
        "Buttons: is called: handle(action:for:completionHandler:), \"Game\"",
        "Buttons: stores ManagedSettingsStore[\"shield.applications\"] = 0 apps",
        "Buttons: answers \"none\"", "Buttons: is ended by the system",
      ])
  }

  @Test(
    .shows("ManagedSettingsStore.dateAndTime", "DateAndTimeSettings"),
    .shows("DateAndTimeSettings.requireAutomaticDateAndTime"))
  func aStoreKeepsThatTheClockSetsItself() async throws {
    let outcome = try await run(
      ScreenTimeLesson(
        views: """
          Button("Clock") {
            let store = ManagedSettingsStore()
            print(store.dateAndTime.requireAutomaticDateAndTime as Any)
            store.dateAndTime.requireAutomaticDateAndTime = true
            print(ManagedSettingsStore().dateAndTime.requireAutomaticDateAndTime as Any)
            store.clearAllSettings()
            print(store.dateAndTime.requireAutomaticDateAndTime as Any)
          }
          """,
        scene: "device.open(\"Focus\").tap(\"Clock\")"))
    #expect(outcome.text(of: "Focus") == "nil\nOptional(true)\nnil\n")
    #expect(
      outcome.lines.filter { $0.contains("dateAndTime") } == [
        #"Focus: stores ManagedSettingsStore["dateAndTime.requireAutomaticDateAndTime"] = true"#,
        #"Focus: removes ManagedSettingsStore["dateAndTime.requireAutomaticDateAndTime"]"#,
      ])
  }

  @Test(
    .shows("ManagedSettingsStore", "ManagedSettingsStore.init()"),
    .shows("ManagedSettingsStore.init(named:)", "ManagedSettingsStore.clearAllSettings()"),
    .shows("ShieldSettings.ActivityCategoryPolicy.all(except:)"),
    .shows("ShieldSettings.ActivityCategoryPolicy.specific(_:except:)"),
    .shows("ShieldSettings.webDomainCategories"))
  func eachStoreRestrictsAndWithoutExtensionsTheShieldIsTheSystems() async throws {
    let outcome = try await run(
      ScreenTimeLesson(
        views: """
          Button("All") {
            let night = ManagedSettingsStore(named: .init("night"))
            night.shield.applicationCategories = .all(except: selection.applicationTokens)
            night.shield.webDomainCategories = .specific(selection.categoryTokens)
            print(night.shield.applicationCategories == .all(except: selection.applicationTokens))
            print(night.shield.webDomainCategories == .specific(selection.categoryTokens))
            print(ManagedSettingsStore().shield.applicationCategories as Any)
          }
          Button("Clear") { ManagedSettingsStore(named: .init("night")).clearAllSettings() }
          """,
        scene: """
          \(Self.pick("Game", "Other"))
          focus.tap("All")
          print(device.open("Game").isShielded)
          let notes = device.open(.notes)
          print(notes.screen)
          notes.tap("OK")
          print(focus.isShielded, notes.isShielded)
          device.open("Focus")
          focus.tap("Clear")
          print(device.open(.notes).isShielded)
          """))
    #expect(outcome.text(of: "Focus") == "true\ntrue\nnil\n")
    #expect(
      outcome.text(of: "Scene") == """
        false
        image "hourglass"
        label "Restricted"
        label "You cannot use “Notes” because it is restricted."
        button "OK"
        false false
        false\n
        """)
  }
}
