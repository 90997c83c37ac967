#include "ui/doctor/check_text.h"

#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_check_text {

// What people are told of a check.
class TestCheckText : public QObject {
    Q_OBJECT

 private slots:
    void tellsOfAFile_data()
    {
        QTest::addColumn<CheckTotals>("totals");
        QTest::addColumn<QString>("expected");
        const QString limit =
            " Blosc2 stores no checksums, so changed bytes that still decode go unnoticed.";
        QTest::newRow("no damage")
            << CheckTotals{.noDamageFound = 1, .chunks = 1200, .decodedBytes = 4096}
            << "No damage found. All 1 200 chunks can be read (4.0 KiB decoded)." + limit;
        QTest::newRow("odd") << CheckTotals{.withNotes = 1, .chunks = 1, .notes = 2}
                             << "No damage found. All 1 chunk can be read (0 bytes decoded)." +
                                    limit + " There are 2 notes.";
        QTest::newRow("damage and another codec")
            << CheckTotals{.damaged = 1,
                           .chunks = 4,
                           .damagedChunks = 1,
                           .damagedParts = 1,
                           .uncheckedParts = 2}
            << "Damaged in 1 place, in 1 of 4 chunks. Bloscope cannot read 2 other parts.";
        QTest::newRow("chunks") << CheckTotals{.damaged = 1,
                                               .chunks = 120,
                                               .damagedChunks = 2,
                                               .damagedParts = 3}
                                << "Damaged in 3 places, in 2 of 120 chunks.";
        QTest::newRow("only chunk")
            << CheckTotals{.damaged = 1, .chunks = 1, .damagedChunks = 1, .damagedParts = 1}
            << "Damaged in 1 place, in the only chunk.";
        QTest::newRow("no chunks") << CheckTotals{.damaged = 1, .chunks = 6, .damagedParts = 1}
                                   << "Damaged in 1 place; all chunks found can be read.";
        QTest::newRow("other codecs")
            << CheckTotals{.unreadable = 1, .chunks = 6, .uncheckedParts = 6}
            << "No damage was found, but Bloscope cannot read 6 parts.";
        QTest::newRow("too many") << CheckTotals{.damaged = 1,
                                                 .chunks = 9,
                                                 .damagedChunks = 9,
                                                 .damagedParts = 9,
                                                 .untold = 4}
                                  << "Damaged in 9 places, in 9 of 9 chunks. 4 more findings are "
                                     "not listed.";
    }
    void tellsOfAFile()
    {
        QFETCH(CheckTotals, totals);
        QTEST(fileVerdict(totals).replace(QChar(0x202f), ' ').replace(QChar(0xa0), ' '),
              "expected");
    }

    void tellsOfAFolder()
    {
        QCOMPARE(folderVerdict({.noDamageFound = 4, .withNotes = 1, .damaged = 2, .unreadable = 1}),
                 QString("8 files: no damage found in 4, notes on 1, 2 damaged, 1 unreadable."));
        QCOMPARE(folderVerdict({.noDamageFound = 1}),
                 QString("1 file: no damage found in 1, notes on 0, 0 damaged, 0 unreadable."));
    }
};

const test::Registered<TestCheckText, QCoreApplication> registered;

} // namespace bloscope::tst_check_text

#include "tst_check_text.moc"
