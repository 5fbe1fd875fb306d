// The system colours aren't documented; these are the observed components.

extension UIColor {
  private static func adaptive(_ light: ColorParts, _ dark: ColorParts) -> UIColor {
    UIColor(provider: { $0.userInterfaceStyle == .dark ? dark : light })
  }

  /// The device's red.
  ///
  /// Simulated: in light and in dark mode (observed).
  public class var systemRed: UIColor {
    adaptive(ColorParts(255, 59, 48), ColorParts(255, 69, 58))
  }
  /// The device's green.
  ///
  /// Simulated: in light and in dark mode (observed).
  public class var systemGreen: UIColor {
    adaptive(ColorParts(52, 199, 89), ColorParts(48, 209, 88))
  }
  /// The device's blue.
  ///
  /// Simulated: in light and in dark mode (observed).
  public class var systemBlue: UIColor {
    adaptive(ColorParts(0, 122, 255), ColorParts(10, 132, 255))
  }
  /// The device's orange.
  ///
  /// Simulated: in light and in dark mode (observed).
  public class var systemOrange: UIColor {
    adaptive(ColorParts(255, 149, 0), ColorParts(255, 159, 10))
  }
  /// The device's yellow.
  ///
  /// Simulated: in light and in dark mode (observed).
  public class var systemYellow: UIColor {
    adaptive(ColorParts(255, 204, 0), ColorParts(255, 214, 10))
  }
  /// The device's pink.
  ///
  /// Simulated: in light and in dark mode (observed).
  public class var systemPink: UIColor {
    adaptive(ColorParts(255, 45, 85), ColorParts(255, 55, 95))
  }
  /// The device's purple.
  ///
  /// Simulated: in light and in dark mode (observed).
  public class var systemPurple: UIColor {
    adaptive(ColorParts(175, 82, 222), ColorParts(191, 90, 242))
  }
  /// The device's teal.
  ///
  /// Simulated: in light and in dark mode (observed).
  public class var systemTeal: UIColor {
    adaptive(ColorParts(48, 176, 199), ColorParts(64, 200, 224))
  }
  /// The device's indigo.
  ///
  /// Simulated: in light and in dark mode (observed).
  public class var systemIndigo: UIColor {
    adaptive(ColorParts(88, 86, 214), ColorParts(94, 92, 230))
  }
  /// The device's brown.
  ///
  /// Simulated: in light and in dark mode (observed).
  public class var systemBrown: UIColor {
    adaptive(ColorParts(162, 132, 94), ColorParts(172, 142, 104))
  }
  /// The device's mint.
  ///
  /// Simulated: in light and in dark mode (observed).
  public class var systemMint: UIColor {
    adaptive(ColorParts(0, 199, 190), ColorParts(99, 230, 226))
  }
  /// The device's cyan.
  ///
  /// Simulated: in light and in dark mode (observed).
  public class var systemCyan: UIColor {
    adaptive(ColorParts(50, 173, 230), ColorParts(100, 210, 255))
  }
  /// The device's gray.
  ///
  /// Simulated: in light and in dark mode (observed).
  public class var systemGray: UIColor {
    adaptive(ColorParts(142, 142, 147), ColorParts(142, 142, 147))
  }
  /// The device's gray, step 2.
  ///
  /// Simulated: in light and in dark mode (observed).
  public class var systemGray2: UIColor {
    adaptive(ColorParts(174, 174, 178), ColorParts(99, 99, 102))
  }
  /// The device's gray, step 3.
  ///
  /// Simulated: in light and in dark mode (observed).
  public class var systemGray3: UIColor {
    adaptive(ColorParts(199, 199, 204), ColorParts(72, 72, 74))
  }
  /// The device's gray, step 4.
  ///
  /// Simulated: in light and in dark mode (observed).
  public class var systemGray4: UIColor {
    adaptive(ColorParts(209, 209, 214), ColorParts(58, 58, 60))
  }
  /// The device's gray, step 5.
  ///
  /// Simulated: in light and in dark mode (observed).
  public class var systemGray5: UIColor {
    adaptive(ColorParts(229, 229, 234), ColorParts(44, 44, 46))
  }
  /// The device's gray, step 6.
  ///
  /// Simulated: in light and in dark mode (observed).
  public class var systemGray6: UIColor {
    adaptive(ColorParts(242, 242, 247), ColorParts(28, 28, 30))
  }
  /// The colour of what can be tapped.
  ///
  /// Simulated: in light and in dark mode (observed).
  public class var tintColor: UIColor {
    adaptive(ColorParts(0, 122, 255), ColorParts(10, 132, 255))
  }
  /// The colour of text.
  ///
  /// Simulated: in light and in dark mode (observed).
  public class var label: UIColor {
    adaptive(ColorParts(0, 0, 0), ColorParts(255, 255, 255))
  }
  /// The colour of secondary text.
  ///
  /// Simulated: in light and in dark mode (observed).
  public class var secondaryLabel: UIColor {
    adaptive(ColorParts(60, 60, 67, 0.6), ColorParts(235, 235, 245, 0.6))
  }
  /// The colour of tertiary text.
  ///
  /// Simulated: in light and in dark mode (observed).
  public class var tertiaryLabel: UIColor {
    adaptive(ColorParts(60, 60, 67, 0.3), ColorParts(235, 235, 245, 0.3))
  }
  /// The colour of quaternary text.
  ///
  /// Simulated: in light and in dark mode (observed).
  public class var quaternaryLabel: UIColor {
    adaptive(ColorParts(60, 60, 67, 0.18), ColorParts(235, 235, 245, 0.16))
  }
  /// The colour of links.
  ///
  /// Simulated: in light and in dark mode (observed).
  public class var link: UIColor {
    adaptive(ColorParts(0, 122, 255), ColorParts(9, 132, 255))
  }
  /// The colour of placeholder text.
  ///
  /// Simulated: in light and in dark mode (observed).
  public class var placeholderText: UIColor {
    adaptive(ColorParts(60, 60, 67, 0.3), ColorParts(235, 235, 245, 0.3))
  }
  /// The colour of thin, translucent lines.
  ///
  /// Simulated: in light and in dark mode (observed).
  public class var separator: UIColor {
    adaptive(ColorParts(60, 60, 67, 0.29), ColorParts(84, 84, 88, 0.6))
  }
  /// The colour of thin, opaque lines.
  ///
  /// Simulated: in light and in dark mode (observed).
  public class var opaqueSeparator: UIColor {
    adaptive(ColorParts(198, 198, 200), ColorParts(56, 56, 58))
  }
  /// The colour behind everything.
  ///
  /// Simulated: in light and in dark mode (observed).
  public class var systemBackground: UIColor {
    adaptive(ColorParts(255, 255, 255), ColorParts(0, 0, 0))
  }
  /// The colour of areas on the background.
  ///
  /// Simulated: in light and in dark mode (observed).
  public class var secondarySystemBackground: UIColor {
    adaptive(ColorParts(242, 242, 247), ColorParts(28, 28, 30))
  }
  /// The colour of areas on those areas.
  ///
  /// Simulated: in light and in dark mode (observed).
  public class var tertiarySystemBackground: UIColor {
    adaptive(ColorParts(255, 255, 255), ColorParts(44, 44, 46))
  }
  /// The colour behind groups.
  ///
  /// Simulated: in light and in dark mode (observed).
  public class var systemGroupedBackground: UIColor {
    adaptive(ColorParts(242, 242, 247), ColorParts(0, 0, 0))
  }
  /// The colour of groups.
  ///
  /// Simulated: in light and in dark mode (observed).
  public class var secondarySystemGroupedBackground: UIColor {
    adaptive(ColorParts(255, 255, 255), ColorParts(28, 28, 30))
  }
  /// The colour of areas in groups.
  ///
  /// Simulated: in light and in dark mode (observed).
  public class var tertiarySystemGroupedBackground: UIColor {
    adaptive(ColorParts(242, 242, 247), ColorParts(44, 44, 46))
  }
  /// The fill of small, thin shapes.
  ///
  /// Simulated: in light and in dark mode (observed).
  public class var systemFill: UIColor {
    adaptive(ColorParts(120, 120, 128, 0.2), ColorParts(120, 120, 128, 0.36))
  }
  /// The fill of shapes such as a switch's.
  ///
  /// Simulated: in light and in dark mode (observed).
  public class var secondarySystemFill: UIColor {
    adaptive(ColorParts(120, 120, 128, 0.16), ColorParts(120, 120, 128, 0.32))
  }
  /// The fill of fields and buttons.
  ///
  /// Simulated: in light and in dark mode (observed).
  public class var tertiarySystemFill: UIColor {
    adaptive(ColorParts(118, 118, 128, 0.12), ColorParts(118, 118, 128, 0.24))
  }
  /// The fill of large areas.
  ///
  /// Simulated: in light and in dark mode (observed).
  public class var quaternarySystemFill: UIColor {
    adaptive(ColorParts(116, 116, 128, 0.08), ColorParts(118, 118, 128, 0.18))
  }
  /// The colour of text on dark backgrounds.
  ///
  /// Simulated: in light and in dark mode (observed).
  public class var lightText: UIColor {
    adaptive(ColorParts(255, 255, 255, 0.6), ColorParts(255, 255, 255, 0.6))
  }
  /// The colour of text on light backgrounds.
  ///
  /// Simulated: in light and in dark mode (observed).
  public class var darkText: UIColor {
    adaptive(ColorParts(0, 0, 0), ColorParts(0, 0, 0))
  }
  /// The old name of the colour behind groups.
  ///
  /// Simulated: in light and in dark mode (observed).
  public class var groupTableViewBackground: UIColor {
    adaptive(ColorParts(242, 242, 247), ColorParts(0, 0, 0))
  }
}
