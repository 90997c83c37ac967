#include "core/filters/filters.h"

#include "tests/support/compare.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

namespace bloscope::tst_cell_layout {

using namespace test;

namespace {

using Extents = std::vector<std::int64_t>;

ByteBuffer scattered(CellLayout layout, const Extents& cell, const Extents& distance,
                     const ByteBuffer& stored)
{
    std::copy(cell.begin(), cell.end(), layout.cell.begin());
    std::copy(distance.begin(), distance.end(), layout.distance.begin());
    ByteBuffer block(stored.size(), std::byte{0xee});
    scatterCells(layout, stored, block);
    return block;
}

} // namespace

class TestCellLayout : public QObject {
    Q_OBJECT

 private slots:
    void putsCellsSideBySide()
    {
        const Extents shape{2, 5};
        const CellLayout layout = CellLayout::of({1, shape});
        QCOMPARE(scattered(layout, {2, 2}, {2, 2}, "0001 1011  0203 1213  04 14"_hex),
                 "0001020304 1011121314"_hex);
    }

    void keepsElementsTogether()
    {
        const Extents shape{3};
        const CellLayout layout = CellLayout::of({2, shape});
        QCOMPARE(scattered(layout, {2}, {2}, "aaab babb cacb"_hex), "aaabbabbcacb"_hex);
    }

    void placesCellsWhereItIsTold()
    {
        const Extents shape{1, 4};
        const CellLayout layout = CellLayout::of({1, shape});
        QCOMPARE(scattered(layout, {1, 2}, {1, 1}, "0001 0203"_hex), "000203ee"_hex);
    }
};

const Registered<TestCellLayout> registered;

} // namespace bloscope::tst_cell_layout

#include "tst_cell_layout.moc"
