#include "core/export/export_report.h"

#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_export_report {

namespace {

// Four cells: fine, never written, and a damaged box of two.
Cells fourCells(const std::string& reason)
{
    Cells cells;
    cells.slice = Slice::whole({4});
    cells.extent = {4};
    cells.bytes.resize(4);
    cells.mark({CellState::Uninitialised, "never written", {1}, {1}});
    cells.mark({CellState::Damaged, reason, {2}, {2}});
    return cells;
}

} // namespace

class TestExportReport : public QObject {
    Q_OBJECT

 private slots:
    void isCompleteAtFirst()
    {
        QVERIFY(ExportReport().complete());
        QCOMPARE(ExportReport().cells, 0U);
    }

    void countsCells()
    {
        ExportReport report;
        report.count(fourCells("chunk 1: damaged"));
        report.count(fourCells("chunk 2: damaged"));
        QCOMPARE(report.cells, 8U);
        QCOMPARE(report.damagedCells, 4U);
        QCOMPARE(report.uninitialisedCells, 2U);
        QVERIFY(!report.complete());
    }

    void keepsTheFirstDifferentReasons()
    {
        ExportReport report;
        for (std::size_t i = 0; i < 2 * ExportReport::mostReasons; ++i)
            report.count(fourCells("chunk " + std::to_string(i / 2)));
        QCOMPARE(report.reasons.size(), ExportReport::mostReasons);
        QCOMPARE(report.reasons[0], std::string("chunk 0"));
        QCOMPARE(report.reasons[1], std::string("chunk 1"));
    }
};

const test::Registered<TestExportReport> registered;

} // namespace bloscope::tst_export_report

#include "tst_export_report.moc"
