#include "core/inspect/find_bytes.h"
#include "tests/support/compare.h"
#include "tests/support/registered_test.h"

namespace bloscope::tst_find_bytes {

using namespace test;

namespace {

// "abc" at 5, across the end of the first MiB, and at the very end of 2.5 MiB of zeros.
ByteSourcePtr threePlaces()
{
    ByteBuffer bytes(2'621'440);
    for (const std::size_t at : {std::size_t(5), std::size_t(1'048'575), bytes.size() - 3})
        std::ranges::copy(bytesOf("abc"), bytes.begin() + static_cast<std::ptrdiff_t>(at));
    return memorySource(std::move(bytes));
}

} // namespace

class TestFindBytes : public QObject {
    Q_OBJECT

 private slots:
    void findsTheNextPlace_data()
    {
        QTest::addColumn<std::string>("wanted");
        QTest::addColumn<int>("from");
        QTest::addColumn<bool>("backwards");
        QTest::addColumn<int>("expected"); // -1: none
        QTest::newRow("from the beginning") << std::string("abc") << 0 << false << 5;
        QTest::newRow("at the place itself") << std::string("abc") << 5 << false << 5;
        QTest::newRow("across two windows") << std::string("abc") << 6 << false << 1'048'575;
        QTest::newRow("at the end") << std::string("abc") << 1'048'576 << false << 2'621'437;
        QTest::newRow("behind the last") << std::string("abc") << 2'621'438 << false << -1;
        QTest::newRow("behind the end") << std::string("abc") << 9'000'000 << false << -1;
        QTest::newRow("backwards") << std::string("abc") << 2'621'440 << true << 2'621'437;
        QTest::newRow("backwards, across") << std::string("abc") << 2'621'437 << true << 1'048'575;
        QTest::newRow("backwards, the first") << std::string("abc") << 1'048'575 << true << 5;
        QTest::newRow("backwards, none") << std::string("abc") << 5 << true << -1;
        QTest::newRow("one byte") << std::string("c") << 8 << false << 1'048'577;
        QTest::newRow("what is not there") << std::string("abd") << 0 << false << -1;
    }
    void findsTheNextPlace()
    {
        QFETCH(std::string, wanted);
        QFETCH(int, from);
        QFETCH(bool, backwards);
        QFETCH(int, expected);
        const auto found =
            findBytes(*threePlaces(), bytesOf(wanted), static_cast<std::uint64_t>(from),
                      backwards ? ScanDirection::Backwards : ScanDirection::Forwards);
        QVERIFY(found);
        QCOMPARE(*found ? static_cast<int>(**found) : -1, expected);
    }

    void findsNothingThatIsLongerThanTheFile()
    {
        const auto source = memorySource(ByteBuffer(2));
        const auto found = findBytes(*source, ByteBuffer(3), 0, ScanDirection::Forwards);
        QVERIFY(found && !*found);
    }

    void stopsAndTellsHowFarItIs()
    {
        Progress progress;
        std::stop_source stop;
        const Job job{stop.get_token(), &progress};
        QVERIFY(findBytes(*threePlaces(), bytesOf("abd"), 40, ScanDirection::Forwards, job));
        QCOMPARE(progress.total.load(), std::uint64_t(2'621'400));
        QCOMPARE(progress.done.load(), std::uint64_t(2'621'400));
        stop.request_stop();
        QVERIFY(failedAs(ErrorKind::Cancelled, findBytes(*threePlaces(), bytesOf("abd"), 0,
                                                         ScanDirection::Forwards, job)));
    }
};

const Registered<TestFindBytes> registered;

} // namespace bloscope::tst_find_bytes

#include "tst_find_bytes.moc"
