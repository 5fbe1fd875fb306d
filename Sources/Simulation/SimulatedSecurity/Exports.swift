// On iOS this module brings Core Foundation with it, and code that uses it has Foundation anyway.
@_exported public import Foundation
@_exported public import SimulatedFoundation
