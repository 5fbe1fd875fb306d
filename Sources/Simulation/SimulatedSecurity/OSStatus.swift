/// The result of a system function: 0 for success.
///
/// Simulated: a number, as on iOS. No known difference.
public typealias OSStatus = Int32
