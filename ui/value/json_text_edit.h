#pragma once

#include <QColor>
#include <QPalette>
#include <QPlainTextEdit>
#include <QSyntaxHighlighter>
#include <array>

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

} // namespace bloscope
