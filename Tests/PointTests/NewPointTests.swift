import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Extensions on a device whose iOS is older than they are.
@Suite struct NewPointTests {
  private func run(
    minimum: String?, inside: String? = nil, _ scene: String
  ) async throws -> Outcome {
    func target(
      _ name: String, _ point: String, _ minimum: String?, inside: String? = nil
    ) -> String {
      """
        - name: \(name)
          kind: extension
          identifier: com.example.Reader.\(name)
          in: Reader
          info:
            MinimumOSVersion: \(minimum ?? "\"9.0\"")
            NSExtension:
              NSExtensionPointIdentifier: \(point)
              NSExtensionPrincipalClass: \(name).Handler
              \(inside.map { "MinimumOSVersion: \($0)" } ?? "")
      """
    }
    func code(_ target: String) -> String {
      """
      ```swift file=Handler.swift target=\(target)
      import Foundation
      class Handler: NSObject, NSExtensionRequestHandling {
        func beginRequest(with context: NSExtensionContext) {}
      }
      ```

      """
    }
    let markdown = """
      ---
      format: 1
      id: versions
      title: Versions
      targets:
        - {name: Reader, kind: app, identifier: com.example.Reader}
      \(target("Sieve", "com.apple.identitylookup.message-filter", minimum, inside: inside))
      \(target("Quiet", "com.apple.Safari.content-blocker", nil))
      ---

      ## Step {#step}

      ```swift file=AppDelegate.swift target=Reader
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {}
      ```

      \(code("Sieve"))
      \(code("Quiet"))
      ```swift scene
      import ExtensionHost

      \(scene)
      ```

      """
    return try await Running.run(markdown).outcome
  }

  private let list = """
    for version in [11, 10, 9, 26] {
      device.useiOS(version)
      print(version, device.extensions(of: "Reader").map(\\.name))
    }
    """

  @Test func aPointThatIsTooNewKeepsItsAppOffUntilIOSKnowsIt() async throws {
    let outcome = try await run(
      minimum: nil,
      """
      device.useiOS(10)
      device.useiOS(9)
      device.useiOS(11)
      print(device.extensions(of: "Reader").map(\\.name))
      """)
    #expect(outcome.text(of: "Scene") == "[\"Quiet\", \"Sieve\"]\n")
    let refusal =
      "Reader: is refused: Sieve.appex has the NSExtensionPointIdentifier "
      + "'com.apple.identitylookup.message-filter', which iOS 10 doesn't know"
    let there = "Reader: is installed with Quiet, Sieve"
    #expect(outcome.lines.filter { $0.hasPrefix("Reader:") } == [there, refusal, there])
  }

  @Test func theRefusalSaysThatTheVersionStandsInTheWrongDictionary() async throws {
    let outcome = try await run(minimum: nil, inside: "\"11.0\"", "device.useiOS(10)")
    #expect(
      outcome.lines.filter { $0.hasPrefix("Reader: is refused") } == [
        "Reader: is refused: Sieve.appex has the NSExtensionPointIdentifier "
          + "'com.apple.identitylookup.message-filter', which iOS 10 doesn't know; "
          + "MinimumOSVersion has no effect in NSExtension"
      ])
  }

  @Test func anExtensionForALaterIOSIsLeftOutAndComesBack() async throws {
    let outcome = try await run(minimum: "\"11.0\"", list)
    #expect(
      outcome.text(of: "Scene") == """
        11 ["Quiet", "Sieve"]
        10 ["Quiet"]
        9 ["Quiet"]
        26 ["Quiet", "Sieve"]

        """)
  }

  @Test func whatTheUserHasSwitchedOnStaysOn() async throws {
    let outcome = try await run(
      minimum: "\"11.0\"",
      """
      device.turnOn(messageFilter: "Sieve")
      device.useiOS(10)
      device.useiOS(26)
      device.extensions(of: "Reader").forEach { print($0) }
      """)
    #expect(
      outcome.text(of: "Scene") == """
        Quiet: com.apple.Safari.content-blocker, off
        Sieve: com.apple.identitylookup.message-filter

        """)
  }

  @Test(arguments: [
    (
      #"device.useiOS(10); device.open("Reader")"#,
      "'Reader' isn't installed: the device has refused it"
    ),
    (#"device.open("Readr")"#, "no app named 'Readr' is installed"),
  ])
  func aSceneThatOpensAnAppThatIsNotThereIsToldWhy(_ scene: String, _ reason: String) async throws {
    let outcome = try await run(minimum: nil, scene)
    #expect(outcome.lines.contains { $0.hasPrefix("Scene: crashes") && $0.contains(reason) })
  }
}
