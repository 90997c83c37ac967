#pragma once

#include <QLineEdit>
#include <functional>

namespace bloscope {

// A line of text that is checked while it is typed and taken by Enter. What is wrong with it is
// said (problemChanged, a sign in the field, a tool tip) and the text stays as it was typed. Escape
// goes back to the text that was taken last; a dialog around it closes instead.
class CheckedLineEdit : public QLineEdit {
    Q_OBJECT

 public:
    // Says what is wrong with a text; empty when nothing is.
    using Check = std::function<QString(const QString& text)>;

    explicit CheckedLineEdit(Check check, QWidget* parent = nullptr);

    void setTakenText(const QString& text); // shows it; emits nothing
    const QString& problem() const { return m_problem; }
    void checkAgain() { check(); } // what is right is something else now

 signals:
    void taken(const QString& text); // Enter, with nothing wrong and something changed
    void problemChanged(const QString& problem);

 protected:
    void keyPressEvent(QKeyEvent* event) override;

 private:
    void check();
    void take();

    Check m_check;
    QAction* m_sign;
    QString m_takenText;
    QString m_problem;
};

} // namespace bloscope
