/// What a process is to be told about settings that another one has changed.
struct DefaultsNews {
  var file: String
  var store: String
  /// The keys that have changed, each once.
  var keys: Set<String>
  /// The last process that has changed one of them.
  var writer: String
}
