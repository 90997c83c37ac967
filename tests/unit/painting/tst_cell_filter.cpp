#include "core/painting/cell_filter.h"

#include "tests/support/registered_test.h"
#include "tests/support/runs_picture.h"
#include "tests/unit/painting/model_volume.h"

#include <QTest>
#include <cmath>

namespace bloscope::tst_cell_filter {

using namespace test;

// In each plane columns 0, 1, 2 ... hold labels 0, 1, 2, 3, 0, 1, ...
std::vector<std::uint8_t> stripes()
{
    std::vector<std::uint8_t> labels(ModelVolume::count);
    for (std::size_t i = 0; i < labels.size(); ++i)
        labels[i] = std::uint8_t(i % std::size_t(ModelVolume::columns) % 4);
    return labels;
}

class TestCellFilter : public QObject {
    Q_OBJECT

 private slots:
    void choosesByWhatCellsHold_data()
    {
        QTest::addColumn<PaintRule>("rule");
        QTest::addColumn<QString>("line");
        QTest::newRow("everything") << PaintRule() << "###########";
        QTest::newRow("one value") << PaintRule{2, {}} << "..#...#...#";
        QTest::newRow("all but some") << PaintRule{{}, {0, 3}} << ".##..##..##";
        QTest::newRow("one that is protected") << PaintRule{2, {2}} << "...........";
    }
    void choosesByWhatCellsHold()
    {
        QFETCH(PaintRule, rule);
        const ModelVolume volume(stripes());
        const auto chosen = volume.filter(rule).of(ModelVolume::stack(3).plane(), {});
        QVERIFY(chosen);
        QTEST(pictureOf(*chosen, {4, 0, 1, 11}), "line");
        QCOMPARE(pictureOf(*chosen, {4, 0, 1, 11}), pictureOf(*chosen, {8, 0, 1, 11}));
    }

    void leavesOutWhatHasTheValueAlready()
    {
        const ModelVolume volume(stripes());
        CellFilter filter = volume.filter({});
        filter.leaveOut(1);
        CellRuns among;
        among.add(2, {0, 6});
        const auto chosen = filter.of(ModelVolume::stack(0).plane(), among, {});
        QVERIFY(chosen);
        QCOMPARE(pictureOf(*chosen, {2, 0, 1, 11}), QString("#.###......"));
    }

    // Both limits included, at the same cells.
    void choosesByTheImage()
    {
        const ModelVolume volume(stripes());
        std::vector<float> numbers(ModelVolume::count);
        for (std::size_t i = 0; i < numbers.size(); ++i)
            numbers[i] = float(i % std::size_t(ModelVolume::columns));
        numbers[ModelVolume::at(2, 1, 5)] = std::nanf("");
        BlockCache cache;
        WorkerPool pool(1);
        const auto image = std::make_shared<SliceReader>(
            Array::of(*Frame::open(memorySource(arrayFrame(
                {5, 9, 11}, {5, 9, 11}, {1, 9, 11}, "<f4", std::as_bytes(std::span(numbers)))))),
            cache, pool);
        const auto chosen =
            volume.filter({}, ImageLimits{image, 3, 7}).of(ModelVolume::stack(2).plane(), {});
        QVERIFY(chosen);
        QCOMPARE(pictureOf(*chosen, {1, 0, 2, 11}), QString("...##.##...\n...#####..."));
    }

    // As the plane is shown.
    void countsInThePlane()
    {
        const ModelVolume volume(stripes());
        Slice slice = *Slice::parse("4, ::-1, 1::2", {5, 9, 11});
        slice.transpose();
        const PicturePlane plane(slice);
        const auto chosen = volume.filter({.only = 3}).of(plane, {});
        QVERIFY(chosen);
        const QString none(9, '.');
        const QString all(9, '#');
        QCOMPARE(pictureOf(*chosen, plane.all()),
                 QStringList({none, all, none, all, none}).join('\n'));
        const auto value = volume.filter({}).valueAt(plane, {1, 2}, {});
        QVERIFY(value && *value == 3);
    }

    void knowsValuesByTheirBytes()
    {
        QCOMPARE(storedValue(elementsOf<std::int16_t>({-2})), StoredValue(0xfffe));
        QCOMPARE(storedValue(elementsOf<std::uint64_t>({1ULL << 63})), StoredValue(1) << 63);
    }
};

const Registered<TestCellFilter> registered;

} // namespace bloscope::tst_cell_filter

#include "tst_cell_filter.moc"
