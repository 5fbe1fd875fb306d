/// How packets read as text.
enum PacketWords {
  static func packet(from source: String, to destination: String, _ text: String) -> String {
    "\(source) to \(destination): \(text)"
  }

  static func noAddress(_ source: String, or destination: String) -> String {
    "\(source) or \(destination) isn't an IPv4 address"
  }
}
