#include "core/export/text_bands.h"

#include "tests/support/registered_test.h"

#include <QTest>
#include <atomic>
#include <new>
#include <thread>

namespace bloscope::tst_piece_writer {

namespace {

void appendNumber(std::size_t piece, std::string& text)
{
    text += std::to_string(piece) + " ";
}

std::string numbers(std::size_t count)
{
    std::string text;
    for (std::size_t piece = 0; piece < count; ++piece)
        appendNumber(piece, text);
    return text;
}

// Refuses everything.
class FullSink final : public Sink {
 public:
    Result<> write(ByteView) override { return Error{ErrorKind::Io, "full"}; }
    Result<> commit() override { return {}; }
};

// Takes its time for every piece, and sees how far the others are meanwhile.
class SlowSink final : public Sink {
 public:
    explicit SlowSink(const std::atomic<std::size_t>& furthest) : m_furthest(furthest) {}
    Result<> write(ByteView) override
    {
        std::this_thread::sleep_for(std::chrono::microseconds(200));
        m_mostAhead =
            std::max(m_mostAhead, m_furthest.load() - std::min(m_furthest.load(), m_written));
        ++m_written;
        return {};
    }
    Result<> commit() override { return {}; }
    std::size_t mostAhead() const { return m_mostAhead; }

 private:
    const std::atomic<std::size_t>& m_furthest;
    std::size_t m_written = 0;
    std::size_t m_mostAhead = 0;
};

} // namespace

class TestPieceWriter : public QObject {
    Q_OBJECT

 private slots:
    void writesPiecesInOrder_data()
    {
        QTest::addColumn<int>("threads");
        QTest::newRow("one thread") << 1;
        QTest::newRow("four threads") << 4;
    }

    void writesPiecesInOrder()
    {
        QFETCH(int, threads);
        WorkerPool pool(static_cast<unsigned>(threads));
        for (const std::size_t count : {0U, 1U, 3U, 16U, 17U, 1000U}) {
            std::string text;
            const auto sink = memorySink(text);
            PieceWriter pieces(pool, *sink);
            QVERIFY(pieces.write(count, appendNumber, {}));
            QCOMPARE(text, numbers(count));
        }
    }

    void goesOnWhereTheLastCallEnded()
    {
        WorkerPool pool(2);
        std::string text;
        const auto sink = memorySink(text);
        PieceWriter pieces(pool, *sink);
        QVERIFY(pieces.write(11, appendNumber, {}));
        QVERIFY(pieces.write(2, appendNumber, {}));
        QVERIFY(pieces.write(9, appendNumber, {}));
        QCOMPARE(text, numbers(11) + numbers(2) + numbers(9));
    }

    void endsWithTheErrorOfTheSink()
    {
        WorkerPool pool(2);
        FullSink sink;
        PieceWriter pieces(pool, sink);
        std::atomic<int> made = 0;
        const Result<> written = pieces.write(1'000'000,
                                              [&](std::size_t, std::string& text) {
                                                  ++made;
                                                  text = "x";
                                              },
                                              {});
        QVERIFY(!written);
        QCOMPARE(written.error().text(), std::string("full"));
        QVERIFY(made < 100); // it did not go on in vain
    }

    void waitsForNobodyWhenAPieceThrows()
    {
        WorkerPool pool(4);
        std::string text;
        const auto sink = memorySink(text);
        PieceWriter pieces(pool, *sink);
        const auto make = [](std::size_t piece, std::string& to) {
            if (piece == 50)
                throw std::bad_alloc();
            appendNumber(piece, to);
        };
        QVERIFY_THROWS_EXCEPTION(std::bad_alloc, (void)pieces.write(10'000, make, {}));
        QVERIFY(numbers(10'000).starts_with(text));
    }

    void isNeverMoreThanAFewPiecesAhead()
    {
        WorkerPool pool(4);
        std::atomic<std::size_t> furthest = 0;
        SlowSink sink(furthest);
        PieceWriter pieces(pool, sink);
        QVERIFY(pieces.write(200,
                             [&](std::size_t piece, std::string& text) {
                                 furthest = std::max<std::size_t>(furthest, piece);
                                 text = "x";
                             },
                             {}));
        QVERIFY2(sink.mostAhead() <= 16, qPrintable(QString::number(sink.mostAhead())));
    }

    void stops()
    {
        WorkerPool pool(2);
        std::string text;
        const auto sink = memorySink(text);
        PieceWriter pieces(pool, *sink);
        std::stop_source stop;
        const Result<> written =
            pieces.write(1'000'000, [&](std::size_t, std::string&) { stop.request_stop(); },
                         {stop.get_token(), nullptr});
        QVERIFY(!written);
        QCOMPARE(written.error().kind(), ErrorKind::Cancelled);
    }
};

const test::Registered<TestPieceWriter> registered;

} // namespace bloscope::tst_piece_writer

#include "tst_piece_writer.moc"
