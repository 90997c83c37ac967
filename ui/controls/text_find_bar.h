#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;

namespace bloscope {

// A line at the foot of a document that asks what text to look for, and tells how the search goes.
// It searches nothing itself. Enter looks forwards, Shift+Enter backwards, Escape puts it away.
class TextFindBar : public QWidget {
    Q_OBJECT

 public:
    explicit TextFindBar(QWidget* parent = nullptr);

    void ask(); // comes into sight with the keyboard's focus
    QString text() const;
    void tell(const QString& sentence); // may be empty

 signals:
    void nextWanted(); // of a text that is not empty
    void previousWanted();
    void closed(); // nothing is looked for any more

 protected:
    void keyPressEvent(QKeyEvent* event) override;

 private:
    void close();

    QLineEdit* m_text;
    QToolButton* m_previous;
    QToolButton* m_next;
    QLabel* m_sentence;
};

} // namespace bloscope
