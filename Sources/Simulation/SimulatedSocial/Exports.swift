// A file that imports Social alone uses UIKit's names, too.
@_exported public import SimulatedUIKit
