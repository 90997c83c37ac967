#pragma once

#include "ui/value/checked_json.h"
#include "ui/worker/scheduler.h"

#include <QColor>
#include <QPalette>
#include <QPlainTextEdit>
#include <QString>
#include <QSyntaxHighlighter>
#include <QTimer>
#include <QWidget>
#include <array>

class QLabel;
class QPushButton;

namespace bloscope {

class JsonHighlighter;

// A field for the text of a value: line numbers, colours, brackets that belong together, a place
// that is underlined. Tab inserts two spaces, Enter keeps the indentation.
class JsonTextEdit : public QPlainTextEdit {
    Q_OBJECT

 public:
    explicit JsonTextEdit(QWidget* parent = nullptr);

    // Underlines what stands at this position; -1 takes the line away.
    void markProblem(int position);
    int problemPosition() const { return m_problem; }

    int numbersWidth() const; // pixels left of the text
    void paintNumbers(QPaintEvent* event);

 protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

 private:
    void insertLineBreak();
    void updateMarks();
    void appendProblem(QList<QTextEdit::ExtraSelection>& marks) const;
    void appendBrackets(QList<QTextEdit::ExtraSelection>& marks) const;
    void placeNumbers();

    QWidget* m_numbers;
    JsonHighlighter* m_highlighter;
    int m_problem = -1;
};

// The kinds of words in JSON that have a colour of their own.
enum class JsonWord { Key, Notation, Text, Number, Literal }; // Notation: keys that begin with $

// A colour of a word, with a contrast of at least 4.5:1 to a light or dark background.
QColor colorOf(JsonWord word, const QPalette& palette);

// A bracket outside of texts, and where it stands in its line.
struct JsonBracket {
    QChar bracket;
    int position = 0;
};

// Colours JSON line by line: texts do not go over lines. Keeps the brackets of each line for
// matchingBracket().
class JsonHighlighter : public QSyntaxHighlighter {
    Q_OBJECT

 public:
    explicit JsonHighlighter(QTextDocument* document) : QSyntaxHighlighter(document) {}

    void setPalette(const QPalette& palette);

 protected:
    void highlightBlock(const QString& text) override;

 private:
    QPalette m_palette;
};

// The position of the bracket that belongs to the one at `position`; -1 when there is none at
// `position`, none that belongs to it, or when it is many lines away.
int matchingBracket(const QTextDocument& document, int position);

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
