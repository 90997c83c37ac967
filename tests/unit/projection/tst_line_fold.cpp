#include "core/projection/line_fold.h"

#include "core/dtype/cell_number.h"
#include "core/projection/line_kernels.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QTest>
#include <cmath>

namespace bloscope::tst_line_fold {

using namespace test;

// The lines of a box, folded while its cells arrive.
class TestLineFold : public QObject {
    Q_OBJECT

 private slots:
    void foldsPartsInAnyOrderOfLines();
    void putsTwoFoldsTogether();
    void countsNothingThatWasNotAdded();
    void sumsOfManyRowsStayExact();

 private:
    static const DType int32;

    static std::vector<double> resultsOf(LineFold& fold, ProjectionKind kind, std::size_t lines,
                                         std::span<const std::int64_t> missing = {})
    {
        const DType dtype = *projectedDType(kind, int32);
        ByteBuffer bytes(lines * dtype.itemsize);
        if (fold.finish(missing, bytes))
            return {};
        std::vector<double> numbers(lines);
        readNumbers(dtype, bytes, numbers);
        return numbers;
    }
};

const DType TestLineFold::int32 = *parseDType("<i4", {});

void TestLineFold::foldsPartsInAnyOrderOfLines()
{
    const LineBox box{{2, 3, 2}, 1};
    QCOMPARE(box.lines(), 4U);
    const auto fold = LineFold::make(ProjectionKind::Sum, int32, box);
    fold->add(elementsOf<std::int32_t>({1, 2, 3}), {{1, 0, 1}, {1, 3, 1}});
    fold->add(elementsOf<std::int32_t>({1, 10, 2, 20}), {{0, 0, 0}, {1, 2, 2}});
    fold->addAlike(elementsOf<std::int32_t>({100}), {{0, 2, 0}, {1, 1, 2}});
    QCOMPARE(resultsOf(*fold, ProjectionKind::Sum, 4), (std::vector<double>{103, 130, 0, 6}));
}

void TestLineFold::putsTwoFoldsTogether()
{
    const std::vector<std::pair<ProjectionKind, double>> expected = {
        {ProjectionKind::Maximum, 9},
        {ProjectionKind::Minimum, 1},
        {ProjectionKind::Mean, 4},
        {ProjectionKind::Median, 3},
        {ProjectionKind::Deviation, std::sqrt(38 / 4.0)},
        {ProjectionKind::Sum, 16}};
    for (const auto& [kind, number] : expected) {
        const auto fold = LineFold::make(kind, int32, {{1, 1}, 0});
        const auto later = LineFold::make(kind, int32, {{3, 1}, 0});
        fold->add(elementsOf<std::int32_t>({2}), {{0, 0}, {1, 1}});
        later->add(elementsOf<std::int32_t>({9, 1, 4}), {{0, 0}, {3, 1}});
        fold->add(*later);
        QCOMPARE(resultsOf(*fold, kind, 1), std::vector<double>{number});
    }
}

void TestLineFold::countsNothingThatWasNotAdded()
{
    const std::vector<std::int64_t> missing = {1, 2};
    const auto fold = LineFold::make(ProjectionKind::Mean, int32, {{2, 2}, 0});
    fold->add(elementsOf<std::int32_t>({7}), {{1, 0}, {1, 1}});
    const std::vector<double> means = resultsOf(*fold, ProjectionKind::Mean, 2, missing);
    QCOMPARE(means[0], 7.0);
    QVERIFY(std::isnan(means[1]));
}

// More rows than are summed in 32 bits.
void TestLineFold::sumsOfManyRowsStayExact()
{
    constexpr std::size_t rows = 3 * line_kernels::mostRows + 5;
    const ByteBuffer elements(2 * rows, std::byte{0xff});
    for (const auto kind : {ProjectionKind::Sum, ProjectionKind::Deviation}) {
        const auto fold = LineFold::make(kind, *parseDType("|u1", {}), {{rows, 2}, 0});
        fold->add(elements, {{0, 0}, {rows, 2}});
        ByteBuffer bytes(16);
        QVERIFY(!fold->finish({}, bytes));
        if (kind == ProjectionKind::Sum)
            QCOMPARE(loadLittle<std::uint64_t>(bytes.data() + 8), 255U * rows);
        else
            QCOMPARE(loadLittle<double>(bytes.data() + 8), 0.0);
    }
}

const Registered<TestLineFold> registered;

} // namespace bloscope::tst_line_fold

#include "tst_line_fold.moc"
