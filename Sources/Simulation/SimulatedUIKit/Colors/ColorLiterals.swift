// swift-format-ignore
/// The result of `#colorLiteral`.
///
/// Simulated: no known difference.
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {}

// swift-format-ignore
/// The result of `#imageLiteral`.
///
/// Simulated: as ``UIImage`` by its name. Differs: if there is no such picture iOS traps; here it
/// is an empty one.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {}
