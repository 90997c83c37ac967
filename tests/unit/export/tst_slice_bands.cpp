#include "core/export/slice_bands.h"

#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_slice_bands {

namespace {

// All bands as NumPy writes them, one after the other.
std::string textOf(SliceBands bands)
{
    std::string text;
    while (const auto band = bands.next())
        text += band->slice.text();
    return text;
}

Slice parsed(const char* text, const Shape& shape)
{
    const auto slice = Slice::parse(text, shape);
    return slice ? *slice : Slice();
}

// The indices of all cells of a slice in the order of its export, found the simple way.
std::vector<std::vector<std::int64_t>> cellsInOrder(const Slice& slice)
{
    std::vector<std::vector<std::int64_t>> cells = {{}};
    cells.front().resize(slice.dimensions().size());
    for (std::size_t d = 0; d < slice.dimensions().size(); ++d)
        cells.front()[d] = slice[d].start;
    for (const std::size_t d : ExportOrder(slice).dimensions()) {
        std::vector<std::vector<std::int64_t>> more;
        for (const auto& cell : cells)
            for (std::int64_t i = 0; i < slice[d].count; ++i) {
                more.push_back(cell);
                more.back()[d] = slice[d].at(i);
            }
        cells = std::move(more);
    }
    return cells;
}

} // namespace

class TestSliceBands : public QObject {
    Q_OBJECT

 private slots:
    void cutsBetweenBlocks_data()
    {
        QTest::addColumn<QString>("slice");
        QTest::addColumn<qint64>("mostBytes");
        QTest::addColumn<QString>("bands");

        // an array of 20 x 10 bytes in blocks of 4 x 5
        QTest::newRow("all at once") << "" << qint64(200) << "[:, :]";
        QTest::newRow("rows, at blocks") << "" << qint64(110) << "[:8, :][8:16, :][16:, :]";
        QTest::newRow("rows, inside a block") << "" << qint64(30)
                                              << "[:3, :][3:4, :][4:7, :][7:8, :]"
                                                 "[8:11, :][11:12, :][12:15, :]"
                                                 "[15:16, :][16:19, :][19:, :]";
        QTest::newRow("parts of a row") << "3" << qint64(8) << "[3, :5][3, 5:]";
        QTest::newRow("part after part")
            << "2:4" << qint64(6) << "[2:3, :5][2:3, 5:][3:4, :5][3:4, 5:]";
        QTest::newRow("steps") << "1::3" << qint64(50) << "[1:14:3, :][16::3, :]";
        QTest::newRow("backwards") << "::-1" << qint64(90) << "[:11:-1, :][11:3:-1, :][3::-1, :]";
        QTest::newRow("a single cell") << "3,4" << qint64(1) << "[3, 4]";
        QTest::newRow("no cells") << "5:5" << qint64(100) << "";
    }

    void cutsBetweenBlocks()
    {
        QFETCH(QString, slice);
        QFETCH(qint64, mostBytes);
        const Slice whole = parsed(qPrintable(slice), {20, 10});
        QTEST(QString::fromStdString(textOf({whole, 1, {4, 5}, mostBytes})), "bands");
    }

    void givesEveryCellOnceAndInOrder_data()
    {
        QTest::addColumn<QString>("slice");
        QTest::newRow("whole") << "";
        QTest::newRow("steps") << "::2, 1::3, ::-1, 2";
        QTest::newRow("backwards") << "::-2, 5:1:-1, :, ::-3";
        QTest::newRow("plane") << "1, :, 2, :";
        QTest::newRow("line") << "1, :, 2, 3";
        QTest::newRow("cell") << "1, 2, 3, 4";
    }

    void givesEveryCellOnceAndInOrder()
    {
        QFETCH(QString, slice);
        Slice whole = parsed(qPrintable(slice), {5, 7, 4, 6});
        for (int turn = 0; turn < 2; ++turn, whole.transpose())
            for (const std::int64_t mostBytes : {1, 7, 20, 100, 300, 1000, 10000}) {
                std::vector<std::vector<std::int64_t>> cells;
                SliceBands bands(whole, 3, {2, 3, 2, 4}, mostBytes);
                while (const auto band = bands.next()) {
                    const auto part = cellsInOrder(band->slice);
                    QVERIFY(part.size() == 1 || std::int64_t(part.size()) * 3 <= mostBytes);
                    for (std::size_t d = 0; d < 4; ++d)
                        QCOMPARE(whole[d].at(band->first[d]), band->slice[d].start);
                    cells.insert(cells.end(), part.begin(), part.end());
                }
                QVERIFY(cells == cellsInOrder(whole));
            }
    }

    void cutsTransposedSlicesAlongTheirRows()
    {
        Slice slice = Slice::whole({20, 10});
        slice.transpose();
        QCOMPARE(textOf({slice, 1, {4, 5}, 130}), std::string("[:, :5][:, 5:]"));
    }

    void readsAScalarAtOnce() { QCOMPARE(textOf({Slice::whole({}), 8, {}, 1}), std::string("[]")); }

    void doesNotNeedToKnowBlocks()
    {
        QCOMPARE(textOf({Slice::whole({10}), 2, {}, 14}), std::string("[:7][7:]"));
    }
};

const test::Registered<TestSliceBands> registered;

} // namespace bloscope::tst_slice_bands

#include "tst_slice_bands.moc"
