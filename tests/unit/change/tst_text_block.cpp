#include "core/change/put_texts.h"

#include "tests/support/registered_test.h"

#include <QTest>
#include <fmt/ranges.h>

namespace bloscope::tst_text_block {

using namespace test;

namespace {

// "1 | 2 / 3 | 4", or "! " and why there is none.
QByteArray described(const Result<TextBlock>& block)
{
    if (!block)
        return QByteArray::fromStdString("! " + block.error().text());
    QByteArrayList rows;
    for (const std::vector<std::string>& row : *block)
        rows << QByteArray::fromStdString(fmt::format("{}", fmt::join(row, " | ")));
    return rows.join(" / ");
}

} // namespace

class TestTextBlock : public QObject {
    Q_OBJECT

 private slots:
    void takesTextsApart_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<char>("delimiter");
        QTest::addColumn<QByteArray>("block");
        const auto row = [](const char* name, const char* text, char delimiter, const char* block) {
            QTest::newRow(name) << QByteArray(text) << delimiter << QByteArray(block);
        };
        row("one", "1", '\t', "1");
        row("nothing", "", '\t', "");
        row("a line end", "1\n", '\t', "1");
        row("a row", "1\t2\t3", '\t', "1 | 2 | 3");
        row("a column", "1\n2\r\n3\r4", '\t', "1 / 2 / 3 / 4");
        row("empty ones", "\t\n\t", '\t', " |  /  | ");
        row("an empty row", "1\n\n2", '\t', "1 /  / 2");
        row("blanks", " 1 \t 2", '\t', " 1  |  2");
        row("commas", "1,2\n3,4\n", ',', "1 | 2 / 3 | 4");
        row("no delimiter", "1,2\n3\t4", 0, "1,2 / 3\t4");
        row("quotes", "\"a\tb\"\t\"c\"\"d\"\n\"e\r\nf\"\tg", '\t', "a\tb | c\"d / e\r\nf | g");
        row("a quote inside", "5\" x", '\t', "5\" x");
        row("behind quotes", "\"a\"b", '\t', "ab");
        row("ragged", "1\t2\t3\n1\t2", '\t', "! row 2 has 2 values, but row 1 has 3 values");
        row("ragged at its end", "1\n1\t2\n", '\t', "! row 2 has 2 values, but row 1 has 1 value");
        row("no end", "1\n\"2\n3", '\t', "! the quote in row 2, column 1 is not closed");
    }
    void takesTextsApart()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const char, delimiter);
        QTEST(described(parseTextBlock(text.toStdString(), delimiter)), "block");
    }

    void isBounded()
    {
        const std::string most(mostTextsInBlock - 1, '\n');
        QCOMPARE(parseTextBlock(most + "1", '\t')->size(), mostTextsInBlock);
        QCOMPARE(parseTextBlock(most + "1\n2", '\t').error().text(),
                 std::string("there are more than 1 000 000 values"));
    }
};

const Registered<TestTextBlock> registered;

} // namespace bloscope::tst_text_block

#include "tst_text_block.moc"
