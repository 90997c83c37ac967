#include "core/find/find_cell.h"

#include "core/scan/slice_scan.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/support/scanned_array.h"

#include <QTest>

namespace bloscope::tst_count_cells {

using namespace test;

class TestCountCells : public QObject {
    Q_OBJECT

 private slots:
    void countsWhatIsAccepted()
    {
        const ScannedArray array(
            arrayFrame({30, 40}, {8, 9}, {4, 5}, "<i2", counted<std::int16_t>(1200)));
        const auto count = [&](const char* slice, Comparison comparison, const char* text) {
            const auto scan = array.scan(slice);
            return *countCells(*scan, *CellCriterion::number(scan->order(), comparison, text));
        };
        QCOMPARE(count("", Comparison::Above, "1000"), 199U);
        QCOMPARE(count("", Comparison::Equal, "7"), 1U);
        QCOMPARE(count("0, ::2", Comparison::Below, "10"), 5U);
        QCOMPARE(count("0:0", Comparison::Below, "10"), 0U);
    }

    void countsChunksThatAreAlike()
    {
        const ScannedArray array(unstoredArrayFrame({1'000'000'000}, {100'000'000}, {1'000'000},
                                                    "|i1", SpecialKind::Zeros));
        const auto scan = array.scan("1:");
        QCOMPARE(*countCells(*scan, *CellCriterion::number(scan->order(), Comparison::Equal, "0")),
                 999'999'999U);
    }

    void countsStates()
    {
        const ScannedArray array(
            unstoredArrayFrame({100}, {30}, {10}, "<f4", SpecialKind::Uninitialised));
        const auto scan = array.scan("50:");
        QCOMPARE(*countCells(*scan, CellCriterion::state(CellState::Uninitialised)), 50U);
        QCOMPARE(*countCells(*scan, CellCriterion::notFinite(scan->order())), 0U);
    }
};

const Registered<TestCountCells> registered;

} // namespace bloscope::tst_count_cells

#include "tst_count_cells.moc"
