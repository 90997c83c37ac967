#include "core/export/export_order.h"

#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_export_order {

namespace {

using Dimensions = std::vector<std::size_t>;

Slice parsed(const char* text, const Shape& shape)
{
    const auto slice = Slice::parse(text, shape);
    return slice ? *slice : Slice();
}

// What reading the slice gives, without its bytes.
Cells cellsOf(const Slice& slice)
{
    Cells cells;
    cells.slice = slice;
    for (const DimensionSlice& taken : slice.dimensions())
        cells.extent.push_back(taken.count);
    return cells;
}

// All elements in the order of the export.
std::vector<std::int64_t> walked(const Slice& slice)
{
    const LineLayout layout(ExportOrder(slice), cellsOf(slice));
    std::vector<std::int64_t> elements;
    LineWalk walk(layout, 0);
    for (std::int64_t line = 0; line < layout.lines; ++line, walk.next())
        for (std::int64_t column = 0; column < layout.columns; ++column)
            elements.push_back(walk.element() + column * layout.columnStride);
    return elements;
}

} // namespace

class TestExportOrder : public QObject {
    Q_OBJECT

 private slots:
    void ordersTheDimensions()
    {
        const Shape shape = {2, 3, 4, 5};
        QCOMPARE(ExportOrder(parsed("", shape)).lines, (Dimensions{0, 1, 2}));
        QCOMPARE(ExportOrder(parsed("", shape)).column, std::optional<std::size_t>(3));
        QCOMPARE(ExportOrder(parsed("1, :, 2", shape)).lines, Dimensions{1});
        QCOMPARE(ExportOrder(parsed("1, 2, :, 0", shape)).lines, Dimensions{2});
        QVERIFY(!ExportOrder(parsed("1, 2, :, 0", shape)).column);
        QVERIFY(ExportOrder(parsed("1, 2, 3, 4", shape)).dimensions().empty());
    }

    void putsChosenAxesLast()
    {
        Slice slice = Slice::whole({2, 3, 4, 5});
        slice.setAxes(2, 0);
        const ExportOrder order(slice);
        QCOMPARE(order.dimensions(), (Dimensions{1, 3, 2, 0}));
        QVERIFY(!order.isCOrder());
        QVERIFY(ExportOrder(Slice::whole({2, 3, 4, 5})).isCOrder());
    }

    void walksInCOrderUnlessTransposed()
    {
        Slice slice = Slice::whole({2, 3});
        QCOMPARE(walked(slice), (std::vector<std::int64_t>{0, 1, 2, 3, 4, 5}));
        slice.transpose();
        QCOMPARE(walked(slice), (std::vector<std::int64_t>{0, 3, 1, 4, 2, 5}));
    }

    void walksTheOtherDimensionsSlowest()
    {
        Slice slice = Slice::whole({2, 2, 2});
        slice.setAxes(0, 1);
        QCOMPARE(walked(slice), (std::vector<std::int64_t>{0, 2, 4, 6, 1, 3, 5, 7}));
    }

    void beginsAtAnyLine()
    {
        const Slice slice = Slice::whole({2, 3, 4});
        const LineLayout layout(ExportOrder(slice), cellsOf(slice));
        const LineWalk walk(layout, 4);
        QCOMPARE(walk.element(), 16);
        QCOMPARE(walk.position()[0], 1);
        QCOMPARE(walk.position()[1], 1);
    }

    void walksOneCellOfAScalar()
    {
        QCOMPARE(walked(Slice::whole({})), std::vector<std::int64_t>{0});
    }
};

const test::Registered<TestExportOrder> registered;

} // namespace bloscope::tst_export_order

#include "tst_export_order.moc"
