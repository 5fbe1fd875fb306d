// swift-format-ignore-file
import NotificationCenter
import UIKit

struct Quote: Decodable {
    let text: String
    let author: String?
}

class QuoteViewController: UIViewController, NCWidgetProviding {
    @IBOutlet private var quoteLabel: UILabel?
    @IBOutlet private var authorLabel: UILabel?
    @IBOutlet private var heightConstraint: NSLayoutConstraint?

    private let cacheURL = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)[0].appendingPathComponent("quote.json")

    override func viewDidLoad() {
        super.viewDidLoad()
        let vibrancy = UIVisualEffectView(effect: UIVibrancyEffect.widgetEffect(forVibrancyStyle: .label))
        vibrancy.frame = view.bounds
        vibrancy.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(vibrancy, at: 0)
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(openApp)))
        if let cached = try? Data(contentsOf: cacheURL) {
            show(cached)
        }
    }

    func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {
        let url = URL(string: "https://quotes.example.com/today.json")!
        let task = URLSession.shared.dataTask(with: url) { [weak self] data, response, error in
            guard error == nil, let data = data, (response as? HTTPURLResponse)?.statusCode == 200 else {
                completionHandler(.failed)
                return
            }
            DispatchQueue.main.async {
                guard let self = self else { return completionHandler(.noData) }
                try? data.write(to: self.cacheURL)
                completionHandler(self.show(data) ? .newData : .noData)
            }
        }
        task.resume()
    }

    @discardableResult
    private func show(_ data: Data) -> Bool {
        guard let quote = try? JSONDecoder().decode(Quote.self, from: data) else { return false }
        let attributed = NSMutableAttributedString(string: quote.text, attributes: [
            .font: UIFont.italicSystemFont(ofSize: 15),
            .foregroundColor: UIColor.darkText,
        ])
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 3
        style.alignment = .natural
        attributed.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: attributed.length))
        quoteLabel?.attributedText = attributed
        authorLabel?.text = quote.author.map { "— " + $0 }
        authorLabel?.isHidden = quote.author == nil
        let needed = quoteLabel?.sizeThatFits(CGSize(width: view.bounds.width, height: .greatestFiniteMagnitude)).height ?? 0
        heightConstraint?.constant = needed
        view.setNeedsUpdateConstraints()
        return true
    }

    @objc private func openApp() {
        guard let url = URL(string: "quotes://today") else { return }
        extensionContext?.open(url) { opened in
            if !opened { NSLog("couldn't open") }
        }
    }
}
