// Combine's names are OpenCombine's, with its conformances of queues, run loops, timers and
// notification centers (ADR 0033).
@_exported public import OpenCombine
@_exported public import OpenCombineDispatch
@_exported public import OpenCombineFoundation
