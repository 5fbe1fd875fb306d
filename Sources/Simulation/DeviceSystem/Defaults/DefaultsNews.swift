/// The settings that another process has changed, as a process is told about them.
struct DefaultsNews {
  var file: String
  var store: String
  /// The keys that have changed, each once.
  var keys: Set<String>
  /// The last process that has changed one of them.
  var writer: String
}
