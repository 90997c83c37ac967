#include "core/doctor/check_container.h"

#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_check_totals {

// What the window and the command line count of many files.
class TestCheckTotals : public QObject {
    Q_OBJECT

 private slots:
    void countsVerdictsAndParts()
    {
        CheckTotals totals;
        CheckedPart intact{.path = "a.b2nd"};
        intact.report.chunks = 6;
        intact.report.decodedBytes = 480;
        CheckedPart damaged{.path = "b.b2nd"};
        damaged.report.chunks = 6;
        damaged.report.damagedChunks = 1;
        damaged.report.damagedParts = 2;
        damaged.report.untold = 3;
        CheckedPart odd{.path = "c.b2nd"};
        odd.report.notes = 4;
        CheckedPart unknown{.path = "d.b2nd"};
        unknown.report.uncheckedParts = 5;
        for (const CheckedPart& part : {intact, damaged, odd, unknown})
            totals.add(part);
        ++totals.unreadableFolders;

        QCOMPARE(totals.files(), 4);
        QCOMPARE(totals.noDamageFound, 1);
        QCOMPARE(totals.damaged, 1);
        QCOMPARE(totals.withNotes, 1);
        QCOMPARE(totals.unreadable, 1);
        QCOMPARE(totals.notReadable(), 2);
        QCOMPARE(totals.chunks, 12);
        QCOMPARE(totals.damagedChunks, 1);
        QCOMPARE(totals.damagedParts, 2);
        QCOMPARE(totals.untold, 3);
        QCOMPARE(totals.notes, 4);
        QCOMPARE(totals.uncheckedParts, 5);
        QCOMPARE(totals.decodedBytes, std::uint64_t{480});
    }
};

const test::Registered<TestCheckTotals> registered;

} // namespace bloscope::tst_check_totals

#include "tst_check_totals.moc"
