// swift-format-ignore-file
//
//  KeyboardViewController.swift
//  Emoticons
//

import UIKit

class KeyboardViewController: UIInputViewController {

    @IBOutlet var nextKeyboardButton: UIButton!
    var heightConstraint: NSLayoutConstraint?
    let emoticons = ["(^_^)", "(-_-)", "(o_O)", "(>_<)", "\\o/"]

    override func updateViewConstraints() {
        super.updateViewConstraints()

        // Add custom view sizing constraints here
        if heightConstraint == nil {
            heightConstraint = NSLayoutConstraint(item: self.view!, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 0, constant: 216)
            heightConstraint?.priority = UILayoutPriority(rawValue: 999)
            self.view.addConstraint(heightConstraint!)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()

        self.nextKeyboardButton = UIButton(type: .system)
        self.nextKeyboardButton.setTitle(NSLocalizedString("Next Keyboard", comment: "Title for 'Next Keyboard' button"), for: [])
        self.nextKeyboardButton.sizeToFit()
        self.nextKeyboardButton.translatesAutoresizingMaskIntoConstraints = false
        self.nextKeyboardButton.addTarget(self, action: #selector(handleInputModeList(from:with:)), for: .allTouchEvents)
        self.view.addSubview(self.nextKeyboardButton)
        self.nextKeyboardButton.leftAnchor.constraint(equalTo: self.view.leftAnchor).isActive = true
        self.nextKeyboardButton.bottomAnchor.constraint(equalTo: self.view.bottomAnchor).isActive = true

        var x: CGFloat = 8
        for (i, face) in emoticons.enumerated() {
            let button = UIButton(type: .custom)
            button.setTitle(face, for: .normal)
            button.tag = i
            button.frame = CGRect(x: x, y: 16, width: 64, height: 40)
            button.addTarget(self, action: #selector(self.tapped(_:)), for: .touchUpInside)
            button.autoresizingMask = .flexibleWidth
            self.view.addSubview(button)
            x += 72
        }
    }

    override func viewWillLayoutSubviews() {
        self.nextKeyboardButton.isHidden = !self.needsInputModeSwitchKey
        super.viewWillLayoutSubviews()
    }

    @objc func tapped(_ sender: UIButton) {
        UIDevice.current.playInputClick()
        let proxy = textDocumentProxy as UITextDocumentProxy
        if let before = proxy.documentContextBeforeInput, !before.hasSuffix(" "), !before.isEmpty {
            proxy.insertText(" ")
        }
        proxy.insertText(emoticons[sender.tag])
    }

    override func textWillChange(_ textInput: UITextInput?) {
        // The app is about to change the document's contents. Perform any preparation here.
    }

    override func textDidChange(_ textInput: UITextInput?) {
        // The app has just changed the document's contents, the document context has been updated.
        var textColor: UIColor
        let proxy = self.textDocumentProxy
        if proxy.keyboardAppearance == UIKeyboardAppearance.dark {
            textColor = UIColor.white
        } else {
            textColor = UIColor.black
        }
        self.nextKeyboardButton.setTitleColor(textColor, for: [])
    }

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
    }
}
