#pragma once

#include <QFrame>
#include <QList>
#include <functional>

class QBoxLayout;
class QLabel;
class QToolButton;

namespace bloscope {

// A message inside a document: icon, sentence, what can be done about it, and a button to put it
// away. Never a dialog. The buttons stand behind the sentence where there is room, otherwise below
// it. Hidden while there is nothing to say.
class MessageBar : public QFrame {
    Q_OBJECT

 public:
    enum class Severity { Note, Warning, Failure };

    // A button. What it does lives at least as long as the bar. The message stays until somebody
    // dismisses it.
    struct Action {
        QString text;
        std::function<void()> run;
    };

    explicit MessageBar(QWidget* parent = nullptr);

    // Takes the place of what was shown before.
    void tell(Severity severity, const QString& text, const QList<Action>& actions = {});
    void dismiss();

    QString text() const; // empty while it is hidden
    // Is what it shows more than a note: a warning or a failure?
    bool showsProblem() const { return !isHidden() && m_severity != Severity::Note; }

 protected:
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override; // Escape puts it away

 private:
    void showActions(const QList<Action>& actions);
    void placeActions();

    Severity m_severity = Severity::Note;
    QLabel* m_icon;
    QLabel* m_text;
    QWidget* m_actions;
    QBoxLayout* m_content; // the text, and the buttons beside or below it
    QToolButton* m_dismiss;
};

} // namespace bloscope
