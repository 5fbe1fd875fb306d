/// Runs code, and then releases the objects that it no longer needs.
///
/// Simulated: the code is run, and its result given. Differs: Linux has no autoreleased objects;
/// every object is released as soon as nothing holds it.
///
/// - Parameter body: The code.
/// - Returns: Its result.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
