import Foundation
import SimulatedUIKit
import TestSupport
import Testing

/// The system's symbols, and their configurations.
@Suite struct SymbolPictureTests {
  @Test(
    .shows(
      "UIImage.init(systemName:)", "UIImage.init(systemName:withConfiguration:)",
      "UIImage.isSymbolImage", "UIImage.symbolConfiguration", "UIImage.withConfiguration(_:)",
      "UIImage.applyingSymbolConfiguration(_:)", "UIImage.Configuration"))
  func aSymbolGrowsWithItsSize() throws {
    let star = try #require(UIImage(systemName: "star"))
    #expect(star.isSymbolImage && star.symbolConfiguration == nil)
    #expect(UIImage(systemName: "") == nil)
    let size = UIImage.SymbolConfiguration(pointSize: 34)
    let large = try #require(UIImage(systemName: "star", withConfiguration: size))
    #expect(large.symbolConfiguration == size && large.size.height > star.size.height)
    #expect(star.withConfiguration(size) == large)
    #expect(star.applyingSymbolConfiguration(size) == large)
    let dot = Dots.row([.red])
    #expect(!dot.isSymbolImage && dot.applyingSymbolConfiguration(size) == nil)
    let kept: UIImage.Configuration? = dot.withConfiguration(size).configuration
    #expect(kept === size)
  }

  @Test(
    .shows(
      "UIImage.SymbolConfiguration", "UIImage.SymbolConfiguration.init(pointSize:)",
      "UIImage.SymbolConfiguration.init(pointSize:weight:)",
      "UIImage.SymbolConfiguration.init(pointSize:weight:scale:)",
      "UIImage.SymbolConfiguration.init(scale:)", "UIImage.SymbolConfiguration.init(weight:)",
      "UIImage.SymbolConfiguration.init(textStyle:)",
      "UIImage.SymbolConfiguration.init(textStyle:scale:)",
      "UIImage.SymbolConfiguration.init(font:)", "UIImage.SymbolConfiguration.init(font:scale:)",
      "UIImage.SymbolConfiguration.applying(_:)", "UIImage.SymbolConfiguration.isEqual(_:)",
      "UIImage.SymbolConfiguration.hash"))
  func configurationsAddUp() {
    typealias Configuration = UIImage.SymbolConfiguration
    let (size, weight, scale) = (
      Configuration(pointSize: 20), Configuration(weight: .bold), Configuration(scale: .large)
    )
    #expect(size != weight && weight != scale && size != Configuration(pointSize: 21))
    #expect(size.applying(weight) == Configuration(pointSize: 20, weight: .bold))
    let all = Configuration(pointSize: 20, weight: .bold, scale: .large)
    #expect(size.applying(weight).applying(scale) == all && weight.applying(all) == all)
    #expect(size.applying(weight).applying(scale).hash == all.hash)
    #expect(Set([size, weight, scale, all].map(\.hash)).count > 1)
    // If both set the same property, the applied one wins.
    #expect(all.applying(Configuration(weight: .thin)) != all)
    #expect(size.applying(nil) == size)
    #expect(Configuration(font: .systemFont(ofSize: 20)) == size)
    #expect(Configuration(font: .systemFont(ofSize: 20), scale: .large) == size.applying(scale))
    #expect(Configuration(textStyle: .title3) == size)
    #expect(Configuration(textStyle: .title3, scale: .large) == size.applying(scale))
  }

  @Test(
    .shows(
      "UIImage.SymbolConfiguration.init(paletteColors:)",
      "UIImage.SymbolConfiguration.init(hierarchicalColor:)"))
  func coloursTellConfigurationsApart() {
    typealias Configuration = UIImage.SymbolConfiguration
    let palette = Configuration(paletteColors: [.red, .blue])
    #expect(palette == Configuration(paletteColors: [.red, .blue]))
    #expect(palette != Configuration(paletteColors: [.blue, .red]))
    let shades = Configuration(hierarchicalColor: .red)
    #expect(shades != Configuration(paletteColors: [.red]))
    #expect(shades != Configuration(hierarchicalColor: .blue))
    let size = Configuration(pointSize: 9)
    #expect(size.applying(palette) != palette)
    #expect(size.applying(palette).applying(shades) == size.applying(shades))
  }

  @Test(
    .shows(
      "UIImage.SymbolScale", "UIImage.SymbolScale.`default`", "UIImage.SymbolScale.unspecified",
      "UIImage.SymbolScale.small", "UIImage.SymbolScale.medium", "UIImage.SymbolScale.large",
      "UIImage.SymbolWeight", "UIImage.SymbolWeight.unspecified",
      "UIImage.SymbolWeight.ultraLight", "UIImage.SymbolWeight.thin",
      "UIImage.SymbolWeight.light", "UIImage.SymbolWeight.regular",
      "UIImage.SymbolWeight.medium", "UIImage.SymbolWeight.semibold",
      "UIImage.SymbolWeight.bold", "UIImage.SymbolWeight.heavy", "UIImage.SymbolWeight.black"))
  func scalesAndWeightsHaveApplesNumbers() {
    let scales: [UIImage.SymbolScale] = [.default, .unspecified, .small, .medium, .large]
    #expect(scales.map(\.rawValue) == [-1, 0, 1, 2, 3])
    let weights: [UIImage.SymbolWeight] = [
      .unspecified, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    #expect(weights.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  }
}
