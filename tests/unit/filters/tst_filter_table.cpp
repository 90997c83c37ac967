#include "core/filters/filter_table.h"

#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_filter_table {

class TestFilterTable : public QObject {
    Q_OBJECT

 private slots:
    void namesEveryId_data()
    {
        QTest::addColumn<int>("id");
        QTest::addColumn<std::string>("name");
        QTest::newRow("empty slot") << 0 << std::string("none");
        QTest::newRow("shuffle") << 1 << std::string("shuffle");
        QTest::newRow("bitshuffle") << 2 << std::string("bitshuffle");
        QTest::newRow("delta") << 3 << std::string("delta");
        QTest::newRow("trunc_prec") << 4 << std::string("trunc_prec");
        QTest::newRow("reserved") << 5 << std::string("unknown filter 5");
        QTest::newRow("plugin") << 35 << std::string("bytedelta");
        QTest::newRow("not registered") << 159 << std::string("unknown filter 159");
        QTest::newRow("of users") << 160 << std::string("user-defined filter 160");
    }
    void namesEveryId()
    {
        QFETCH(int, id);
        QTEST(filterName(static_cast<std::uint8_t>(id)), "name");
    }

    void tellsWhatCanBeUndone_data()
    {
        QTest::addColumn<int>("id");
        QTest::addColumn<Filter::Kind>("kind");
        QTest::newRow("shuffle") << 1 << Filter::Kind::Transform;
        QTest::newRow("bitshuffle") << 2 << Filter::Kind::Transform;
        QTest::newRow("delta") << 3 << Filter::Kind::Transform;
        QTest::newRow("trunc_prec") << 4 << Filter::Kind::NothingToUndo;
        QTest::newRow("ndcell") << 32 << Filter::Kind::Transform;
        QTest::newRow("ndmean") << 33 << Filter::Kind::Transform;
        QTest::newRow("old bytedelta") << 34 << Filter::Kind::Transform;
        QTest::newRow("bytedelta") << 35 << Filter::Kind::Transform;
        QTest::newRow("int_trunc") << 36 << Filter::Kind::NothingToUndo;
    }
    void tellsWhatCanBeUndone()
    {
        QFETCH(int, id);
        const Filter* filter = filterById(static_cast<std::uint8_t>(id));
        QVERIFY(filter);
        QTEST(filter->kind, "kind");
        QCOMPARE(filter->undo != nullptr, filter->kind == Filter::Kind::Transform);
        QCOMPARE(isTruncation(filter->id), filter->kind == Filter::Kind::NothingToUndo);
    }

    void namesThoseThatAreWritten()
    {
        const std::vector<std::string_view> expected = {"shuffle",    "bitshuffle", "delta",
                                                        "trunc_prec", "bytedelta",  "int_trunc"};
        QCOMPARE(writableFilters(), expected);
        for (const std::string_view name : expected)
            QCOMPARE(filterNamed(name)->name, name);
    }

    void knowsNoEmptySlotAndNoReservedId()
    {
        for (const int id : {0, 5, 31, 37, 160, 255})
            QVERIFY(!filterById(static_cast<std::uint8_t>(id)));
    }
};

const test::Registered<TestFilterTable> registered;

} // namespace bloscope::tst_filter_table

#include "tst_filter_table.moc"
