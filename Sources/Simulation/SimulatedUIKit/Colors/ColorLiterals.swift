// swift-format-ignore
/// What `#colorLiteral` makes.
///
/// Simulated: no known difference.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {}

// swift-format-ignore
/// What `#imageLiteral` makes.
///
/// Simulated: as ``UIImage`` by its name. Differs: where there is no such picture iOS traps; here it is
/// an empty one.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {}
