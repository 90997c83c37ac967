#include "core/chunk/block_index.h"

#include "tests/support/compare.h"
#include "tests/support/registered_test.h"

namespace bloscope::tst_block_index {

using namespace test;

class TestBlockIndex : public QObject {
    Q_OBJECT

 private slots:
    void endsABlockWhereTheNextBegins_data()
    {
        QTest::addColumn<std::vector<std::int32_t>>("starts");
        QTest::addColumn<int>("block");
        QTest::addColumn<int>("begin");
        QTest::addColumn<int>("end");
        using Starts = std::vector<std::int32_t>;
        QTest::newRow("in order, first") << Starts{44, 60, 80} << 0 << 44 << 60;
        QTest::newRow("in order, last") << Starts{44, 60, 80} << 2 << 80 << 100;
        QTest::newRow("out of order, first") << Starts{80, 44, 60} << 0 << 80 << 100;
        QTest::newRow("out of order, second") << Starts{80, 44, 60} << 1 << 44 << 60;
        QTest::newRow("out of order, last") << Starts{80, 44, 60} << 2 << 60 << 80;
        QTest::newRow("shared by two") << Starts{44, 60, 60} << 1 << 60 << 100;
        QTest::newRow("shared by two, before another") << Starts{44, 44, 60} << 0 << 44 << 60;
        QTest::newRow("next outside of the chunk") << Starts{44, 4000, 44} << 0 << 44 << 100;
        QTest::newRow("next inside of the table") << Starts{44, 10, 44} << 0 << 44 << 100;
        QTest::newRow("just enough for a length") << Starts{44, 96, 44} << 1 << 96 << 100;
    }
    void endsABlockWhereTheNextBegins()
    {
        QFETCH(std::vector<std::int32_t>, starts);
        QFETCH(int, block);
        const BlockIndex index(starts, 44, 100);
        QCOMPARE(index.count(), 3);
        QCOMPARE(index.start(block), starts[static_cast<std::size_t>(block)]);
        const auto range = index.range(block);
        QCOMPARE(outcomeOf(range), std::string());
        QTEST(static_cast<int>(range->begin), "begin");
        QTEST(static_cast<int>(range->end), "end");
    }

    void refusesPositionsOutsideOfTheData_data()
    {
        QTest::addColumn<int>("position");
        for (const int position : {-2'147'483'647 - 1, -1, 0, 43, 97, 100, 2'147'483'647})
            QTest::addRow("%d", position) << position;
    }
    void refusesPositionsOutsideOfTheData()
    {
        QFETCH(int, position);
        const BlockIndex index({44, position}, 44, 100);
        QVERIFY(index.range(0));
        const auto range = index.range(1);
        QVERIFY(failedAs(ErrorKind::Malformed, range));
        QCOMPARE(range.error().text(), "position " + std::to_string(position) +
                                           " is outside the chunk's data (44 to 100)");
    }

    void knowsWhetherBlocksBeginBehindTheTables()
    {
        QVERIFY(BlockIndex({60, 44, 80}, 44, 100).beginsBehindTables());
        QVERIFY(!BlockIndex({60, 48, 80}, 44, 100).beginsBehindTables());
        QVERIFY(!BlockIndex().beginsBehindTables());
    }

    void chargesForTheTablesItKeeps()
    {
        QCOMPARE(BlockIndex().memoryBytes(), std::size_t(0));
        QCOMPARE(BlockIndex({44, 60, 80}, 44, 100).memoryBytes(), 3 * sizeof(std::int32_t));
        QCOMPARE(BlockIndex({80, 60, 44}, 44, 100).memoryBytes(), 6 * sizeof(std::int32_t));
    }
};

const Registered<TestBlockIndex> registered;

} // namespace bloscope::tst_block_index

#include "tst_block_index.moc"
