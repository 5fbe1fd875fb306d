// swift-format-ignore-file
import UIKit
import MobileCoreServices

class ComposeViewController : UIViewController, UITextViewDelegate
{
    var textView : UITextView = UITextView()
    var counter : UILabel = UILabel()
    var bottom : NSLayoutConstraint?
    let limit = 280

    override func viewDidLoad()
    {
        super.viewDidLoad()
        self.view.backgroundColor = UIColor.white
        self.textView.delegate = self
        self.textView.isEditable = true
        self.textView.isScrollEnabled = true
        self.textView.font = UIFont.init(name: "Georgia", size: 18) ?? UIFont.systemFont(ofSize: 18)
        self.textView.layer.borderColor = UIColor.lightGray.cgColor
        self.textView.layer.borderWidth = 0.5
        self.textView.accessibilityIdentifier = "message"
        self.textView.translatesAutoresizingMaskIntoConstraints = false
        self.counter.translatesAutoresizingMaskIntoConstraints = false
        self.counter.textColor = UIColor.darkGray
        self.counter.font = UIFont.monospacedDigitSystemFont(ofSize: 13, weight: UIFont.Weight.regular)
        self.view.addSubview(self.textView)
        self.view.addSubview(self.counter)

        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
        let send = UIBarButtonItem(title: "Send", style: .plain, target: self, action: #selector(self.send(sender:)))
        toolbar.items = [space, send]
        toolbar.sizeToFit()
        self.textView.inputAccessoryView = toolbar

        let views : [String : Any] = ["text": self.textView, "counter": self.counter]
        self.view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:|-16-[text]-16-|", options: [], metrics: nil, views: views))
        self.view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "H:[counter]-16-|", options: [], metrics: nil, views: views))
        self.view.addConstraints(NSLayoutConstraint.constraints(withVisualFormat: "V:|-60-[text]-8-[counter]", options: [], metrics: nil, views: views))
        self.bottom = NSLayoutConstraint(item: self.counter, attribute: .bottom, relatedBy: .equal, toItem: self.view, attribute: .bottom, multiplier: 1.0, constant: -16)
        self.view.addConstraint(self.bottom!)

        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(keyboardChanged), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
        self.fill()
    }

    override func viewDidAppear(_ animated: Bool)
    {
        super.viewDidAppear(animated)
        self.textView.becomeFirstResponder()
    }

    override func viewWillDisappear(_ animated: Bool)
    {
        super.viewWillDisappear(animated)
        NotificationCenter.default.removeObserver(self, name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
    }

    func fill()
    {
        if let item = self.extensionContext?.inputItems.first as? NSExtensionItem
        {
            if let provider = item.attachments?.first
            {
                if provider.hasItemConformingToTypeIdentifier(kUTTypePlainText as String)
                {
                    provider.loadItem(forTypeIdentifier: kUTTypePlainText as String, options: nil, completionHandler: { (value, error) in
                        DispatchQueue.main.async {
                            if let string = value as? NSString
                            {
                                self.textView.text = (string as String) + "\n"
                                self.textViewDidChange(self.textView)
                            }
                        }
                    })
                }
            }
        }
    }

    func textViewDidChange(_ textView: UITextView)
    {
        self.counter.text = "\(limit - textView.text.characters_count)"
    }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    {
        let current = textView.text as NSString
        return current.replacingCharacters(in: range, with: text).count <= limit
    }

    @objc func keyboardChanged(notification: Notification)
    {
        if let info = notification.userInfo, let value = info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        {
            let height = self.view.convert(value.cgRectValue, from: nil).size.height
            self.bottom?.constant = -(height + 16)
            self.view.setNeedsLayout()
        }
    }

    @objc func send(sender: UIBarButtonItem)
    {
        self.textView.resignFirstResponder()
        let path = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.birdcall")!.path + "/outbox.txt"
        try! self.textView.text.write(toFile: path, atomically: true, encoding: String.Encoding.utf8)
        self.extensionContext!.completeRequest(returningItems: [], completionHandler: { (expired) in
            print("expired: \(expired)")
        })
    }
}

private extension String
{
    var characters_count : Int { return self.count }
}
