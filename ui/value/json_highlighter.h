#pragma once

#include <QColor>
#include <QPalette>
#include <QSyntaxHighlighter>
#include <array>

namespace bloscope {

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
