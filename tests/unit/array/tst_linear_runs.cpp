#include "core/array/cell_boxes.h"
#include "core/array/linear_read.h"

#include "tests/support/registered_test.h"

#include <QTest>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace bloscope::tst_linear_runs {

using namespace Qt::Literals;

namespace {

// "3+1*4@0": start, step, count and first cell of each run.
std::string runsOf(const Slice& slice)
{
    const LinearRuns runs(slice);
    std::string text;
    for (std::int64_t i = 0; i < runs.count(); ++i)
        text += fmt::format("{}{}{:+}*{}@{}", i == 0 ? "" : " ", runs[i].start, runs[i].step,
                            runs[i].count, runs[i].cell);
    return text;
}

std::string boxesOf(std::int64_t begin, std::int64_t end, const Shape& extents)
{
    std::string text;
    forEachBox(begin, end, extents, [&](const CellBox& box) {
        text += fmt::format("{}{}x{}", text.empty() ? "" : " ", box.first, box.count);
    });
    return text;
}

} // namespace

class TestLinearRuns : public QObject {
    Q_OBJECT

 private slots:
    void areAsLongAsTheyCanBe_data()
    {
        QTest::addColumn<QByteArray>("slice");
        QTest::addColumn<QByteArray>("runs");
        QTest::newRow("all") << ""_ba
                             << "0+1*60@0"_ba;
        QTest::newRow("one item") << "2, 3, 1"_ba
                                  << "53+1*1@0"_ba;
        QTest::newRow("a plane") << "1"_ba
                                 << "20+1*20@0"_ba;
        QTest::newRow("some planes") << "1:"_ba
                                     << "20+1*40@0"_ba;
        QTest::newRow("rows of a plane") << "1, 2:4"_ba
                                         << "28+1*8@0"_ba;
        QTest::newRow("a window") << "0, 1:3, 1:3"_ba
                                  << "5+1*2@0 9+1*2@2"_ba;
        QTest::newRow("a column") << "0, :, 2"_ba
                                  << "2+4*5@0"_ba;
        QTest::newRow("a column of all planes") << ":, :, 2"_ba
                                                << "2+4*15@0"_ba;
        QTest::newRow("every other") << ":, :, ::2"_ba
                                     << "0+2*30@0"_ba;
        QTest::newRow("every other plane") << "::2"_ba
                                           << "0+1*20@0 40+1*20@20"_ba;
        QTest::newRow("backwards") << "::-1, ::-1, ::-1"_ba
                                   << "59-1*60@0"_ba;
        QTest::newRow("rows backwards") << "0, 1::-1"_ba
                                        << "4+1*4@0 0+1*4@4"_ba;
    }
    void areAsLongAsTheyCanBe()
    {
        QFETCH(QByteArray, slice);
        QFETCH(QByteArray, runs);
        const auto parsed = Slice::parse(slice.toStdString(), {3, 5, 4});
        QVERIFY(parsed);
        QCOMPARE(QByteArray::fromStdString(runsOf(*parsed)), runs);
    }

    void isOneItemOfAScalar() { QCOMPARE(runsOf(Slice::whole({})), std::string("0+1*1@0")); }

    void cutsCellsIntoFewBoxes_data()
    {
        QTest::addColumn<int>("begin");
        QTest::addColumn<int>("end");
        QTest::addColumn<QByteArray>("boxes");
        QTest::newRow("nothing") << 5 << 5 << ""_ba;
        QTest::newRow("all") << 0 << 24 << "[0, 0, 0]x[2, 3, 4]"_ba;
        QTest::newRow("a plane") << 12 << 24 << "[1, 0, 0]x[1, 3, 4]"_ba;
        QTest::newRow("inside of a row") << 5 << 7 << "[0, 1, 1]x[1, 1, 2]"_ba;
        QTest::newRow("from row to row") << 6 << 13
                                         << "[0, 1, 2]x[1, 1, 2] [0, 2, 0]x[1, 1, 4] "
                                            "[1, 0, 0]x[1, 1, 1]"_ba;
    }
    void cutsCellsIntoFewBoxes()
    {
        QFETCH(int, begin);
        QFETCH(int, end);
        QFETCH(QByteArray, boxes);
        QCOMPARE(QByteArray::fromStdString(boxesOf(begin, end, {2, 3, 4})), boxes);
    }

    void cutsNoDimensionsIntoOneBox() { QCOMPARE(boxesOf(0, 1, {}), std::string("[]x[]")); }
};

const test::Registered<TestLinearRuns> registered;

} // namespace bloscope::tst_linear_runs

#include "tst_linear_runs.moc"
