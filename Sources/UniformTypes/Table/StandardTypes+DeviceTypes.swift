// Facts from Apple's documentation and an observed table; see StandardTypes.swift.

extension StandardTypes {
  /// Devices that are neither Macs nor sold with iOS, and the types to which they conform.
  ///
  /// A line is `identifier : parents | extensions | MIME types | description`.
  static let deviceTypes: StaticString = """
    public.device :
    public.computer : public.device
    com.apple.device : public.device
    com.apple.airport : com.apple.device
    com.apple.airport-express : com.apple.device
    com.apple.airport-extreme-tower : com.apple.airport
    com.apple.time-capsule : com.apple.device
    com.apple.airport-time-capsule-tower : com.apple.time-capsule
    public.display :
    com.apple.cinema-display : public.display
    com.apple.led-cinema-display-24 : public.display
    com.apple.led-cinema-display-27 : public.display
    com.apple.pro-display-xdr : public.display
    public.generic-pc : public.computer
    public.speaker :
    """
}
