#include "core/system/mapped_file.h"

#include "core/system/file_calls.h"
#include "core/system/nameless_file.h"
#include "tests/support/or_abort.h"
#include "tests/support/registered_test.h"
#include "tests/support/special_files.h"

#include <QTest>
#include <algorithm>

namespace bloscope::tst_mapped_file {

using namespace test;

class TestMappedFile : public QObject {
    Q_OBJECT

 private slots:
    void showsWhatIsInTheFile()
    {
        SystemFileCalls calls;
        const Descriptor file = orAbort(createNamelessFile(temporaryFolder()));
        const ByteBuffer bytes(1000, std::byte(7));
        QCOMPARE(calls.write(file.number(), bytes, mappingUnit()), std::int64_t(1000));
        const ByteView seen = mapFile(file.number(), mappingUnit(), bytes.size());
        QVERIFY(std::ranges::equal(seen, bytes));
        unmapFile(seen);
        if (!holesCanBePunched())
            QSKIP("no room is given back to the disk here");
        punchHole(file.number(), mappingUnit(), bytes.size());
        ByteBuffer now(1000);
        QCOMPARE(readFrom(file.number(), now, mappingUnit()), std::int64_t(1000));
        QCOMPARE(std::ranges::count(now, std::byte(0)), std::ptrdiff_t(1000));
    }

    void isEmptyWhereThereIsNoFile() { QVERIFY(mapFile(-1, 0, 1000).empty()); }
};

const Registered<TestMappedFile> registered;

} // namespace bloscope::tst_mapped_file

#include "tst_mapped_file.moc"
