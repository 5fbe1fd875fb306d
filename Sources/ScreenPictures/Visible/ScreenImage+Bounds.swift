import DeviceEvents

extension ScreenImage {
  /// The image with its frame in a reasonable range; `nil` if it can't be drawn, or isn't valid
  /// base 64.
  var bounded: ScreenImage? {
    guard let frame = frame.bounded, !frame.isEmpty, !base64.isEmpty,
      base64.utf8.allSatisfy(\.isBase64)
    else { return nil }
    return ScreenImage(format: format, base64: base64, frame: frame)
  }
}

extension UInt8 {
  fileprivate var isBase64: Bool {
    switch self {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"),
      UInt8(ascii: "="):
      true
    default: false
    }
  }
}
