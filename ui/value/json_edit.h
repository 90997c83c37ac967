#pragma once

#include "ui/value/checked_json.h"
#include "ui/worker/scheduler.h"

#include <QString>
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

    // Shows a text; a long one arrives piece by piece and can be edited when it is complete. New
    // values keep the forms of `before` (not null). Nothing of an undo is left.
    void setText(const QString& text, SharedBytes before);
    QString text() const;

    void setReadOnly(bool readOnly);

    // Can be made as small as the text field, whatever the sentence below it needs.
    bool hasHeightForWidth() const override { return false; }

    // While a text arrives or is checked, what follows is of an older one.
    bool isChecking() const { return m_isChecking; }
    const CheckedJson& checked() const { return m_checked; }

 signals:
    void changed();       // the text; it is not checked yet
    void checkFinished(); // of the text of this moment

 private:
    void layOut();
    void showPiece();
    void replaceText(const QString& text);
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
    bool m_isReadOnly = false;
    QString m_coming;      // what is not yet shown of a long text...
    qsizetype m_shown = 0; // ...from here on
    QTimer m_nextPiece;
    QTimer m_typingPause;
    Ticket m_checkTicket;
    Ticket m_formatTicket;
};

} // namespace bloscope
