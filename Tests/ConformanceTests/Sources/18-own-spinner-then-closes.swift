// swift-format-ignore-file
import UIKit
import MobileCoreServices

class SavingViewController: UIViewController {

    lazy var activityIndicator: UIActivityIndicatorView = {
        let indicator = UIActivityIndicatorView(style: .whiteLarge)
        indicator.color = .gray
        indicator.hidesWhenStopped = true
        return indicator
    }()

    lazy var checkmark = UIImageView(image: UIImage(systemName: "checkmark.circle.fill"))

    var hud: UIView!

    override func viewDidLoad() {
        super.viewDidLoad()

        self.view.backgroundColor = UIColor(white: 0, alpha: 0.3)

        hud = UIView(frame: CGRect(x: 0, y: 0, width: 140, height: 140))
        hud.center = self.view.center
        hud.autoresizingMask = [.flexibleTopMargin, .flexibleBottomMargin, .flexibleLeftMargin, .flexibleRightMargin]
        hud.backgroundColor = .white
        hud.layer.cornerRadius = 14
        hud.clipsToBounds = true
        self.view.addSubview(hud)

        activityIndicator.center = CGPoint(x: hud.bounds.midX, y: hud.bounds.midY)
        hud.addSubview(activityIndicator)
        activityIndicator.startAnimating()

        checkmark.tintColor = UIColor.green
        checkmark.frame = hud.bounds.insetBy(dx: 40, dy: 40)
        checkmark.contentMode = .scaleAspectFit
        checkmark.alpha = 0
        hud.addSubview(checkmark)

        let tap = UITapGestureRecognizer(target: self, action: #selector(handleTap(_:)))
        tap.numberOfTapsRequired = 1
        view.addGestureRecognizer(tap)
        view.isUserInteractionEnabled = true
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let context = self.extensionContext!
        var found = false
        for item: Any in context.inputItems {
            let inputItem = item as! NSExtensionItem
            for provider: Any in inputItem.attachments! {
                let itemProvider = provider as! NSItemProvider
                if itemProvider.hasItemConformingToTypeIdentifier(kUTTypeURL as String) {
                    found = true
                    itemProvider.loadItem(forTypeIdentifier: kUTTypeURL as String, options: nil, completionHandler: { (urlItem, error) in
                        let url = urlItem as! URL
                        self.saved(url)
                    })
                    break
                }
            }
            if found { break }
        }
        if !found {
            activityIndicator.stopAnimating()
            closeSoon()
        }
    }

    func saved(_ url: URL) {
        let ud = UserDefaults(suiteName: "group.onetap")
        ud?.set(url, forKey: "url")
        ud?.set(url.absoluteString, forKey: "urlString")
        ud?.set(true, forKey: "fresh")
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
            self.activityIndicator.stopAnimating()
            UIView.animate(withDuration: 0.3, delay: 0.1, usingSpringWithDamping: 0.6, initialSpringVelocity: 0.5, options: [], animations: {
                self.checkmark.alpha = 1
                self.checkmark.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
            }, completion: { finished in
                self.closeSoon()
            })
        }
    }

    func closeSoon() {
        DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + .milliseconds(800)) { [weak self] in
            self?.extensionContext?.completeRequest(returningItems: [], completionHandler: nil)
        }
    }

    @objc func handleTap(_ recognizer: UITapGestureRecognizer) {
        let point = recognizer.location(in: view)
        if hud.frame.contains(point) == false {
            dismiss(animated: true) {
                self.extensionContext?.cancelRequest(withError: NSError(domain: "onetap", code: 3, userInfo: [:]))
            }
        }
    }

    override var preferredStatusBarStyle: UIStatusBarStyle {
        return .lightContent
    }

    override var shouldAutorotate: Bool { return false }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { return .portrait }
}
