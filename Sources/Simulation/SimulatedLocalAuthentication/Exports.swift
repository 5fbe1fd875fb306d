// On iOS this module also exports Foundation.
@_exported public import Foundation
@_exported public import SimulatedFoundation
