#include "core/plane/pyramid_store.h"

#include "core/base/worker_pool.h"
#include "tests/support/registered_test.h"
#include "tests/unit/plane/made_base_level.h"

#include <QCoreApplication>
#include <QTest>
#include <functional>
#include <libdeflate.h>

namespace bloscope::tst_stored_base_level {

using namespace test;

namespace {

const std::string name = "a plane, größer";
constexpr CellRect oneTile{0, 0, 9, 11}; // of 5 x 6 squares

// Where what lies in the bytes of a plane of one tile.
const qsizetype listBegin = 8 + 4 + 4 + std::ssize(name);
const qsizetype headEnd = listBegin + 8 + 4; // without its checksum
const qsizetype tileBegin = headEnd + 4;
constexpr qsizetype numberCount = 1;
constexpr qsizetype numbers = numberCount + 8;
constexpr qsizetype specialCount = numbers + 30 * qsizetype(sizeof(double));
constexpr qsizetype specials = specialCount + 8;
constexpr qsizetype special = 4 + 6 * 8; // bytes of one
constexpr qsizetype ends = specials + 3 * special;
constexpr qsizetype sampleCount = ends + 3 * 8;
constexpr qsizetype samples = sampleCount + 8;
constexpr qsizetype tileEnd = samples + 4 * 8;

QByteArray bytesOf(const BaseLevel& level)
{
    QByteArray bytes;
    const auto write = [&](std::uint64_t offset, ByteView piece) {
        const auto begin = static_cast<qsizetype>(offset);
        bytes.resize(std::max(bytes.size(), begin + std::ssize(piece)));
        std::memcpy(bytes.data() + begin, piece.data(), piece.size());
        return Result<>();
    };
    return writeBaseLevel(level, name, write, {}) ? bytes : QByteArray();
}

ByteView viewOf(const QByteArray& bytes)
{
    return std::as_bytes(std::span(bytes.constData(), static_cast<std::size_t>(bytes.size())));
}

std::optional<BaseLevel> parsed(const QByteArray& bytes, BaseLevel wanted)
{
    WorkerPool pool(1);
    return parseBaseLevel(viewOf(bytes), name, std::move(wanted), pool, {});
}

template <class T>
void put(QByteArray& bytes, qsizetype at, T value)
{
    std::memcpy(bytes.data() + at, &value, sizeof value);
}

quint32 checksumOf(const QByteArray& bytes)
{
    return libdeflate_crc32(0, bytes.constData(), static_cast<std::size_t>(bytes.size()));
}

// With checksums that fit, as somebody would write it who wants it to be believed.
void seal(QByteArray& bytes)
{
    put<quint64>(bytes, listBegin, static_cast<quint64>(bytes.size() - tileBegin));
    put<quint32>(bytes, listBegin + 8, checksumOf(bytes.mid(tileBegin)));
    put<quint32>(bytes, headEnd, checksumOf(bytes.first(headEnd)));
}

using Change = std::function<void(QByteArray&)>;

// A value in the tile.
template <class T>
Change in(qsizetype place, T value)
{
    return [=](QByteArray& bytes) {
        put<T>(bytes, tileBegin + place, value);
        seal(bytes);
    };
}

} // namespace

class TestStoredBaseLevel : public QObject {
    Q_OBJECT

