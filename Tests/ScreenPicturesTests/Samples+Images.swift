import DeviceEvents

extension SampleScreen {
  /// A PNG file of four pixels: red, blue, green and yellow.
  static let dots =
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAG0lEQVR42mM4ISf3X87mxH8GuQU2/z+c0PgPAEjsCP3XHwJyAAAAAElFTkSuQmCC"

  static func image(
    _ view: ScreenFrame, _ place: ScreenFrame, base64: String = dots
  ) -> ScreenElement {
    ScreenElement(.image, frame: view, text: "dots").with {
      $0.image = ScreenImage(format: .png, base64: base64, frame: place)
    }
  }

  static let images = SampleScreen(
    "images",
    [
      .page([
        image(box(20, 60, 100, 60), box(20, 60, 100, 60)),
        image(box(140, 60, 100, 60), box(160, 60, 60, 60)).with {
          $0.background = shade(0xEEF2F5)
          $0.border = ScreenElement.Border(width: 2, color: shade(0x0B5CAD))
        },
        image(box(20, 140, 100, 60), box(20, 120, 100, 100)).with {
          $0.clips = true
          $0.cornerRadius = 14
        },
        image(box(140, 140, 100, 60), box(140, 120, 100, 100)).with { $0.clips = true },
        // If it isn't an image, the drawing takes its place.
        image(box(20, 220, 100, 60), box(20, 220, 100, 60), base64: ""),
      ])
    ])
}
