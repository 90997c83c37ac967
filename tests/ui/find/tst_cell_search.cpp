#include "ui/find/cell_search.h"

#include "tests/support/compare.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

namespace bloscope::tst_cell_search {

using namespace test;

// 0 to 999 in chunks of 100.
class TestCellSearch : public QObject {
    Q_OBJECT

 private slots:
    void init();
    void findsTheNextCell();
    void goesOnFromTheOtherEnd_data();
    void goesOnFromTheOtherEnd();
    void tellsWhatItWentThrough();
    void skipsChunksTheNextTime();
    void endsWhenItIsCancelled();
    void saysNothingWhenItIsDestroyed();

 private:
    CellCriterion equalTo(const char* number) const
    {
        return *CellCriterion::number(NumberOrder(m_reader->array()->dtype()), Comparison::Equal,
                                      number);
    }
    CellSearch::Wish wish(const char* number, FoundCell from = {},
                          ScanDirection direction = ScanDirection::Forwards) const
    {
        return {Slice::whole({1000}), equalTo(number), direction, std::move(from)};
    }
    CellSearch::Answer answerTo(CellSearch::Wish wish)
    {
        CellSearch search(m_reader, *m_scheduler, std::move(wish), m_summaries);
        CellSearch::Answer answer;
        bool isThere = false;
        connect(&search, &CellSearch::finished, this,
                [&](const Result<CellSearch::Answer>& arrived) {
                    isThere = true;
                    if (arrived)
                        answer = *arrived;
                });
        if (!QTest::qWaitFor([&] { return isThere; }))
            qFatal("the search does not end");
        return answer;
    }

    BlockCache m_cache;
    WorkerPool m_pool{2};
    std::shared_ptr<const SliceReader> m_reader;
    std::shared_ptr<ChunkSummaries> m_summaries;
    std::unique_ptr<Scheduler> m_scheduler;
};

void TestCellSearch::init()
{
    const auto frame = Frame::open(
        memorySource(arrayFrame({1000}, {100}, {50}, "<i4", counted<std::int32_t>(1000))));
    m_scheduler = std::make_unique<Scheduler>();
    m_reader = std::make_shared<SliceReader>(Array::of(*frame), m_cache, m_pool);
    m_summaries = std::make_shared<ChunkSummaries>();
}

void TestCellSearch::findsTheNextCell()
{
    const CellSearch::Answer answer = answerTo(wish("345"));
    QCOMPARE(answer.cell, FoundCell(Shape{345}));
    QVERIFY(!answer.hasTurned);
}

void TestCellSearch::goesOnFromTheOtherEnd_data()
{
    QTest::addColumn<int>("from");
    QTest::addColumn<bool>("isBackwards");
    QTest::addColumn<bool>("hasTurned");
    QTest::newRow("in front of it") << 300 << false << false;
    QTest::newRow("at it") << 345 << false << true;
    QTest::newRow("behind it") << 346 << false << true;
    QTest::newRow("behind it, backwards") << 346 << true << false;
    QTest::newRow("in front of it, backwards") << 300 << true << true;
}

void TestCellSearch::goesOnFromTheOtherEnd()
{
    QFETCH(int, from);
    QFETCH(bool, isBackwards);
    const auto direction = isBackwards ? ScanDirection::Backwards : ScanDirection::Forwards;
    const CellSearch::Answer answer = answerTo(wish("345", Shape{from}, direction));
    QCOMPARE(answer.cell, FoundCell(Shape{345}));
    QTEST(answer.hasTurned, "hasTurned");
}

void TestCellSearch::tellsWhatItWentThrough()
{
    const CellSearch::Answer answer = answerTo(wish("-1", Shape{450}));
    QVERIFY(!answer.cell);
    QCOMPARE(answer.tally.cells + 100 * std::uint64_t(answer.tally.skippedParts),
             std::uint64_t(1000));
    QCOMPARE(answer.tally.parts + answer.tally.skippedParts, std::int64_t(10));
}

void TestCellSearch::skipsChunksTheNextTime()
{
    answerTo(wish("-1"));
    const CellSearch::Answer again = answerTo(wish("2000"));
    QVERIFY(!again.cell);
    QCOMPARE(again.tally.parts, std::int64_t(0));
    QCOMPARE(again.tally.skippedParts, std::int64_t(10));
    QCOMPARE(answerTo(wish("999")).tally.parts, std::int64_t(1));
}

void TestCellSearch::endsWhenItIsCancelled()
{
    CellSearch search(m_reader, *m_scheduler, wish("-1"), m_summaries);
    std::optional<ErrorKind> kind;
    connect(&search, &CellSearch::finished, this, [&](const Result<CellSearch::Answer>& answer) {
        if (!answer)
            kind = answer.error().kind();
    });
    search.cancel();
    QTRY_VERIFY(!search.isRunning());
    QCOMPARE(kind, std::optional(ErrorKind::Cancelled));
}

void TestCellSearch::saysNothingWhenItIsDestroyed()
{
    auto search = std::make_unique<CellSearch>(m_reader, *m_scheduler, wish("-1"), m_summaries);
    QSignalSpy finished(search.get(), &CellSearch::finished);
    search.reset();
    m_scheduler.reset();
    QCoreApplication::sendPostedEvents();
    QCOMPARE(finished.size(), 0);
}

const Registered<TestCellSearch, QCoreApplication> registered;

} // namespace bloscope::tst_cell_search

#include "tst_cell_search.moc"
