#include "ui/query/query_text.h"

#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_query_text {

TableColumn column(std::string name, std::string kind)
{
    TableColumn column;
    column.name = std::move(name);
    column.kind = std::move(kind);
    return column;
}

const std::vector<TableColumn>& someColumns()
{
    static const std::vector<TableColumn> columns{
        column("price", "float64"), column("count", "int32"),    column("tree", "dictionary"),
        column("ok", "bool"),       column("when", "timestamp"), column("unit price", "uint16"),
        column("path", "list"),     column("ratio", "float32")};
    return columns;
}

const TableColumn& columnCalled(const QString& name)
{
    for (const TableColumn& each : someColumns())
        if (each.name == name.toStdString())
            return each;
    qFatal("there is no column %s", qPrintable(name));
}

class TestQueryText : public QObject {
    Q_OBJECT

 private slots:
    void findsMistakes_data();
    void findsMistakes();
    void splitsConditions_data();
    void splitsConditions();
    void addsConditions_data();
    void addsConditions();
    void saysWhatACellIsComparedWith_data();
    void saysWhatACellIsComparedWith();
    void offersWords();
};

void TestQueryText::findsMistakes_data()
{
    QTest::addColumn<QString>("condition");
    QTest::addColumn<QString>("sentence"); // its beginning
    QTest::addColumn<bool>("isRight");
    QTest::addColumn<int>("begin");
    QTest::addColumn<int>("size");
    const auto row = [](const char* condition, const char* sentence = "", int begin = 0,
                        int size = 0) {
        QTest::newRow(condition) << QString::fromUtf8(condition) << QString(sentence) << (size == 0)
                                 << begin << size;
    };
    row("");
    row("  ");
    row("price > 100 and tree contains \"fir\"");
    row("`unit price` between 1 and 2");
    row("prize > 100", "there is no column named prize; did you mean price?", 0, 5);
    row("tree == \"größer\" and prise > 1", "there is no column named prise", 21, 5);
    row("not (ok and cuont > 1)", "there is no column named cuont; did you mean count?", 12, 5);
    row("price > 1 & count < 2", "& binds more tightly than comparisons", 10, 1);
    row("price >", "", 7, 1);
}

void TestQueryText::findsMistakes()
{
    QFETCH(QString, condition);
    QFETCH(QString, sentence);
    const auto mistake = mistakeIn(condition, someColumns());
    QFETCH(bool, isRight);
    QCOMPARE(!mistake, isRight);
    if (isRight)
        return;
    QVERIFY2(mistake->sentence.startsWith(sentence), qPrintable(mistake->sentence));
    QVERIFY2(!mistake->sentence.contains("at byte"), qPrintable(mistake->sentence));
    QTEST(int(mistake->begin), "begin");
    QTEST(int(mistake->size), "size");
}

void TestQueryText::splitsConditions_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("conditions");
    QTest::addColumn<bool>("isAll");
    QTest::newRow("none") << "" << QStringList{} << true;
    QTest::newRow("a mistake") << "price >" << QStringList{} << true;
    QTest::newRow("one") << " price > 1 " << QStringList{"price > 1"} << true;
    QTest::newRow("all") << "price > 1 and tree == \"größer\" and not ok"
                         << QStringList{"price > 1", "tree == \"größer\"", "not ok"} << true;
    QTest::newRow("any") << "price > 1 or ok" << QStringList{"price > 1", "ok"} << false;
    QTest::newRow("one in parentheses")
        << "(price > 1 or ok)" << QStringList{"(price > 1 or ok)"} << true;
    QTest::newRow("parts in parentheses") << "(price > 1 or ok) and count == 2"
                                          << QStringList{"(price > 1 or ok)", "count == 2"} << true;
}

void TestQueryText::splitsConditions()
{
    QFETCH(QString, text);
    const JoinedConditions conditions = conditionsIn(text);
    QTEST(conditions.conditions, "conditions");
    QTEST(conditions.isAll, "isAll");
    // What is put together again means the same.
    const JoinedConditions again = conditionsIn(joined(conditions));
    QCOMPARE(again.conditions, conditions.conditions);
}

void TestQueryText::addsConditions_data()
{
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    QTest::newRow("the first") << ""
                               << "ok";
    QTest::newRow("a second") << "price > 1"
                              << "price > 1 and ok";
    QTest::newRow("one that is there") << "price > 1 and ok"
                                       << "price > 1 and ok";
    QTest::newRow("beside alternatives") << "price > 1 or count < 2"
                                         << "(price > 1 or count < 2) and ok";
}

void TestQueryText::addsConditions()
{
    QFETCH(QString, before);
    QTEST(withCondition(before, "ok"), "after");
}

void TestQueryText::saysWhatACellIsComparedWith_data()
{
    QTest::addColumn<QString>("column");
    QTest::addColumn<int>("test");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("condition"); // empty: none
    const auto row = [](const char* column, CellTest test, const char* text,
                        const char* condition) {
        QTest::addRow("%s %d %s", column, int(test), text)
            << QString(column) << int(test) << QString::fromUtf8(text)
            << QString::fromUtf8(condition);
    };
    row("price", CellTest::Equal, "12.5", "price == 12.5");
    row("price", CellTest::Greater, "-1e30", "price > -1e30");
    row("price", CellTest::Equal, "nan", "isnan(price)");
    row("price", CellTest::NotEqual, "nan", "not isnan(price)");
    row("price", CellTest::Less, "nan", "");
    row("unit price", CellTest::Less, "3", "`unit price` < 3");
    row("ratio", CellTest::Equal, "0.1", "ratio == 0.10000000149011612");
    row("ratio", CellTest::Less, "1.5", "ratio < 1.5");
    row("tree", CellTest::NotEqual, "fir \"red\"", "tree != \"fir \\\"red\\\"\"");
    row("tree", CellTest::Equal, "nan", "");
    row("ok", CellTest::Equal, "True", "ok == True");
    row("ok", CellTest::Less, "True", "");
    row("when", CellTest::Greater, "2024-02-28T08:19:09", "when > \"2024-02-28T08:19:09\"");
    row("path", CellTest::Equal, "[1]", "");
    row("path", CellTest::IsNull, "", "path is null");
    row("count", CellTest::IsNotNull, "", "count is not null");
}

void TestQueryText::saysWhatACellIsComparedWith()
{
    QFETCH(QString, column);
    QFETCH(int, test);
    QFETCH(QString, text);
    QFETCH(QString, condition);
    const auto said = conditionFor(columnCalled(column), CellTest(test), text);
    QCOMPARE(said.value_or(QString()), condition);
    if (said)
        QVERIFY(!mistakeIn(*said, someColumns()));
}

void TestQueryText::offersWords()
{
    const QStringList words = queryWords(someColumns());
    for (const char* word : {"price", "`unit price`", "isnan(", "between", "is null"})
        QVERIFY2(words.contains(word), word);
}

const test::Registered<TestQueryText, QCoreApplication> registered;

} // namespace bloscope::tst_query_text

#include "tst_query_text.moc"
