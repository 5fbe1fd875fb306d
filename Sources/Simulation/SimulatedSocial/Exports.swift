// A file that only imports Social can also use UIKit's names.
@_exported public import SimulatedUIKit
