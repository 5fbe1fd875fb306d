/// A font of Core Text.
///
/// Simulated: UIKit's fonts can be used as such (documented). Differs: it is UIKit's class itself.
public typealias CTFont = UIFont
