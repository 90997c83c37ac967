#include "core/painting/label_tools.h"

#include "tests/support/registered_test.h"
#include "tests/support/runs_picture.h"
#include "tests/unit/painting/model_volume.h"

#include <QTest>

namespace bloscope::tst_label_tools {

using namespace test;

constexpr CellRect corner{0, 0, 3, 4};

// Labels 2 at (1, 1) of planes 0 to 2 and beside it in plane 1; alone at (2, 3) of plane 4.
std::vector<std::uint8_t> scattered()
{
    std::vector<std::uint8_t> labels(ModelVolume::count);
    for (std::int64_t plane = 0; plane < 3; ++plane)
        labels[ModelVolume::at(plane, 1, 1)] = 2;
    labels[ModelVolume::at(1, 1, 2)] = 2;
    labels[ModelVolume::at(4, 2, 3)] = 2;
    return labels;
}

std::vector<std::int64_t> indicesOf(const StackCells& cells)
{
    std::vector<std::int64_t> all;
    for (const auto& [index, ofPlane] : cells)
        all.push_back(index);
    return all;
}

class TestLabelTools : public QObject {
    Q_OBJECT

    ModelVolume m_volume{scattered()};

 private slots:
    void findTheRegionAroundACell()
    {
        const PlaneStack stack = ModelVolume::stack(1);
        const auto flat = regionAround({1, 1}, m_volume.stacked(stack, ToolExtent::Plane), {}, {});
        QVERIFY(flat);
        QCOMPARE(indicesOf(*flat), (std::vector<std::int64_t>{1}));
        QCOMPARE(pictureOf(flat->at(1), corner), QString("....\n.##.\n...."));
        const auto all = regionAround({1, 1}, m_volume.stacked(stack, ToolExtent::Stack), {}, {});
        QVERIFY(all);
        QCOMPARE(indicesOf(*all), (std::vector<std::int64_t>{0, 1, 2}));
        QCOMPARE(pictureOf(all->at(2), corner), QString("....\n.#..\n...."));
    }

    void findIslands()
    {
        const PlaneStack stack = ModelVolume::stack(1);
        const auto islands = islandsOf(2, 4, m_volume.stacked(stack, ToolExtent::Stack), {});
        QVERIFY(islands);
        QCOMPARE(indicesOf(*islands), (std::vector<std::int64_t>{4}));
        const auto flat = islandsOf(2, 4, m_volume.stacked(stack, ToolExtent::Plane), {});
        QVERIFY(flat);
        QCOMPARE(indicesOf(*flat), (std::vector<std::int64_t>{1}));
        QVERIFY(!islandsOf(2, 1, m_volume.stacked(stack, ToolExtent::Stack), {}));
        QVERIFY(!islandsOf(9, 100, m_volume.stacked(stack, ToolExtent::Stack), {}));
    }

    void copyToAnotherPlane()
    {
        const PlaneStack stack = ModelVolume::stack(1);
        const StackedLabels labels = m_volume.stacked(stack, ToolExtent::Plane);
        const auto copied = copyTo(1, 2, labels, {});
        QVERIFY(copied);
        QCOMPARE(indicesOf(*copied), (std::vector<std::int64_t>{2}));
        QCOMPARE(pictureOf(copied->at(2), corner), QString("....\n.##.\n...."));
        QVERIFY(copyTo(-1, 2, labels, {}));
        QVERIFY(!copyTo(-2, 2, labels, {}));
        QVERIFY(!copyTo(4, 2, labels, {}));
        QVERIFY(!copyTo(1, 7, labels, {}));
        const PlaneStack flat(stack.plane(), std::nullopt);
        QVERIFY(!copyTo(1, 2, m_volume.stacked(flat, ToolExtent::Plane), {}));
    }

    void fillTheGapAroundThePlane_data()
    {
        QTest::addColumn<std::vector<std::int64_t>>("labelled");
        QTest::addColumn<std::int64_t>("plane");
        QTest::addColumn<std::vector<std::int64_t>>("filled"); // none: refused
        using Planes = std::vector<std::int64_t>;
        QTest::newRow("between two") << Planes{0, 4} << std::int64_t(1) << Planes{1, 2, 3};
        QTest::newRow("at the end of a gap") << Planes{0, 3} << std::int64_t(3) << Planes{1, 2};
        QTest::newRow("in the middle") << Planes{0, 2, 4} << std::int64_t(2) << Planes{1, 3};
        QTest::newRow("neighbours") << Planes{1, 2, 3} << std::int64_t(2) << Planes{};
        QTest::newRow("behind the last one") << Planes{0, 1} << std::int64_t(3) << Planes{};
        QTest::newRow("no label at all") << Planes{} << std::int64_t(3) << Planes{};
    }
    void fillTheGapAroundThePlane()
    {
        QFETCH(std::vector<std::int64_t>, labelled);
        QFETCH(std::int64_t, plane);
        QFETCH(std::vector<std::int64_t>, filled);
        std::vector<std::uint8_t> labels(ModelVolume::count);
        for (const std::int64_t index : labelled)
            for (std::int64_t row = 2; row < 7; ++row)
                for (std::int64_t column = 3; column < 8; ++column)
                    labels[ModelVolume::at(index, row, column)] = 5;
        const ModelVolume volume(labels);
        const PlaneStack stack = ModelVolume::stack(plane);
        const auto between = shapesBetween(5, 1, volume.stacked(stack, ToolExtent::Stack), {});
        QCOMPARE(bool(between), !filled.empty());
        if (!between)
            return;
        QCOMPARE(indicesOf(*between), filled);
        for (const auto& [index, cells] : *between)
            QCOMPARE(cells.cellCount(), std::int64_t(25));
    }
};

const Registered<TestLabelTools> registered;

} // namespace bloscope::tst_label_tools

#include "tst_label_tools.moc"
