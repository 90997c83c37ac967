#pragma once

#include <QWidget>
#include <functional>

class QLabel;

namespace bloscope {

class CheckedLineEdit;

// A line at the foot of a document that asks where to go. It says beside the text where that leads,
// or what is wrong with it; Enter goes there and puts the line away, Escape only does the latter.
class GoToBar : public QWidget {
    Q_OBJECT

 public:
    // Of a text: where it leads, or why it leads nowhere.
    struct Meaning {
        QString place;
        QString problem; // empty: it leads there
    };
    using Read = std::function<Meaning(const QString& text)>;

    // `label` names the field, `example` stands in it while it is empty.
    GoToBar(const QString& label, const QString& example, Read read, QWidget* parent = nullptr);

    void ask(const QString& text = {}); // comes into sight with the keyboard's focus

 signals:
    void wanted(const QString& text);
    void closed(); // also after wanted()

 private:
    void showMeaning();
    void go();
    void close();

    Read m_read;
    CheckedLineEdit* m_text;
    QLabel* m_meaning;
};

} // namespace bloscope
