#include "core/query/query_lists.h"

#include "tests/support/compare.h"
#include "tests/support/registered_test.h"

#include <QTest>
#include <fmt/format.h>

namespace bloscope::tst_query_lists {

using namespace test;

namespace {

template <class Item, class Text>
std::string shown(const Result<std::vector<Item>>& list, Text text)
{
    if (!list)
        return list.error().text();
    std::string all;
    for (const Item& item : *list)
        all += (all.empty() ? "" : "|") + text(item);
    return all;
}

} // namespace

class TestQueryLists : public QObject {
    Q_OBJECT

 private slots:
    void readsColumns_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("names");
        const auto row = [](const char* text, const char* names) {
            QTest::newRow(text) << std::string(text) << std::string(names);
        };
        row("a", "a");
        row(" a , b.c,unit price ", "a|b.c|unit price");
        row("`a,b`,`c``d` , -e", "a,b|c`d|-e");
        row("", "a name is missing (at byte 0)");
        row("a,,b", "a name is missing (at byte 2)");
        row("a,", "a name is missing (at byte 2)");
        row("`a", "the name has no closing backtick (at byte 0)");
        row("`a`b", "a comma is expected after the name (at byte 3)");
    }

    void readsColumns()
    {
        QFETCH(const std::string, text);
        QTEST(shown(parseColumnList(text), [](const std::string& name) { return name; }), "names");
    }

    void readsKeys_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("keys");
        const auto row = [](const char* text, const char* keys) {
            QTest::newRow(text) << std::string(text) << std::string(keys);
        };
        row("a, unit price ", "a|unit price");
        row("bin(a, 10),`b,c`,year( d )", "bin(a, 10)|column b,c|year( d )");
        row("bin(d, 'x,)'), e", "bin(d, 'x,)')|e");
        row("`a b` + 1,c", "`a b` + 1|c");
        row("a,,b", "a name is missing (at byte 2)");
        row("a,", "a name is missing (at byte 2)");
        row("", "a name is missing (at byte 0)");
        row("b,`a", "the name has no closing backtick (at byte 2)");
        row("f(a, b", "f(a, b");
    }

    void readsKeys()
    {
        QFETCH(const std::string, text);
        QTEST(shown(parseKeyList(text),
                    [](const KeyName& key) { return (key.isColumn ? "column " : "") + key.text; }),
              "keys");
    }

    void knowsValues()
    {
        for (const char* value : {"year(d)", "a + 1", "a > 3", "bin(a, 10", "1"})
            QVERIFY2(isValueText(value), value);
        for (const char* name : {"a", "-a", "unit price", "a b c", "`a`"})
            QVERIFY2(!isValueText(name), name);
    }

    void readsSorts()
    {
        QCOMPARE(shown(parseSortList("a,-b, - `-c`,+d"),
                       [](const SortName& name) {
                           return name.column + (name.isDescending ? " down" : "");
                       }),
                 std::string("a|b down|-c down|d"));
    }

    void readsFigures_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("figures");
        const auto row = [](const char* text, const char* figures) {
            QTest::newRow(text) << std::string(text) << std::string(figures);
        };
        row("count", "count");
        row("size, mean:a,MAX: b ", "count|a_mean|b_max");
        row("count:a,with_value:a,std:a,nunique:`b:c`,deviation:d",
            "a_with_value|a_with_value|a_deviation|b:c_distinct|d_deviation");
        row("sum", "sum needs a column, such as sum:price (at byte 0)");
        row("count,median:a", "median is not one of count, with_value, sum, mean, min, max, "
                              "deviation and distinct (at byte 6)");
        row("sum:", "a name is missing (at byte 0)");
    }

    void readsFigures()
    {
        QFETCH(const std::string, text);
        QTEST(shown(parseFigureList(text), [](const FigureName& figure) { return figure.text(); }),
              "figures");
    }
};

const Registered<TestQueryLists> registered;

} // namespace bloscope::tst_query_lists

#include "tst_query_lists.moc"
