/// Where C functions take memory from.
///
/// Type-checks only: a class without anything, since there is only one source.
public final class CFAllocator: Sendable {}

/// The usual source of memory.
///
/// Simulated: `nil`, as on iOS. No known difference.
public let kCFAllocatorDefault: CFAllocator? = nil
