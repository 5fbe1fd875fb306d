/// Runs code, and then releases what became superfluous in it.
///
/// Simulated: the code is run, and its result given. Differs: Linux has no autoreleased objects;
/// every object is released as soon as nobody holds it.
///
/// - Parameter body: The code.
/// - Returns: What it gives.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
