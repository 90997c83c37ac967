#include "core/compare/difference_source.h"

#include "core/dtype/cell_number.h"
#include "core/export/raw_writer.h"
#include "core/find/find_cell.h"
#include "core/scan/slice_scan.h"
#include "core/statistics/statistics.h"
#include "tests/support/frames.h"
#include "tests/support/opened_array.h"
#include "tests/support/registered_test.h"

#include <QTest>
#include <cmath>
#include <cstring>

namespace bloscope::tst_difference_source {

using namespace test;

// The numbers of one array less those of another one, cell by cell.
class TestDifferenceSource : public QObject {
    Q_OBJECT

 private slots:
    void subtractsOverAnyChunking();
    void readsWhatASliceTakes();
    void countsNumbersWithinTheToleranceAsEqual();
    void keepsWhatIsDamagedInEither();
    void refusesTexts();
    void isCountedSearchedAndExportedAsArraysAre();

 private:
    static std::vector<double> numbersOf(const CellSource& source, const Cells& cells)
    {
        std::vector<double> numbers(cells.bytes.size() / cells.itemsize);
        readNumbers(source.dtype(), {cells.bytes.data(), cells.bytes.size()}, numbers);
        return numbers;
    }
    static Slice whole() { return Slice::whole({12, 10}); }

    OpenedArray m_a{arrayFrame({12, 10}, {5, 4}, {2, 2}, "<i4", counted<std::int32_t>(120))};
};

void TestDifferenceSource::subtractsOverAnyChunking()
{
    ByteBuffer zeros(120);
    OpenedArray b(arrayFrame({12, 10}, {12, 3}, {4, 3}, "|u1", zeros));
    const CellSourcePtr source = *differenceSource(m_a.source(), b.source(), {});
    QCOMPARE(source->dtype().itemsize, sizeof(double));
    const Cells cells = *source->read(whole(), {});
    const std::vector<double> numbers = numbersOf(*source, cells);
    QCOMPARE(numbers.size(), 120U);
    for (std::size_t i = 0; i < numbers.size(); ++i)
        QCOMPARE(numbers[i], static_cast<double>(i));
    const CellSourcePtr turned = *differenceSource(b.source(), m_a.source(), {});
    QCOMPARE(numbersOf(*turned, *turned->read(whole(), {}))[119], -119.0);
}

void TestDifferenceSource::readsWhatASliceTakes()
{
    const CellSourcePtr source = *differenceSource(m_a.source(), m_a.source(), {});
    const auto cells = source->read(*Slice::parse("3:5, ::-2", {12, 10}), {});
    QVERIFY(cells);
    QCOMPARE(numbersOf(*source, *cells), std::vector<double>(10, 0.0));
}

void TestDifferenceSource::countsNumbersWithinTheToleranceAsEqual()
{
    OpenedArray zeros(arrayFrame({12, 10}, {5, 4}, {2, 2}, "<i4", ByteBuffer(480)));
    const Tolerance tolerance{.relative = 0, .absolute = 100};
    const CellSourcePtr source = *differenceSource(m_a.source(), zeros.source(), tolerance);
    const std::vector<double> numbers = numbersOf(*source, *source->read(whole(), {}));
    QCOMPARE(numbers[100], 0.0);
    QCOMPARE(numbers[101], 101.0);
}

void TestDifferenceSource::keepsWhatIsDamagedInEither()
{
    ByteBuffer frame = arrayFrame({12, 10}, {2, 10}, {1, 10}, "<i4", counted<std::int32_t>(120));
    damageChunkHeader(frame, 4);
    OpenedArray damaged(std::move(frame));
    for (const CellSourcePtr& source : {*differenceSource(m_a.source(), damaged.source(), {}),
                                        *differenceSource(damaged.source(), m_a.source(), {})}) {
        const Cells cells = *source->read(whole(), {});
        QCOMPARE(cells.states.size(), 120U);
        QCOMPARE(cells.states[79], CellState::Fine);
        QCOMPARE(cells.states[80], CellState::Damaged);
        QCOMPARE(cells.damagedRegions, 1);
        QVERIFY(cells.regionAt(8, 0));
    }
}

void TestDifferenceSource::refusesTexts()
{
    OpenedArray texts(arrayFrame({12, 10}, {5, 4}, {2, 2}, "|S4", ByteBuffer(480)));
    QVERIFY(!differenceSource(m_a.source(), texts.source(), {}));
    QVERIFY(!differenceSource(texts.source(), texts.source(), {}));
}

// In parts that are the chunks of the first array.
void TestDifferenceSource::isCountedSearchedAndExportedAsArraysAre()
{
    ByteBuffer elements = counted<std::int32_t>(120);
    elements[4 * 57] = std::byte{50}; // less by 7
    const OpenedArray b(arrayFrame({12, 10}, {7, 3}, {7, 3}, "<i4", elements));
    const CellSourcePtr source = *differenceSource(m_a.source(), b.source(), {});
    const auto scan = *numberScanOf(*source, whole());
    QCOMPARE(scan->parts().spacing(), (Shape{5, 4}));
    const Statistics statistics = *statisticsOf(*scan);
    QCOMPARE(statistics.counts.finite, 120U);
    QCOMPARE(scan->order().number(statistics.maximum->key), 7.0);
    const CellCriterion isSeven = *CellCriterion::number(scan->order(), Comparison::Equal, "7");
    QCOMPARE(**findCell(*scan, isSeven, ScanDirection::Forwards, {}), (Shape{5, 7}));
    std::string raw;
    QVERIFY(writeRaw(*source, *Slice::parse("5, 6:9", {12, 10}), *memorySink(raw)));
    std::vector<double> numbers(3);
    QCOMPARE(raw.size(), sizeof(double) * numbers.size());
    std::memcpy(numbers.data(), raw.data(), raw.size());
    QCOMPARE(numbers, (std::vector<double>{0, 7, 0}));
}

const Registered<TestDifferenceSource> registered;

} // namespace bloscope::tst_difference_source

#include "tst_difference_source.moc"
