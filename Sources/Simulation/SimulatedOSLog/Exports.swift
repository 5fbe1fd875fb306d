// On iOS this module brings the functions and types of `os` with it.
@_exported public import Foundation
@_exported public import SimulatedOS