 private slots:
    void comesBackBitByBit_data();
    void comesBackBitByBit();
    void isWhereTheTestsLookForIt();
    void refusesWhatIsOdd_data();
    void refusesWhatIsOdd();
    void refusesEveryChangedByte();
    void refusesEveryOtherLength();
    void refusesAnotherPlane_data();
    void refusesAnotherPlane();
    void stopsWhenItIsTold();
};

void TestStoredBaseLevel::comesBackBitByBit_data()
{
    QTest::addColumn<CellRect>("all");
    QTest::addColumn<Reduction>("reduction");
    QTest::addColumn<double>("fraction");
    const CellRect four{0, 0, 600, 700};
    QTest::newRow("float64") << four << Reduction::Mean << 0.1;
    QTest::newRow("float32") << four << Reduction::Mean << 0.0;
    QTest::newRow("the largest") << four << Reduction::Largest << 0.0;
    QTest::newRow("the first") << four << Reduction::First << 0.1;
    QTest::newRow("one tile") << oneTile << Reduction::Mean << 0.1;
    QTest::newRow("a long table") << CellRect{0, 0, 3, 1300} << Reduction::Mean << 0.0;
}

void TestStoredBaseLevel::comesBackBitByBit()
{
    QFETCH(CellRect, all);
    QFETCH(Reduction, reduction);
    QFETCH(double, fraction);
    const BaseLevel level = baseLevelOf(all, reduction, fraction);
    const QByteArray bytes = bytesOf(level);
    for (const unsigned threads : {1U, 3U}) {
        WorkerPool pool(threads);
        const auto found = parseBaseLevel(viewOf(bytes), name, wantedOf(level), pool, {});
        QVERIFY(found && isSame(*found, level));
    }
}

void TestStoredBaseLevel::isWhereTheTestsLookForIt()
{
    const BaseLevel level = baseLevelOf(oneTile, Reduction::Mean);
    QByteArray bytes = bytesOf(level);
    QCOMPARE(bytes.size(), tileBegin + tileEnd);
    seal(bytes);
    QCOMPARE(bytes, bytesOf(level));
}

void TestStoredBaseLevel::refusesWhatIsOdd_data()
{
    QTest::addColumn<Change>("change");
    const auto row = [](const char* what, const Change& change) { QTest::newRow(what) << change; };
    row("nothing", [](QByteArray& bytes) { bytes.clear(); });
    row("another magic", [](QByteArray& bytes) { put(bytes, 0, 'X'); });
    row("another version", [](QByteArray& bytes) {
        put<quint32>(bytes, 8, 1);
        seal(bytes);
    });
    row("another name", [](QByteArray& bytes) {
        put(bytes, listBegin - 1, 'X');
        seal(bytes);
    });
    row("a name that does not end", [](QByteArray& bytes) { put<quint32>(bytes, 12, UINT32_MAX); });
    row("a tile past the end", [](QByteArray& bytes) {
        seal(bytes);
        put<quint64>(bytes, listBegin, tileEnd + 1);
        put<quint32>(bytes, headEnd, checksumOf(bytes.first(headEnd)));
    });
    row("a tile that is far too long", [](QByteArray& bytes) {
        put<quint64>(bytes, listBegin, UINT64_MAX);
        put<quint32>(bytes, headEnd, checksumOf(bytes.first(headEnd)));
    });
    row("more behind the tile", [](QByteArray& bytes) { bytes += '\0'; });
    row("more in the tile", [](QByteArray& bytes) {
        bytes += '\0';
        seal(bytes);
    });
    row("less in the tile", [](QByteArray& bytes) {
        bytes.chop(1);
        seal(bytes);
    });
    row("an empty tile", [](QByteArray& bytes) {
        bytes.truncate(tileBegin);
        seal(bytes);
    });
    row("another checksum of the tile", [](QByteArray& bytes) {
        put<quint32>(bytes, listBegin + 8, 1);
        put<quint32>(bytes, headEnd, checksumOf(bytes.first(headEnd)));
    });
    row("another checksum of the head", [](QByteArray& bytes) { put<quint32>(bytes, headEnd, 1); });
    row("numbers of no kind", in<quint8>(0, 2));
    row("numbers of another kind", in<quint8>(0, 0));
    row("too few numbers", in<quint64>(numberCount, 29));
    row("too many numbers", in<quint64>(numberCount, 31));
    row("numbers without end", in<quint64>(numberCount, UINT64_MAX));
    row("numbers that overflow", in<quint64>(numberCount, UINT64_MAX / 8 + 2));
    row("more specials than squares", in<quint64>(specialCount, 31));
    row("specials without end", in<quint64>(specialCount, UINT64_MAX));
    row("a special outside", in<quint32>(specials + 2 * special, 30));
    row("a special twice", in<quint32>(specials + special, 0));
    row("a count below zero", in<qint64>(specials + 4, -1));
    row("more NaN than cells", in<qint64>(specials + 4, 5));
    row("more of all than cells", in<qint64>(specials + 4 + 8, 3));
    row("counts that overflow", in<qint64>(specials + 4 + 8, INT64_MAX));
    row("no end", in<double>(ends, NAN));
    row("a sample that is cut off", in<quint64>(sampleCount, 5));
    row("a sample that is too short", in<quint64>(sampleCount, 3));
    row("a sample without end", in<quint64>(sampleCount, UINT64_MAX));
    row("NaN in the sample", in<double>(samples, NAN));
}

void TestStoredBaseLevel::refusesWhatIsOdd()
{
    QFETCH(Change, change);
    const BaseLevel level = baseLevelOf(oneTile, Reduction::Mean);
    QByteArray bytes = bytesOf(level);
    change(bytes);
    QVERIFY(bytes != bytesOf(level));
    QVERIFY(!parsed(bytes, wantedOf(level)));
}

void TestStoredBaseLevel::refusesEveryChangedByte()
{
    const BaseLevel level = baseLevelOf({0, 0, 3, 1300}, Reduction::Mean);
    const QByteArray whole = bytesOf(level);
    for (qsizetype at = 0; at < whole.size(); ++at)
        for (const int flip : {0x01, 0x80, 0xff}) {
            QByteArray bytes = whole;
            bytes[at] = static_cast<char>(bytes[at] ^ flip);
            QVERIFY(!parsed(bytes, wantedOf(level)));
        }
}

void TestStoredBaseLevel::refusesEveryOtherLength()
{
    const BaseLevel level = baseLevelOf({0, 0, 3, 1300}, Reduction::Mean);
    const QByteArray whole = bytesOf(level);
    for (qsizetype size = 0; size < whole.size(); ++size) {
        const std::vector<char> exactly(whole.begin(), whole.begin() + size);
        const auto bytes = QByteArray::fromRawData(exactly.data(), size);
        QVERIFY(!parsed(bytes, wantedOf(level)));
    }
}

void TestStoredBaseLevel::refusesAnotherPlane_data()
{
    QTest::addColumn<CellRect>("all");
    QTest::newRow("of fewer squares") << CellRect{0, 0, 9, 9};
    QTest::newRow("of more squares") << CellRect{0, 0, 9, 13};
    QTest::newRow("of more tiles") << CellRect{0, 0, 600, 700};
}

void TestStoredBaseLevel::refusesAnotherPlane()
{
    QFETCH(CellRect, all);
    const QByteArray bytes = bytesOf(baseLevelOf(oneTile, Reduction::Mean));
    QVERIFY(!parsed(bytes, {PyramidGrid{all}, Reduction::Mean, {}}));
}

void TestStoredBaseLevel::stopsWhenItIsTold()
{
    std::stop_source stop;
    stop.request_stop();
    const auto write = [](std::uint64_t, ByteView) { return Result<>(); };
    QVERIFY(!writeBaseLevel(baseLevelOf(oneTile, Reduction::Mean), name, write, stop.get_token()));
}

const Registered<TestStoredBaseLevel, QCoreApplication> registered;

} // namespace bloscope::tst_stored_base_level

#include "tst_stored_base_level.moc"
