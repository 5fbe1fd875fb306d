// swift-format-ignore-file
import UIKit

protocol KeyRowDelegate: AnyObject {
    func keyRow(_ row: KeyRow, tapped key: Key)
}

enum Key: Equatable {
    case character(String)
    case shift
    case delete
    case space
    case `return`
    case globe

    var title: String {
        switch self {
        case .character(let letter): return letter
        case .shift: return "⇧"
        case .delete: return "⌫"
        case .space: return "space"
        case .return: return "return"
        case .globe: return "🌐"
        }
    }
}

final class KeyRow: UIStackView {
    weak var delegate: KeyRowDelegate?
    private let keys: [Key]

    init(keys: [Key]) {
        self.keys = keys
        super.init(frame: .zero)
        axis = .horizontal
        distribution = .fillProportionally
        spacing = 6
        for key in keys {
            let button = UIButton(type: .system)
            button.setTitle(key.title, for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: 20)
            button.layer.cornerRadius = 5
            button.backgroundColor = UIColor(dynamicProvider: { traits in
                traits.userInterfaceStyle == .dark ? .darkGray : .white
            })
            button.addTarget(self, action: #selector(touched), for: .touchUpInside)
            button.setContentHuggingPriority(.defaultLow, for: .horizontal)
            button.setContentCompressionResistancePriority(.required, for: .vertical)
            addArrangedSubview(button)
        }
    }

    required init(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    @objc private func touched(_ sender: UIButton) {
        guard let index = arrangedSubviews.firstIndex(of: sender) else { return }
        delegate?.keyRow(self, tapped: keys[index])
    }
}

class KeyboardViewController: UIInputViewController, KeyRowDelegate {
    private var isShifted = false
    private let column = UIStackView()
    private var repeatTimer: Timer?

    override func viewDidLoad() {
        super.viewDidLoad()
        column.axis = .vertical
        column.distribution = .fillEqually
        column.spacing = 10
        column.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
            column.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 3),
            column.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -3),
            column.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -8),
            view.heightAnchor.constraint(equalToConstant: 260),
        ])
        for letters in ["qwertzuiop", "asdfghjkl", "yxcvbnm"] {
            let row = KeyRow(keys: letters.map { .character(String($0)) })
            row.delegate = self
            column.addArrangedSubview(row)
        }
        let last = KeyRow(keys: [.globe, .shift, .space, .delete, .return])
        last.delegate = self
        column.addArrangedSubview(last)
        inputView?.allowsSelfSizing = true
        hasDictationKey = false
    }

    func keyRow(_ row: KeyRow, tapped key: Key) {
        UIDevice.current.playInputClick()
        switch key {
        case .character(let letter):
            textDocumentProxy.insertText(isShifted ? letter.uppercased() : letter)
            isShifted = false
        case .shift:
            isShifted.toggle()
        case .delete:
            deleteWord()
        case .space:
            textDocumentProxy.insertText(" ")
        case .return:
            textDocumentProxy.insertText("\n")
        case .globe:
            advanceToNextInputMode()
        }
    }

    private func deleteWord() {
        guard textDocumentProxy.hasText else { return }
        if let selected = textDocumentProxy.selectedText, !selected.isEmpty {
            textDocumentProxy.deleteBackward()
            return
        }
        let before = textDocumentProxy.documentContextBeforeInput ?? ""
        let word = before.components(separatedBy: CharacterSet.whitespaces).last ?? ""
        for _ in 0..<max(1, word.count) {
            textDocumentProxy.deleteBackward()
        }
        if textDocumentProxy.documentContextAfterInput?.first == " " {
            textDocumentProxy.adjustTextPosition(byCharacterOffset: 1)
        }
    }

    override func textDidChange(_ textInput: UITextInput?) {
        super.textDidChange(textInput)
        let capitalization = textDocumentProxy.autocapitalizationType ?? .none
        isShifted = capitalization != .none && (textDocumentProxy.documentContextBeforeInput ?? "").isEmpty
        if textDocumentProxy.returnKeyType == .search || textDocumentProxy.keyboardType == .webSearch {
            NSLog("searching, full access: %@", hasFullAccess ? "yes" : "no")
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.verticalSizeClass == .compact {
            column.spacing = 4
        }
    }
}
