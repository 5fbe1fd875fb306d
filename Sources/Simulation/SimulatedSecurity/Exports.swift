// On iOS this module also imports Core Foundation, and code that uses it imports Foundation anyway.
@_exported public import Foundation
@_exported public import SimulatedFoundation
