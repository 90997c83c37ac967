#include "core/repair/write_salvage.h"

#include "core/array/array.h"
#include "core/array/slice_reader.h"
#include "core/frame/open_path.h"
#include "core/repair/plan_salvage.h"
#include "tests/support/canonical.h"
#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

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

    void leavesNothingBehindWhenItIsStopped()
    {
        WorkerPool pool(1);
        const auto plan = planSalvage(memorySource(rowsOf<std::int32_t>("<i4")), pool);
        QVERIFY(plan);
        std::stop_source stop;
        stop.request_stop();
        PosixFileCalls calls;
        const auto written = writeSalvage(*plan, {}, m_target, calls, {stop.get_token()});
        QVERIFY(!written && written.error().kind() == ErrorKind::Cancelled);
        QVERIFY(namesIn(m_folder->path().toStdString()).empty());
    }

 private:
    Result<SalvageReport> write(const ByteBuffer& frame, const SalvageOptions& options)
    {
        WorkerPool pool(2);
        BLOSCOPE_TRY(const SalvagePlan plan, planSalvage(memorySource(frame), pool));
        PosixFileCalls calls;
        return writeSalvage(plan, options, m_target, calls);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::filesystem::path m_target;
};

const Registered<TestWriteSalvage> registered;

} // namespace bloscope::tst_write_salvage

#include "tst_write_salvage.moc"
