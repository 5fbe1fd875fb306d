// swift-format-ignore-file
//
//  ShareViewController.swift
//  Wunsch
//
//  Created on 02.12.16.
//

import UIKit
import QuartzCore
import MobileCoreServices

class ShareViewController: UIViewController, UITextFieldDelegate {
    
    var background: CAGradientLayer = CAGradientLayer()
    var titleField: UITextField!
    var priceField: UITextField!
    var imageView: UIImageView!
    var navBar: UINavigationBar!
    
    override func viewDidLoad() {
        super.viewDidLoad()
        
        background.colors = [UIColor(hex: 0xFDFBFB).cgColor, UIColor(hex: 0xEBEDEE).cgColor]
        background.locations = [0.0, 1.0]
        background.startPoint = CGPoint(x: 0.5, y: 0)
        background.endPoint = CGPoint(x: 0.5, y: 1)
        background.frame = self.view.bounds
        self.view.layer.insertSublayer(background, at: 0)
        
        let width = UIScreen.main.bounds.size.width
        navBar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: width, height: 64))
        let navItem = UINavigationItem(title: "Wish list")
        navItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: UIBarButtonItem.SystemItem.cancel, target: self, action: #selector(ShareViewController.cancelPressed))
        navItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: UIBarButtonItem.SystemItem.done, target: self, action: #selector(ShareViewController.donePressed))
        navBar.setItems([navItem], animated: false)
        self.view.addSubview(navBar)
        
        titleField = makeField(y: 84, placeholder: "Wish")
        priceField = makeField(y: 134, placeholder: "Price")
        priceField.keyboardType = .decimalPad
        
        imageView = UIImageView(frame: CGRect(x: (width - 100) / 2, y: 190, width: 100, height: 100))
        imageView.layer.cornerRadius = imageView.frame.size.width / 2
        imageView.layer.masksToBounds = true
        imageView.backgroundColor = UIColor.groupTableViewBackground
        self.view.addSubview(imageView)
        
        let swipe = UISwipeGestureRecognizer(target: self, action: #selector(cancelPressed))
        swipe.direction = .down
        self.view.addGestureRecognizer(swipe)
        
        let item : NSExtensionItem = self.extensionContext!.inputItems[0] as! NSExtensionItem
        let itemProvider : NSItemProvider = item.attachments![0] as! NSItemProvider
        titleField.text = item.attributedContentText?.string
        if itemProvider.hasItemConformingToTypeIdentifier("public.url") {
            itemProvider.loadItem(forTypeIdentifier: "public.url", options: nil, completionHandler: { (item, error) -> Void in
                if let url = item as? NSURL {
                    let prefs = UserDefaults(suiteName: "group.wunsch.zettel")!
                    prefs.set(url.absoluteString, forKey: "pendingURL")
                }
            })
        }
    }
    
    func makeField(y: CGFloat, placeholder: String) -> UITextField {
        let field = UITextField(frame: CGRect(x: 20, y: y, width: self.view.frame.size.width - 40, height: 40))
        field.borderStyle = UITextField.BorderStyle.roundedRect
        field.attributedPlaceholder = NSAttributedString(string: placeholder, attributes: [NSAttributedString.Key.foregroundColor: UIColor.lightGray])
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
        field.leftViewMode = .always
        field.delegate = self
        field.addTarget(self, action: #selector(textChanged(_:)), for: .editingChanged)
        self.view.addSubview(field)
        return field
    }
    
    @objc func textChanged(_ sender: UITextField) {
        navBar.topItem?.rightBarButtonItem?.isEnabled = (sender.text?.isEmpty == false)
        let transition = CATransition()
        transition.type = CATransitionType.fade
        transition.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName.easeIn)
        transition.duration = 0.2
        imageView.layer.add(transition, forKey: nil)
    }
    
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        background.frame = self.view.bounds
    }
    
    @objc func cancelPressed() {
        self.extensionContext!.cancelRequest(withError: NSError(domain: "wunsch.cancelled", code: 0, userInfo: nil))
    }
    
    @objc func donePressed() {
        let prefs = UserDefaults(suiteName: "group.wunsch.zettel")!
        prefs.set(titleField.text, forKey: "title")
        prefs.set((priceField.text! as NSString).doubleValue, forKey: "price")
        prefs.synchronize()
        self.extensionContext!.completeRequest(returningItems: nil, completionHandler: nil)
    }
    
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField == titleField {
            priceField.becomeFirstResponder()
        } else {
            textField.resignFirstResponder()
        }
        return false
    }
}

extension UIColor {
    convenience init(hex: Int, alpha: CGFloat = 1.0) {
        let r = CGFloat((hex & 0xFF0000) >> 16) / 255.0
        let g = CGFloat((hex & 0x00FF00) >> 8) / 255.0
        let b = CGFloat(hex & 0x0000FF) / 255.0
        self.init(red: r, green: g, blue: b, alpha: alpha)
    }
}
