#include "core/export/filled_cells.h"

#include "core/export/csv_writer.h"
#include "core/export/npy_writer.h"
#include "core/export/raw_writer.h"
#include "tests/support/compare.h"
#include "tests/support/frames.h"
#include "tests/support/opened_array.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_filled_cells {

using namespace test;

namespace {

// A sink that has room for so many bytes, and asks for it.
class SmallSink final : public Sink {
 public:
    explicit SmallSink(std::uint64_t room) : m_room(room) {}

    Result<> expect(std::uint64_t leastBytes) override
    {
        expected = leastBytes;
        return leastBytes <= m_room ? Result<>() : Error{ErrorKind::Io, "there is no room"};
    }
    Result<> write(ByteView bytes) override
    {
        written += bytes.size();
        return {};
    }
    Result<> commit() override { return {}; }

    std::uint64_t expected = 0;
    std::uint64_t written = 0;

 private:
    std::uint64_t m_room;
};

} // namespace

class TestFilledCells : public QObject {
    Q_OBJECT

 private slots:
    void fillsWhatHasNoValue_data()
    {
        QTest::addColumn<QByteArray>("fill"); // empty: what it is when nobody says
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("by the type") << QByteArray() << QByteArray("007fc00000007fc00000");
        QTest::newRow("chosen") << QByteArray("7") << QByteArray("0740e000000740e00000");
    }
    void fillsWhatHasNoValue()
    {
        QFETCH(QByteArray, fill);
        const OpenedArray array(unstoredArrayFrame({2}, {2}, {2}, "[('a', 'u1'), ('b', '>f4')]",
                                                   SpecialKind::Uninitialised));
        FilledCells cells(array.reader());
        if (!fill.isEmpty())
            QVERIFY(cells.setFill(fill.toStdString()));
        std::string raw;
        const auto report = writeRaw(cells, array.slice(), *memorySink(raw));
        QCOMPARE(report->uninitialisedCells, 2U);
        QVERIFY(report->complete());
        QTEST(QByteArray::fromStdString(raw).toHex(), "bytes");
    }

    void isOnePartOfEachElement()
    {
        const OpenedArray array(
            arrayFrame({2}, "[('a', 'u1'), ('b', 'u1', (2,))]", counted<std::uint8_t>(6)));
        const FilledCells cells(array.reader(), *partNamed(array.reader().array()->dtype(), "b"));
        std::string npy;
        QVERIFY(writeNpy(cells, array.slice(), *memorySink(npy)));
        QVERIFY(npy.find("'descr': '|u1', 'fortran_order': False, 'shape': (2, 2)") !=
                std::string::npos);
        QVERIFY(npy.ends_with("\n\1\2\4\5"));
        std::string csv;
        CsvOptions options;
        options.header = CsvOptions::Header::Names;
        QVERIFY(writeCsv(cells, array.slice(), options, *memorySink(csv)));
        QCOMPARE(csv, std::string("b[0],b[1]\n1,2\n4,5\n"));
    }

    void saysHowMuchThereWillBeAtLeast_data()
    {
        QTest::addColumn<QByteArray>("format");
        QTest::addColumn<quint64>("room");
        QTest::newRow("raw") << QByteArray("raw") << quint64(20'000);
        QTest::newRow("npy") << QByteArray("npy") << quint64(20'128);
        QTest::newRow("csv") << QByteArray("csv") << quint64(10'000);
        QTest::newRow("csv, empty fills") << QByteArray("") << quint64(5'000);
    }
    void saysHowMuchThereWillBeAtLeast()
    {
        QFETCH(QByteArray, format);
        QFETCH(quint64, room);
        const OpenedArray array(unstoredArrayFrame({50, 100}, {50, 100}, {50, 100}, "<f4"));
        const auto writeTo = [&](Sink& sink) {
            CsvOptions csv;
            csv.na = format.toStdString();
            return format == "raw"   ? writeRaw(array.reader(), array.slice(), sink)
                   : format == "npy" ? writeNpy(array.reader(), array.slice(), sink)
                                     : writeCsv(array.reader(), array.slice(), csv, sink);
        };
        SmallSink enough(room);
        QCOMPARE(outcomeOf(writeTo(enough)), std::string());
        QCOMPARE(enough.expected, room);
        QVERIFY(enough.written >= room);
        SmallSink little(room - 1);
        QCOMPARE(outcomeOf(writeTo(little)), std::string("there is no room"));
        QCOMPARE(little.written, 0U);
    }

    void readsNothingWhereNothingCanBeReached()
    {
        ByteBuffer frame = chunksFrame({counted<float>(30)}, 4);
        const auto at = Frame::open(memorySource(ByteBuffer(frame))).value()->indexOffset();
        std::fill_n(frame.begin() + std::ptrdiff_t(at), 16, std::byte{0xff});
        OpenedArray array(std::move(frame));
        std::string out;
        for (const auto& report :
             {writeRaw(array.reader(), array.slice(), *memorySink(out)),
              writeCsv(array.reader(), array.slice(), {}, *memorySink(out)),
              writeRawChunks(array.frame(), 0, 0, array.pool(), *memorySink(out))}) {
            QVERIFY(!report);
            QVERIFY(report.error().text().starts_with("nothing can be read: index: "));
        }
        QCOMPARE(out, std::string());
    }
};

const Registered<TestFilledCells> registered;

} // namespace bloscope::tst_filled_cells

#include "tst_filled_cells.moc"
