#pragma once

#include "ui/text/checked_json.h"
#include "ui/worker/scheduler.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QPushButton;

namespace bloscope {

class JsonTextEdit;

// Edits one value as JSON text (docs/metadata.md) and checks it while one types: what is wrong is
// said below the text and underlined in it. Short texts are checked at once, long ones by the
// scheduler after a pause, and the newest text wins.
class JsonEdit : public QWidget {
    Q_OBJECT

 public:
    explicit JsonEdit(Scheduler& scheduler, QWidget* parent = nullptr); // which lives longer

    // Shows a text. New values keep the forms of `before` (not null). Nothing of an undo is left.
    void setText(const QString& text, SharedBytes before);
    // The same as one step that can be undone.
    void replaceText(const QString& text);
    QString text() const;

    void setReadOnly(bool readOnly);

    bool isChecking() const { return m_isChecking; } // then what follows is of an older text
    const CheckedJson& checked() const { return m_checked; }

 signals:
    void changed();       // the text; it is not checked yet
    void checkFinished(); // of the text of this moment

 private:
    void layOut();
    bool isShort() const;
    void textChanged();
    void check();
    void take(CheckedJson checked);
    void format();

    Scheduler& m_scheduler;
    SharedBytes m_before;
    JsonTextEdit* m_text;
    QLabel* m_problem;
    QPushButton* m_format;
    CheckedJson m_checked;
    bool m_isChecking = false;
    QTimer m_typingPause;
    Ticket m_checkTicket;
    Ticket m_formatTicket;
};

} // namespace bloscope
