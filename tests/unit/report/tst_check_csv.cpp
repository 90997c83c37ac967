#include "core/report/verify_report.h"

#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_check_csv {

using namespace test;

class TestCheckCsv : public QObject {
    Q_OBJECT

 private slots:
    void namesItsColumns()
    {
        QCOMPARE(checkCsvHeader(),
                 std::string("path,key,verdict,dtype,shape,bytes,chunks,damaged_chunks,damage,"
                             "unchecked,notes,finding,advice\n"));
    }

    void writesARowForAnArray()
    {
        CheckedPart part{.path = "a, b.b2nd", .shape = Shape{3, 4}, .dtype = "float32"};
        part.storedBytes = 1234;
        part.report.chunks = 10;
        part.report.damagedChunks = 1;
        part.report.damagedParts = 2;
        part.report.mainFinding = "chunk 3: it says \"no\"";
        part.report.remedies = {Remedy::SaveOtherChunks, Remedy::WriteEntryAnew};
        QCOMPARE(checkCsvRow(part),
                 std::string("\"a, b.b2nd\",,damaged,float32,\"3, 4\",1234,10,1,2,0,0,\"chunk 3: "
                             "it says \"\"no\"\"\",bloscope repair saves the 9 other chunks; "
                             "rewrite this entry with bloscope meta; bloscope repair omits it\n"));
    }

    void leavesOutWhatIsNotKnown()
    {
        CheckedPart part{.path = "s.b2z", .key = "/a", .isOpened = false};
        part.report.uncheckedParts = 1;
        QCOMPARE(checkCsvRow(part), std::string("s.b2z,/a,unreadable,,,,0,0,0,1,0,,\n"));
    }
};

const Registered<TestCheckCsv> registered;

} // namespace bloscope::tst_check_csv

#include "tst_check_csv.moc"
