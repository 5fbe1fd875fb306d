import SnippetEngine

/// Runs something in the engine; if the machine is at fault, the command ends.
func checking<Value>(
  _ body: () async throws(EngineFailure) -> Value
) async throws(Failure) -> Value {
  do {
    return try await body()
  } catch {
    throw Failure(.machine, saying: "\(error)")
  }
}
