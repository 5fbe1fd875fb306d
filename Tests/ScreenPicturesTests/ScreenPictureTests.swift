import DeviceEvents
import ScreenPictures
import TestSupport
import Testing

/// Whole pictures, as they are in the folder of goldens.
@Suite struct ScreenPictureTests {
  private static let goldens = Golden(in: "Goldens/Pictures")

  @Test(arguments: SampleScreen.all) func aScreenIsDrawnLikeThis(_ sample: SampleScreen) {
    let picture = ScreenPicture(sample.screen, title: "Share: \(sample.name)")
    Self.goldens.expect(picture.svg, in: "\(sample.name).svg")
  }

  @Test func noPictureIsLeftOver() {
    Self.goldens.expectNothing(besides: SampleScreen.all.map { "\($0.name).svg" })
  }
}
