import SnippetEngine

/// Runs something of the engine; a machine at fault ends the command.
func checking<Value>(
  _ body: () async throws(EngineFailure) -> Value
) async throws(Failure) -> Value {
  do {
    return try await body()
  } catch {
    throw Failure(.machine, saying: "\(error)")
  }
}
