#include "ui/value/json_edit.h"

#include "tests/support/registered_test.h"

#include <QApplication>
#include <QTest>
#include <QTextDocument>
#include <QTextLayout>
#include <cmath>

namespace bloscope::tst_json_highlighter {

namespace {

// Relative luminance and contrast, as the Web Content Accessibility Guidelines define them.
double luminance(QColor color)
{
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) +
           0.0722 * linear(color.blueF());
}

double contrast(QColor one, QColor two)
{
    const double a = luminance(one);
    const double b = luminance(two);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

QPalette paletteOver(QColor base)
{
    QPalette palette;
    palette.setColor(QPalette::Base, base);
    return palette;
}

constexpr JsonWord allWords[] = {JsonWord::Key, JsonWord::Notation, JsonWord::Text,
                                 JsonWord::Number, JsonWord::Literal};

} // namespace

class TestJsonHighlighter : public QObject {
    Q_OBJECT

 private slots:
    void isReadableOnLightAndDark_data()
    {
        QTest::addColumn<QColor>("base");
        QTest::newRow("white") << QColor(Qt::white);
        QTest::newRow("light grey") << QColor(0xf0, 0xf0, 0xf0);
        QTest::newRow("black") << QColor(Qt::black);
        QTest::newRow("dark grey") << QColor(0x32, 0x32, 0x36);
    }
    void isReadableOnLightAndDark()
    {
        QFETCH(QColor, base);
        for (const JsonWord word : allWords) {
            const double found = contrast(colorOf(word, paletteOver(base)), base);
            QVERIFY2(found >= 4.5, qPrintable(QString("%1: %2").arg(int(word)).arg(found)));
        }
    }

    void coloursWords()
    {
        const QPalette palette = paletteOver(Qt::white);
        QTextDocument document("{\"a\": [1.5e3, \"t\\\"[\", null], \"$bin\": \"00\"}");
        JsonHighlighter highlighter(&document);
        highlighter.setPalette(palette);
        const auto colorAt = [&](int position) {
            for (const auto& range : document.firstBlock().layout()->formats())
                if (position >= range.start && position < range.start + range.length)
                    return range.format.foreground().color();
            return QColor();
        };
        QCOMPARE(colorAt(1), colorOf(JsonWord::Key, palette));
        QCOMPARE(colorAt(4), QColor()); // the colon
        QCOMPARE(colorAt(7), colorOf(JsonWord::Number, palette));
        QCOMPARE(colorAt(11), colorOf(JsonWord::Number, palette));
        QCOMPARE(colorAt(18), colorOf(JsonWord::Text, palette)); // a bracket within a text
        QCOMPARE(colorAt(23), colorOf(JsonWord::Literal, palette));
        QCOMPARE(colorAt(30), colorOf(JsonWord::Notation, palette));
    }

    void findsTheOtherBracket_data()
    {
        QTest::addColumn<int>("position");
        QTest::addColumn<int>("other");
        QTest::newRow("no bracket") << 1 << -1;
        QTest::newRow("in a text") << 3 << -1;
        QTest::newRow("outermost") << 0 << 19;
        QTest::newRow("outermost, back") << 19 << 0;
        QTest::newRow("over lines") << 7 << 18;
        QTest::newRow("over lines, back") << 18 << 7;
        QTest::newRow("beside each other") << 16 << 17;
        QTest::newRow("inner") << 13 << 11;
    }
    void findsTheOtherBracket()
    {
        QFETCH(int, position);
        QFETCH(int, other);
        QTextDocument document("{\"a]\": [1,\n[2], {}]}");
        JsonHighlighter highlighter(&document);
        highlighter.setPalette({});
        QCOMPARE(matchingBracket(document, position), other);
    }

    void findsNoneForABracketThatStandsAlone()
    {
        QTextDocument document("[[1]\n");
        JsonHighlighter highlighter(&document);
        highlighter.setPalette({});
        QCOMPARE(matchingBracket(document, 0), -1);
        QCOMPARE(matchingBracket(document, 1), 3);
    }
};

const test::Registered<TestJsonHighlighter, QApplication> registered;

} // namespace bloscope::tst_json_highlighter

#include "tst_json_highlighter.moc"
