import Foundation
import SimulatedManagedSettings
import TestSupport
import Testing

/// Tokens, and what they stand for, as values.
struct TokenTests {
  private let token = ApplicationToken(data: Data([1, 2, 3]))

  @Test(
    .shows("Token", "ApplicationToken", "ActivityCategoryToken", "WebDomainToken"))
  func aTokenIsTheSameAfterCoding() throws {
    let data = try JSONEncoder().encode([token])
    #expect(String(decoding: data, as: UTF8.self) == #"[{"data":"AQID"}]"#)
    #expect(try JSONDecoder().decode([ApplicationToken].self, from: data) == [token])
    #expect(Set([token, ApplicationToken(data: Data([1, 2, 3]))]).count == 1)
    #expect(token != ApplicationToken(data: Data([1])))
  }

  @Test(
    .shows("Application", "Application.init()", "Application.init(bundleIdentifier:)"),
    .shows("Application.init(token:)", "Application.token"))
  func anAppIsKnownByWhatItWasMadeWith() {
    let made = [
      Application(), Application(bundleIdentifier: "com.example.a"), Application(token: token),
    ]
    #expect(made.map(\.bundleIdentifier) == [nil, "com.example.a", nil])
    #expect(made.map(\.token) == [nil, nil, token])
    #expect(made.map(\.localizedDisplayName) == [nil, nil, nil])
  }

  @Test(
    .shows("ActivityCategory", "ActivityCategory.init()", "ActivityCategory.init(token:)"),
    .shows("ActivityCategory.token"))
  func aCategoryIsKnownByItsToken() {
    let token = ActivityCategoryToken(data: Data([4]))
    #expect(ActivityCategory().token == nil)
    #expect(ActivityCategory(token: token).token == token)
    #expect(ActivityCategory(token: token).localizedDisplayName == nil)
  }

  @Test(
    .shows("WebDomain", "WebDomain.init()", "WebDomain.init(domain:)", "WebDomain.init(token:)"),
    .shows("WebDomain.token"))
  func aWebDomainIsKnownByWhatItWasMadeWith() {
    let token = WebDomainToken(data: Data([5]))
    let made = [WebDomain(), WebDomain(domain: "a.example"), WebDomain(token: token)]
    #expect(made.map(\.domain) == [nil, "a.example", nil])
    #expect(made.map(\.token) == [nil, nil, token])
  }
}
