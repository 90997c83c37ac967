#include "tests/support/odd_numbers.h"
#include "tests/support/registered_test.h"
#include "tests/ui/picture/plain_picture.h"
#include "ui/picture/plane_picture.h"

#include <QCoreApplication>
#include <QTest>
#include <cstring>

namespace bloscope::tst_equal_pictures {

using namespace test;

namespace {

using Kind = RangeChoice::Kind;

// One plane of numbers, as float64.
class PlaneSource : public CellSource {
 public:
    PlaneSource(std::span<const double> numbers, Shape shape)
        : m_bytes(std::as_bytes(numbers)), m_shape(std::move(shape))
    {
    }
    const Shape& shape() const override { return m_shape; }
    const DType& dtype() const override { return m_dtype; }
    WorkerPool& pool() const override { return m_pool; }
    Result<Cells> readCells(const Slice& slice, const Job&, Reuse) const override
    {
        Cells cells;
        cells.slice = slice;
        cells.itemsize = sizeof(double);
        cells.extent = m_shape;
        cells.bytes.resize(m_bytes.size());
        std::memcpy(cells.bytes.data(), m_bytes.data(), m_bytes.size());
        return cells;
    }

 private:
    std::span<const std::byte> m_bytes;
    Shape m_shape;
    DType m_dtype = nativeFloat64();
    mutable WorkerPool m_pool{1};
};

const std::vector<RangeChoice>& choices()
{
    static const std::vector<RangeChoice> all = {
        {}, {Kind::MinMax}, {Kind::Percentile, 2, 98.5}, {Kind::Automatic, 1, 99, {}, 3, true}};
    return all;
}

} // namespace

// Against plain_picture.h.
class TestEqualPictures : public QObject {
    Q_OBJECT

 private slots:
    void areMadeOfAnyNumbers_data()
    {
        QTest::addColumn<ValueScale>("scale");
        for (const auto& [kind, word] : scaleWords)
            QTest::newRow(word) << ValueScale(kind);
    }
    void areMadeOfAnyNumbers();
};

void TestEqualPictures::areMadeOfAnyNumbers()
{
    QFETCH(ValueScale, scale);
    const Shape shape = {131, 173};
    const PixelSize room{200, 200};
    const PicturePlane plane(Slice::whole(shape));
    for (const OddNumbers& kind : oddNumbers(std::size_t(shape[0] * shape[1])))
        for (const RangeChoice& choice : choices())
            for (const char* map : {"viridis", "okabe"}) {
                const HeatmapOptions options{findColorMap(map), scale, choice, room};
                const PlaneSource source(kind.numbers, shape);
                const auto made = makePicture(
                    source, {plane, plane.all(), {64, 64, 32768}, fullBudget, options}, {});
                QVERIFY(made);
                QVERIFY2(made->image == plainImage(made->numbers, *options.map, made->range, scale),
                         kind.name);
                QVERIFY2(made->counts == plainCounts(made->numbers), kind.name);
                const ValueDistribution distribution = plainDistribution(kind.numbers, scale);
                QVERIFY2(made->distribution->bins == distribution.bins, kind.name);
                QVERIFY2(made->distribution->extent == distribution.extent, kind.name);
                QCOMPARE(made->distribution->numbers, distribution.numbers);
                if (!options.map->isPalette())
                    QVERIFY2(made->range == plainRange(kind.numbers, choice, scale), kind.name);
            }
}

const Registered<TestEqualPictures, QCoreApplication> registered;

} // namespace bloscope::tst_equal_pictures

#include "tst_equal_pictures.moc"
