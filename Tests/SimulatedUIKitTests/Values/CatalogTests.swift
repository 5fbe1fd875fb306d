import Foundation
import SimulatedUIKit
import TestSupport
import Testing

/// Colours of asset catalogs, as Xcode writes them.
@Suite struct CatalogTests {
  private func numbers(_ color: UIColor?, _ style: UIUserInterfaceStyle) -> [Int]? {
    let traits = UITraitCollection(userInterfaceStyle: style)
    return color?.resolvedColor(with: traits).cgColor.components?.map { Int(($0 * 255).rounded()) }
  }

  /// Looks up a colour in a bundle whose catalog has these files.
  private func color(_ name: String, _ files: [String: String]) throws -> UIColor? {
    let folder = try TemporaryFolder()
    for (path, text) in files {
      try folder.write(text, to: "Assets.xcassets/\(path)/Contents.json")
    }
    let bundle = try #require(Bundle(path: folder.path))
    return UIColor(named: name, in: bundle, compatibleWith: nil)
  }

  private func entry(_ parts: String, idiom: String = "universal", dark: Bool = false) -> String {
    let appearances = #""appearances": [{"appearance": "luminosity", "value": "dark"}], "#
    return #"{"idiom": "\#(idiom)", \#(dark ? appearances : "")"#
      + #""color": {"color-space": "srgb", "components": {\#(parts)}}}"#
  }

  private func set(_ entries: String...) -> String {
    #"{"colors": [\#(entries.joined(separator: ", "))], "info": {"version": 1}}"#
  }

  @Test(
    .shows("UIColor.init(named:in:compatibleWith:)"),
    arguments: [
      (
        #""red": "0.200", "green": "0.400", "blue": "1.000", "alpha": "1.000""#,
        [51, 102, 255, 255]
      ),
      (#""red": "51", "green": "102", "blue": "255", "alpha": "0.400""#, [51, 102, 255, 102]),
      (#""red": "0x33", "green": "0x66", "blue": "0xFF", "alpha": "1.000""#, [51, 102, 255, 255]),
      (#""white": "0.400", "alpha": "1.000""#, [102, 102, 102, 255]),
    ])
  func partsAreReadInEachForm(parts: String, expected: [Int]) throws {
    let color = try color("Accent", ["Accent.colorset": set(entry(parts))])
    #expect(numbers(color, .light) == expected)
    #expect(numbers(color, .dark) == expected)
  }

  @Test func aColorMayBeAnotherOneInTheDarkAndOnAPhone() throws {
    let text = set(
      entry(#""white": "10""#), entry(#""white": "20""#, dark: true),
      entry(#""white": "30""#, idiom: "ipad"), entry(#""white": "40""#, idiom: "iphone"))
    let color = try color("Accent", ["Accent.colorset": text])
    #expect(numbers(color, .light) == [40, 40, 40, 255])
    #expect(numbers(color, .dark) == [20, 20, 20, 255])
  }

  @Test func aGroupMayBelongToTheName() throws {
    let files = ["Brand/Accent.colorset": set(entry(#""white": "10""#))]
    #expect(try color("Accent", files) != nil)
    #expect(try color("Brand/Accent", files) != nil)
  }

  @Test(arguments: ["", "{", #"{"colors": []}"#, #"{"colors": [{"idiom": "universal"}]}"#])
  func whatIsNoColorGivesNone(text: String) throws {
    #expect(try color("Accent", ["Accent.colorset": text]) == nil)
    #expect(try color("Other", ["Accent.colorset": text]) == nil)
  }
}
