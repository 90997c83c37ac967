#pragma once

#include <QFrame>

class QLabel;
class QToolButton;

namespace bloscope {

// A message inside a document: icon, sentence, perhaps one thing to do about it, and a button to
// put it away. Never a dialog. Hidden while there is nothing to say.
class MessageBar : public QFrame {
    Q_OBJECT

 public:
    enum class Severity { Note, Warning, Failure };

    explicit MessageBar(QWidget* parent = nullptr);

    // Takes the place of what was shown before. Without `actionText` there is no action.
    void tell(Severity severity, const QString& text, const QString& actionText = {});
    void dismiss();

    QString text() const;

 signals:
    void actionTriggered();

 private:
    QLabel* m_icon;
    QLabel* m_text;
    QToolButton* m_action;
    QToolButton* m_dismiss;
};

} // namespace bloscope
