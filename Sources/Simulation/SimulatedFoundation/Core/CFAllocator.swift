/// The source from which C functions take memory.
///
/// Type-checks only: an empty class, since there is only one source.
public final class CFAllocator: Sendable {}

/// The usual source of memory.
///
/// Simulated: `nil`, as on iOS. No known difference.
public let kCFAllocatorDefault: CFAllocator? = nil
