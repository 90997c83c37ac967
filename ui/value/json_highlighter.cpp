#include "ui/value/json_highlighter.h"

#include <QRegularExpression>
#include <QTextDocument>
#include <algorithm>
#include <vector>

namespace bloscope {

namespace {

struct Brackets : QTextBlockUserData {
    std::vector<JsonBracket> list; // in their order
};

const std::vector<JsonBracket>& bracketsOf(const QTextBlock& block)
{
    static const std::vector<JsonBracket> none;
    const auto* brackets = dynamic_cast<const Brackets*>(block.userData());
    return brackets ? brackets->list : none;
}

bool opens(QChar bracket)
{
    return bracket == u'[' || bracket == u'{';
}

// Walks over brackets, counting how deep they are nested, until the depth is back at 0.
class Match {
 public:
    explicit Match(bool forward) : m_forward(forward) {}

    // Is this the bracket that was looked for?
    bool ends(QChar bracket)
    {
        m_depth += opens(bracket) == m_forward ? 1 : -1;
        return m_depth == 0;
    }

 private:
    bool m_forward;
    int m_depth = 0;
};

const QRegularExpression& words()
{
    static const QRegularExpression pattern(
        QStringLiteral(R"((?<text>"(?:[^"\\]|\\.)*+"?)(?<key>\s*:)?)"
                       R"(|(?<number>-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?))"
                       R"(|(?<literal>\b(?:true|false|null)\b)|(?<bracket>[\[\]{}]))"));
    return pattern;
}

std::optional<JsonWord> wordOf(const QRegularExpressionMatch& match)
{
    if (match.hasCaptured(u"key"))
        return match.capturedView(u"text").startsWith(u"\"$") ? JsonWord::Notation : JsonWord::Key;
    if (match.hasCaptured(u"text"))
        return JsonWord::Text;
    if (match.hasCaptured(u"number"))
        return JsonWord::Number;
    if (match.hasCaptured(u"literal"))
        return JsonWord::Literal;
    return {};
}

// Of the word alone, without the colon behind a key.
qsizetype lengthOf(const QRegularExpressionMatch& match)
{
    return match.hasCaptured(u"text") ? match.capturedLength(u"text") : match.capturedLength();
}

} // namespace

QColor colorOf(JsonWord word, const QPalette& palette)
{
    struct Pair {
        QRgb onLight;
        QRgb onDark;
    };
    static constexpr std::array<Pair, 5> colors = {{{0xff7a3e00, 0xffe8c07a},
                                                    {0xff9b1b6a, 0xfff2a3cf},
                                                    {0xff1d6a2b, 0xff9bd59b},
                                                    {0xff1a4fb4, 0xff8fb8ff},
                                                    {0xff6a35b0, 0xffc9a8ff}}};
    const Pair& pair = colors[static_cast<std::size_t>(word)];
    const bool isDark = palette.color(QPalette::Base).lightness() < 128;
    return QColor(isDark ? pair.onDark : pair.onLight);
}

void JsonHighlighter::setPalette(const QPalette& palette)
{
    m_palette = palette;
    rehighlight();
}

void JsonHighlighter::highlightBlock(const QString& text)
{
    auto brackets = std::make_unique<Brackets>();
    for (auto matches = words().globalMatch(text); matches.hasNext();) {
        const QRegularExpressionMatch match = matches.next();
        if (match.hasCaptured(u"bracket"))
            brackets->list.push_back(
                {text[match.capturedStart()], static_cast<int>(match.capturedStart())});
        else if (const auto word = wordOf(match))
            setFormat(static_cast<int>(match.capturedStart()), static_cast<int>(lengthOf(match)),
                      colorOf(*word, m_palette));
    }
    setCurrentBlockUserData(brackets.release()); // the block owns it
}

int matchingBracket(const QTextDocument& document, int position)
{
    constexpr int mostLines = 5000; // to be looked at
    QTextBlock block = document.findBlock(position);
    const int from = position - block.position();
    const auto& here = bracketsOf(block);
    const auto start = std::ranges::find(here, from, &JsonBracket::position);
    if (start == here.end())
        return -1;
    const bool forward = opens(start->bracket);
    Match match(forward);
    for (int line = 0; line < mostLines && block.isValid(); ++line) {
        std::vector<JsonBracket> list = bracketsOf(block);
        if (!forward)
            std::ranges::reverse(list);
        for (const JsonBracket& bracket : list) {
            const bool isBefore = forward ? bracket.position < from : bracket.position > from;
            if (!(line == 0 && isBefore) && match.ends(bracket.bracket))
                return block.position() + bracket.position;
        }
        block = forward ? block.next() : block.previous();
    }
    return -1;
}

} // namespace bloscope
