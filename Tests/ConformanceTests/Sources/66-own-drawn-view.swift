// swift-format-ignore-file
import UIKit
import UniformTypeIdentifiers

@IBDesignable
class RingView: UIView {
    @IBInspectable var progress: CGFloat = 0 {
        didSet { setNeedsDisplay() }
    }

    private let shape = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        isOpaque = false
    }

    private func commonInit() {
        shape.fillColor = UIColor.clear.cgColor
        shape.strokeColor = tintColor.cgColor
        shape.lineWidth = 6
        shape.lineCap = .round
        layer.addSublayer(shape)
        backgroundColor = .clear
        isAccessibilityElement = true
        accessibilityTraits = .updatesFrequently
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let radius = min(bounds.width, bounds.height) / 2 - 3
        shape.frame = bounds
        shape.path = UIBezierPath(arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: radius, startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true).cgPath
    }

    override func draw(_ rect: CGRect) {
        super.draw(rect)
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setFillColor(UIColor.systemFill.cgColor)
        context.fillEllipse(in: rect.insetBy(dx: 6, dy: 6))
        context.setStrokeColor(UIColor.systemBlue.cgColor)
        context.setLineWidth(2)
        context.move(to: CGPoint(x: rect.minX, y: rect.midY))
        context.addLine(to: CGPoint(x: rect.minX + rect.width * progress, y: rect.midY))
        context.strokePath()
        context.restoreGState()
        let path = UIBezierPath(roundedRect: rect, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 4, height: 4))
        UIColor.separator.setStroke()
        path.stroke()
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 80, height: 80) }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        shape.strokeColor = tintColor.cgColor
    }

    func animate(to value: CGFloat) {
        let animation = CABasicAnimation(keyPath: "strokeEnd")
        animation.fromValue = shape.strokeEnd
        animation.toValue = value
        animation.duration = 0.4
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        shape.add(animation, forKey: "progress")
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        shape.strokeEnd = value
        CATransaction.commit()
        progress = value
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        if let point = touches.first?.location(in: self), self.point(inside: point, with: event) {
            alpha = 0.6
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        alpha = 1
    }
}

class RingViewController: UIViewController {
    private lazy var ring = RingView(frame: CGRect(x: 0, y: 0, width: 120, height: 120))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(ring)
        ring.center = view.center
        ring.animate(to: 0.2)

        let providers = (extensionContext!.inputItems as! [NSExtensionItem]).flatMap { $0.attachments! }
        var loaded = [String]()
        for provider in providers {
            provider.loadItem(forTypeIdentifier: UTType.url.identifier) { [self] value, _ in
                DispatchQueue.main.async {
                    loaded.append((value as! URL).absoluteString)
                    ring.animate(to: CGFloat(loaded.count) / CGFloat(providers.count))
                    if loaded.count == providers.count {
                        UserDefaults(suiteName: "group.ring")!.set(loaded.sorted(), forKey: "links")
                        extensionContext!.completeRequest(returningItems: nil)
                    }
                }
            }
        }
    }
}
