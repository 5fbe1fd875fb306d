// Facts from Apple's documentation and an observed table; see StandardTypes.swift.

extension StandardTypes {
  /// iPhones, iPads, iPods, watches and the like.
  ///
  /// A line is `identifier : parents | extensions | MIME types | description`.
  static let mobileDeviceTypes: StaticString = """
    com.apple.ios-device : com.apple.device
    com.apple.iphone : com.apple.ios-device | | | iPhone
    com.apple.ipad : com.apple.ios-device | | | iPad
    com.apple.apple-tv : com.apple.ios-device
    com.apple.homebuttonless-ipad : com.apple.ipad com.apple.homebuttonless-device
    com.apple.homebuttonless-iphone : com.apple.iphone com.apple.homebuttonless-device
    com.apple.homepod : com.apple.ios-device public.speaker
    com.apple.ios-simulator : com.apple.ios-device
    com.apple.iphone-3g : com.apple.iphone
    com.apple.iphone-3gs : com.apple.iphone
    com.apple.iphone-4 : com.apple.iphone
    com.apple.iphone-8 : com.apple.iphone
    com.apple.iphone-8-2 : com.apple.iphone-8
    com.apple.iphone-8-7 : com.apple.iphone-8
    com.apple.iphone-8-8 : com.apple.iphone-8
    com.apple.iphone-8-plus : com.apple.iphone
    com.apple.iphone-8-plus-1 : com.apple.iphone-8-plus
    com.apple.iphone-8-plus-2 : com.apple.iphone-8-plus
    com.apple.iphone-8-plus-3 : com.apple.iphone-8-plus
    com.apple.iphone-x : com.apple.homebuttonless-iphone
    com.apple.iphone-x-1 : com.apple.iphone-x
    com.apple.iphone-x-2 : com.apple.iphone-x
    com.apple.ipod : com.apple.ios-device
    com.apple.legacy-ipod : com.apple.device
    com.apple.ipod-classic : com.apple.legacy-ipod
    com.apple.ipod-mini : com.apple.legacy-ipod
    com.apple.ipod-nano : com.apple.legacy-ipod
    com.apple.ipod-shuffle : com.apple.legacy-ipod
    com.apple.ipod-shuffle-gen1 : com.apple.ipod-shuffle
    com.apple.ipod-shuffle-gen2 : com.apple.ipod-shuffle
    com.apple.ipod-shuffle-gen3 : com.apple.ipod-shuffle
    com.apple.ipod-shuffle-gen4 : com.apple.ipod-shuffle
    com.apple.ipod-touch : com.apple.ipod
    com.apple.ipod-touch-2 : com.apple.ipod
    com.apple.ipod-touch-3 : com.apple.ipod
    com.apple.ipod-touch-4 : com.apple.ipod
    com.apple.watch : com.apple.ios-device
    """
}
