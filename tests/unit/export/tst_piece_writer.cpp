#include "core/export/piece_writer.h"

#include <QTest>
#include <atomic>

using namespace bloscope;

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
        for (const std::size_t count : {0, 1, 3, 16, 17, 1000}) {
            std::string text;
            const auto sink = memorySink(text);
            PieceWriter pieces(pool, *sink);
            QVERIFY(pieces.write(count, appendNumber, {}));
            QVERIFY(pieces.flush());
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
        QVERIFY(pieces.flush());
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

QTEST_APPLESS_MAIN(TestPieceWriter)
#include "tst_piece_writer.moc"
