extension MachineLack {
  /// Why something wasn't run: "a JavaScript engine is missing: apt-get install …".
  package var reason: String { "\(what) is missing: apt-get install \(package)" }
}
