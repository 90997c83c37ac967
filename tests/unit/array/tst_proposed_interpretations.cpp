#include "core/array/proposed_interpretations.h"

#include "core/array/array.h"
#include "core/msgpack/json.h"
#include "core/msgpack/write.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

namespace bloscope::tst_proposed_interpretations {

using namespace test;

// What is proposed for bytes of which only their number, and perhaps a little more, is known.
class TestProposedInterpretations : public QObject {
    Q_OBJECT

 private slots:
    void proposesWhatFillsTheData_data();
    void proposesWhatFillsTheData();
    void tellsNumbersByWhatTheyWouldBe_data();
    void tellsNumbersByWhatTheyWouldBe();
    void readsShapeAndTypeInTheMetadata_data();
    void readsShapeAndTypeInTheMetadata();
    void proposesOnlyWhatFits_data();
    void proposesOnlyWhatFits();
};

namespace {

QString textOf(const ProposedInterpretation& proposed)
{
    return QString::fromStdString(proposed.how.dtype + " " + tupleText(proposed.how.shape) + ": " +
                                  proposed.why);
}

QStringList textsOf(const LaidOutData& data)
{
    QStringList texts;
    for (const ProposedInterpretation& proposed : proposedInterpretations(data, {}))
        texts << textOf(proposed);
    return texts;
}

template <class Number>
ByteBuffer bytesOfNumbers(std::initializer_list<Number> numbers)
{
    ByteBuffer bytes(numbers.size() * sizeof(Number));
    std::memcpy(bytes.data(), std::data(numbers), bytes.size());
    return bytes;
}

} // namespace

void TestProposedInterpretations::proposesWhatFillsTheData_data()
{
    QTest::addColumn<qint64>("bytes");
    QTest::addColumn<qint64>("typesize");
    QTest::addColumn<qint64>("chunkBytes");
    QTest::addColumn<QString>("wanted");
    QTest::newRow("a line") << qint64(7) << qint64(1) << qint64(0) << "|u1 (-1,): one dimension";
    QTest::newRow("a square") << qint64(400) << qint64(4) << qint64(0)
                              << "<i4 (10, 10): a square plane";
    QTest::newRow("a rectangle") << qint64(6 * 8) << qint64(1) << qint64(0)
                                 << "|u1 (6, 8): a plane";
    QTest::newRow("colours") << qint64(300) << qint64(1) << qint64(0)
                             << "|u1 (10, 10, 3): a square colour image";
    QTest::newRow("colours as elements")
        << qint64(300) << qint64(3) << qint64(0) << "|u1 (10, 10, 3): a square plane";
    QTest::newRow("a cube") << qint64(8 * 125) << qint64(8) << qint64(0) << "<f8 (5, 5, 5): a cube";
    QTest::newRow("planes") << qint64(3 * 400) << qint64(4) << qint64(400)
                            << "<f4 (3, 10, 10): each chunk is a square plane";
    QTest::newRow("complex") << qint64(16 * 9) << qint64(16) << qint64(0)
                             << "<c16 (3, 3): two numbers per element, a square plane";
    QTest::newRow("rows") << qint64(3 * 40) << qint64(4) << qint64(40)
                          << "<f4 (3, 10): each chunk is a row";
}

void TestProposedInterpretations::proposesWhatFillsTheData()
{
    QFETCH(qint64, bytes);
    QFETCH(qint64, typesize);
    QFETCH(qint64, chunkBytes);
    QFETCH(QString, wanted);
    const QStringList texts =
        textsOf({.bytes = bytes, .typesize = typesize, .chunkBytes = chunkBytes});
    QVERIFY2(texts.contains(wanted), qPrintable(texts.join('\n')));
}

void TestProposedInterpretations::tellsNumbersByWhatTheyWouldBe_data()
{
    QTest::addColumn<ByteBuffer>("sample");
    QTest::addColumn<qint64>("typesize");
    QTest::addColumn<std::string>("dtype");
    QTest::newRow("floats") << bytesOfNumbers<float>({1.5F, -3.25F, 271.3F, 0.F}) << qint64(4)
                            << std::string("<f4");
    QTest::newRow("doubles") << bytesOfNumbers<double>({1.5, -3.25, 271.3, 0.}) << qint64(8)
                             << std::string("<f8");
    QTest::newRow("integers") << bytesOfNumbers<std::int32_t>({1, -3, 271, 5}) << qint64(4)
                              << std::string("<i4");
    QTest::newRow("big-endian floats")
        << bytesOfNumbers<std::uint32_t>({0x0000c03f, 0x000050c0, 0x33a38743}) << qint64(4)
        << std::string(">f4");
    QTest::newRow("truth values") << bytesOfNumbers<std::uint8_t>({0, 1, 1, 0}) << qint64(1)
                                  << std::string("|b1");
}

void TestProposedInterpretations::tellsNumbersByWhatTheyWouldBe()
{
    QFETCH(ByteBuffer, sample);
    QFETCH(qint64, typesize);
    const auto proposed =
        proposedInterpretations({.bytes = 64, .typesize = typesize, .sample = sample}, {});
    QVERIFY(!proposed.empty());
    QTEST(proposed.front().how.dtype, "dtype");
}

void TestProposedInterpretations::readsShapeAndTypeInTheMetadata_data()
{
    QTest::addColumn<std::string>("name");
    QTest::addColumn<std::string>("json");
    QTest::addColumn<QString>("first");
    QTest::newRow("shape") << std::string("shape") << std::string("[4, 3, 2]")
                           << "|u1 (4, 3, 2): according to the metadata";
    QTest::newRow("type") << std::string("dtype") << std::string(R"("<i2")")
                          << "<i2 (3, 4): type named in the metadata, a plane";
    QTest::newRow("both in a map")
        << std::string("array") << std::string(R"({"Shape": [2, 3], "dtype": "<f4"})")
        << "<f4 (2, 3): type named in the metadata, according to the metadata";
    QTest::newRow("no shape") << std::string("shape") << std::string(R"(["a"])")
                              << "|u1 (4, 6): a plane";
    QTest::newRow("too large") << std::string("shape") << std::string("[1000, 1000]")
                               << "|u1 (4, 6): a plane";
    QTest::newRow("an unknown type")
        << std::string("dtype") << std::string(R"("float3")") << "|u1 (4, 6): a plane";
}

void TestProposedInterpretations::readsShapeAndTypeInTheMetadata()
{
    QFETCH(std::string, name);
    QFETCH(std::string, json);
    const FrameOptions options{
        .vlMetalayers = {{name, writeValue(*msgpack_value::fromJson(json))}}};
    const auto frame =
        *Frame::open(memorySource(chunksFrame({counted<std::uint8_t>(24)}, 1, options)));
    const auto texts = textsOf(laidOutData(*frame, 24));
    QTEST(texts.value(0), "first");
}

void TestProposedInterpretations::proposesOnlyWhatFits_data()
{
    QTest::addColumn<LaidOutData>("data");
    QTest::newRow("nothing there") << LaidOutData{.bytes = 0};
    QTest::newRow("a byte") << LaidOutData{.bytes = 1};
    QTest::newRow("fewer than an element") << LaidOutData{.bytes = 3, .typesize = 8};
    QTest::newRow("a prime") << LaidOutData{.bytes = 1'000'003, .typesize = 1};
    QTest::newRow("huge") << LaidOutData{
        .bytes = std::int64_t(1) << 60, .typesize = 8, .chunkBytes = 1 << 20};
    QTest::newRow("an odd size of elements")
        << LaidOutData{.bytes = 255 * 100, .typesize = 255, .chunkBytes = 255};
    QTest::newRow("a shape that overflows")
        << LaidOutData{.bytes = 100, .shape = {INT64_MAX, INT64_MAX}};
}

void TestProposedInterpretations::proposesOnlyWhatFits()
{
    QFETCH(LaidOutData, data);
    const auto proposed = proposedInterpretations(data, {});
    QVERIFY(proposed.size() <= mostProposed);
    for (const ProposedInterpretation& each : proposed) {
        QVERIFY2(fitted(each.how, data.bytes, {}), qPrintable(textOf(each)));
        QCOMPARE(std::ranges::count(proposed, each.how, &ProposedInterpretation::how), 1);
    }
    QCOMPARE(proposed.empty(), data.bytes == 0 || data.bytes < data.typesize);
}

const Registered<TestProposedInterpretations> registered;

} // namespace bloscope::tst_proposed_interpretations

#include "tst_proposed_interpretations.moc"
