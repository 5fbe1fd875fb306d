@_exported public import SimulatedFoundation
// The principal class of this framework is a view controller.
@_exported public import SimulatedUIKit
