#include "core/repair/write_salvage.h"

#include "core/array/array.h"
#include "core/array/slice_reader.h"
#include "core/frame/open_path.h"
#include "core/repair/salvage_plan.h"
#include "tests/support/canonical.h"
#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/support/unsynced_file_calls.h"

#include <QTemporaryDir>
#include <QTest>
#include <nlohmann/json.hpp>

namespace bloscope::tst_write_salvage {

using namespace test;

namespace {

// 4 x 64 of T, a chunk each row, of two blocks.
template <class T>
ByteBuffer rowsOf(const char* dtype)
{
    return arrayFrame({4, 64}, {1, 64}, {1, 32}, dtype, counted<T>(256));
}

} // namespace

class TestWriteSalvage : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_target = m_folder->filePath("new.b2nd").toStdString();
    }

    void copiesAGoodFrameByteForByte()
    {
        const ByteBuffer frame = rowsOf<std::int32_t>("<i4");
        QVERIFY(write(frame, {}));
        QCOMPARE(contentOfFile(m_target), frame);
    }

    void dropsHolesAndWhatFollows()
    {
        const ByteBuffer frame = rowsOf<std::int32_t>("<i4");
        ByteBuffer longer = frame;
        longer.resize(longer.size() + 1000, std::byte{7});
        QVERIFY(write(longer, {}));
        QCOMPARE(contentOfFile(m_target), frame);
    }

    void fillsLostChunks_data()
    {
        QTest::addColumn<ByteBuffer>("frame");
        QTest::addColumn<QString>("fill");
        QTest::addColumn<ByteBuffer>("element"); // empty: refused
        const ByteBuffer floats = rowsOf<float>("<f4");
        const ByteBuffer ints = rowsOf<std::int16_t>("<i2");
        constexpr float nan = std::numeric_limits<float>::quiet_NaN();
        QTest::newRow("floats") << floats << "" << elementsOf<float>({nan});
        QTest::newRow("nan") << floats << "nan" << elementsOf<float>({nan});
        QTest::newRow("zero") << floats << "zero" << elementsOf<float>({0});
        QTest::newRow("number") << floats << "-1.5" << elementsOf<float>({-1.5F});
        QTest::newRow("integers") << ints << "" << elementsOf<std::int16_t>({0});
        QTest::newRow("integer") << ints << "-7" << elementsOf<std::int16_t>({-7});
        QTest::newRow("no such integer") << ints << "70000" << ByteBuffer();
        QTest::newRow("no NaN of integers") << ints << "nan" << ByteBuffer();
    }
    void fillsLostChunks()
    {
        QFETCH(ByteBuffer, frame);
        QFETCH(QString, fill);
        QFETCH(ByteBuffer, element);
        damageChunkHeader(frame, 2);
        const auto written = write(frame, {.fill = fill.toStdString()});
        QCOMPARE(written.has_value(), !element.empty());
        if (!written)
            return;
        QCOMPARE(whyNotCanonical(contentOfFile(m_target)), std::string());
        const auto chunk = (*openPath(m_target))->chunk(2);
        QVERIFY(chunk && (*chunk)->header().payload() == Payload::Special);
        const auto bytes = (*chunk)->decode();
        QVERIFY(bytes);
        QVERIFY(std::equal(element.begin(), element.end(), bytes->begin()));
    }

    void keepsTheGoodBlocksOfADamagedChunk()
    {
        ByteBuffer frame = rowsOf<std::int32_t>("<i4");
        damageBlock(frame, 1, 0);
        QVERIFY(write(frame, {.fill = "-1"}));
        const auto bytes = (*(*openPath(m_target))->chunk(1))->decode();
        QVERIFY(bytes);
        std::array<std::int32_t, 64> values{};
        std::memcpy(values.data(), bytes->data(), sizeof values);
        QCOMPARE(values[0], -1);
        QCOMPARE(values[31], -1);
        QCOMPARE(values[32], 64 + 32);
    }

    void writesTheOtherForm()
    {
        QVERIFY(write(rowsOf<std::int32_t>("<i4"), {.form = FrameForm::Sparse}));
        const auto frame = openPath(m_target);
        QVERIFY(frame && (*frame)->kind() == FrameKind::Sparse);
        QVERIFY((*frame)->problems().empty());
        QCOMPARE((*frame)->chunkCount(), 4);
    }

    void putsTheReportIntoANote()
    {
        ByteBuffer frame = rowsOf<std::int32_t>("<i4");
        damageChunkHeader(frame, 3);
        QVERIFY(write(frame, {.hasNote = true}));
        const FramePtr written = *openPath(m_target);
        const MetadataEntry* entry = written->vlMetalayers().find(salvageNoteName);
        QVERIFY(entry);
        const auto value = written->readVlMetadata(*entry);
        QVERIFY(value);
        const auto bytes =
            std::span(reinterpret_cast<const std::uint8_t*>(value->data()), value->size());
        const auto note = nlohmann::json::from_msgpack(bytes.begin(), bytes.end());
        QCOMPARE(note.at("lost").get<int>(), 1);
        QCOMPARE(note.at("lost_chunks").at(0).at("chunk").get<int>(), 3);
    }

    // What a header says of sizes the chunks and the array say as well.
    void restoresAHeader_data()
    {
        QTest::addColumn<int>("at");
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("header_len") << 11 << QByteArray("\x00\x00\x01\x00", 4);
        QTest::newRow("nbytes") << 30 << QByteArray("\x00\x00\x00\x00\x00\x00\x00\x10", 8);
        QTest::newRow("cbytes") << 39 << QByteArray("\x00\x00\x00\x00\x00\x00\x01\x00", 8);
        QTest::newRow("typesize 105") << 48 << QByteArray("\x00\x00\x00\x69", 4);
        QTest::newRow("typesize 0") << 48 << QByteArray("\x00\x00\x00\x00", 4);
        QTest::newRow("typesize 300") << 48 << QByteArray("\x00\x00\x01\x2c", 4);
        QTest::newRow("blocksize negative") << 53 << QByteArray("\x80\x00\x00\x80", 4);
        QTest::newRow("blocksize another") << 53 << QByteArray("\x00\x00\x00\x40", 4);
        QTest::newRow("blocksize 0") << 53 << QByteArray("\x00\x00\x00\x00", 4);
        QTest::newRow("chunksize 0") << 58 << QByteArray("\x00\x00\x00\x00", 4);
        QTest::newRow("chunksize negative") << 58 << QByteArray("\x80\x00\x01\x00", 4);
        QTest::newRow("chunksize another") << 58 << QByteArray("\x00\x00\x02\x00", 4);
        QTest::newRow("flags") << 25 << QByteArray("\x1f", 1);
    }
    void restoresAHeader()
    {
        QFETCH(int, at);
        QFETCH(QByteArray, bytes);
        for (const ByteBuffer& frame :
             {rowsOf<std::int32_t>("<i4"), arrayFrame({4, 64}, {1, 64}, {1, 32}, "<i4",
                                                      counted<std::int32_t>(256), {.level = 0})}) {
            ByteBuffer bad = frame;
            std::memcpy(bad.data() + at, bytes.data(), static_cast<std::size_t>(bytes.size()));
            const auto written = write(bad, {});
            QVERIFY2(written, written ? "" : written.error().text().c_str());
            QCOMPARE(contentOfFile(m_target), frame);
            QVERIFY(m_isNothingLost);
        }
    }

    // Every bit of the metalayers: what contradicts the rest of the file is as it was before, or
    // is said to be lost; never is damage called complete.
    void restoresMetalayers()
    {
        const ByteBuffer frame =
            arrayFrame({12, 50}, {3, 50}, {1, 50}, "<i4", counted<std::int32_t>(600),
                       {.metalayers = {{"second", ByteBuffer(20, std::byte{0x90})}}});
        const auto headerLen = static_cast<std::size_t>(parseFrameHeader(frame)->headerLen);
        constexpr std::size_t nameAt = 95;
        int restored = 0;
        int lost = 0;
        for (std::size_t at = fixedHeaderBytes; at < headerLen; ++at)
            for (unsigned bit = 0; bit < 8; bit += at < 124 ? 1 : 5) {
                ByteBuffer bad = frame;
                bad[at] ^= std::byte(1U << bit);
                QVERIFY2(write(bad, {}), QByteArray::number(qulonglong(at)));
                restored += contentOfFile(m_target) == frame ? 1 : 0;
                lost += m_isNothingLost ? 0 : 1;
                QVERIFY2(!m_isNothingLost || m_check.damagedParts + m_check.uncheckedParts == 0,
                         QByteArray::number(qulonglong(at)));
                const bool isStructure =
                    at < 124 && (at < nameAt || at >= nameAt + 4) && (at < 105 || at >= 111);
                QVERIFY2(!isStructure || (m_isNothingLost && contentOfFile(m_target) == frame),
                         QByteArray::number(qulonglong(at)));
            }
        qInfo("%d restored, %d said to be lost", restored, lost);
        QVERIFY(restored > 300);
    }

    void callsNothingCompleteThatCannotBeChecked()
    {
        ByteBuffer frame = rowsOf<std::int32_t>("<i4");
        const auto chunk = (*Frame::open(memorySource(frame)))->chunk(2);
        frame[static_cast<std::size_t>((*chunk)->offset()) + 21] = std::byte{99}; // a filter
        QVERIFY(write(frame, {}));
        QVERIFY(!m_isNothingLost && m_check.verdict() == Verdict::Unreadable);
        QCOMPARE(m_plan.uncheckedChunks, 1);
        QCOMPARE(m_plan.readableChunks(), 3);
        QCOMPARE(m_plan.losses.front().number, 2);
    }

    void leavesNothingBehindWhenItIsStopped()
    {
        WorkerPool pool(1);
        const auto plan = planSalvage(memorySource(rowsOf<std::int32_t>("<i4")), pool);
        QVERIFY(plan);
        std::stop_source stop;
        stop.request_stop();
        SystemFileCalls calls;
        const auto written = writeSalvage(*plan, {}, m_target, calls, pool, {stop.get_token()});
        QVERIFY(!written && written.error().kind() == ErrorKind::Cancelled);
        QVERIFY(namesIn(m_folder->path().toStdString()).empty());
    }

 private:
    Result<SalvageReport> write(const ByteBuffer& frame, const SalvageOptions& options)
    {
        WorkerPool pool(2);
        BLOSCOPE_TRY(const SalvagePlan plan, planSalvage(memorySource(frame), pool));
        UnsyncedFileCalls calls;
        BLOSCOPE_TRY(SalvageReport report, writeSalvage(plan, options, m_target, calls, pool));
        m_isNothingLost = isNothingLost(plan, report);
        m_check = report.check;
        m_plan = plan;
        return report;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::filesystem::path m_target;
    SalvagePlan m_plan; // of what was written last
    bool m_isNothingLost = false;
    CheckReport m_check;
};

const Registered<TestWriteSalvage> registered;

} // namespace bloscope::tst_write_salvage

#include "tst_write_salvage.moc"
