@_exported public import SimulatedExtensionKit
@_exported public import SimulatedFoundation
