/// What a function of the system answers with: 0 when all went well.
///
/// Simulated: a number, as on iOS. No known difference.
public typealias OSStatus = Int32
