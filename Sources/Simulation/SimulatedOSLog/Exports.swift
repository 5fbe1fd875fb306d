// On iOS this module also exports the functions and types of `os`.
@_exported public import Foundation
@_exported public import SimulatedOS
