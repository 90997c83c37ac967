#include "core/inspect/dimension_names.h"
#include "tests/support/frames.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>

namespace bloscope::tst_dimension_names {

using namespace test;

class TestDimensionNames : public QObject {
    Q_OBJECT

 private slots:
    void takesNamesThatArePlainlyThere_data();
    void takesNamesThatArePlainlyThere();
    void guessesNothing_data();
    void guessesNothing();
    void findsNamesInFixedMetalayersToo();
    void namesNothingInAFrameWithoutAnArray();

 private:
    static std::vector<std::string> namesOf(const FrameOptions& options)
    {
        const ByteBuffer frame = arrayFrame({2, 3}, "|u1", counted<std::uint8_t>(6), options);
        return dimensionNames(*Array::of(*Frame::open(memorySource(frame))));
    }
};

using Names = std::vector<std::string>;

void TestDimensionNames::takesNamesThatArePlainlyThere_data()
{
    QTest::addColumn<QByteArray>("entry");
    QTest::addColumn<ByteBuffer>("value");
    QTest::addColumn<Names>("names");
    QTest::newRow("list") << QByteArray("dims") << "92 a179 a178"_hex << Names{"y", "x"};
    QTest::newRow("tuple") << QByteArray("axes") << "93 a95f5f7475706c655f5f a179 a178"_hex
                           << Names{"y", "x"};
    QTest::newRow("letters") << QByteArray("axes") << "a2 5a59"_hex << Names{"Z", "Y"};
    QTest::newRow("control characters")
        << QByteArray("dims") << "92 a10a a178"_hex << Names{"\\n", "x"};
}

void TestDimensionNames::takesNamesThatArePlainlyThere()
{
    QFETCH(QByteArray, entry);
    QFETCH(ByteBuffer, value);
    QFETCH(Names, names);
    FrameOptions options;
    options.vlMetalayers = {{entry.toStdString(), value}};
    QCOMPARE(namesOf(options), names);
}

void TestDimensionNames::guessesNothing_data()
{
    QTest::addColumn<QByteArray>("entry");
    QTest::addColumn<ByteBuffer>("value");
    QTest::newRow("another entry") << QByteArray("labels") << "92 a179 a178"_hex;
    QTest::newRow("too few") << QByteArray("dims") << "91 a179"_hex;
    QTest::newRow("too many") << QByteArray("dims") << "93 a179 a178 a17a"_hex;
    QTest::newRow("equal ones") << QByteArray("dims") << "92 a179 a179"_hex;
    QTest::newRow("an empty one") << QByteArray("dims") << "92 a179 a0"_hex;
    QTest::newRow("numbers") << QByteArray("dims") << "92 01 02"_hex;
    QTest::newRow("no letters") << QByteArray("axes") << "a2 5931"_hex;
    QTest::newRow("no msgpack") << QByteArray("dims") << "c1"_hex;
}

void TestDimensionNames::guessesNothing()
{
    QFETCH(QByteArray, entry);
    QFETCH(ByteBuffer, value);
    FrameOptions options;
    options.vlMetalayers = {{entry.toStdString(), value}};
    QCOMPARE(namesOf(options), Names());
}

void TestDimensionNames::findsNamesInFixedMetalayersToo()
{
    FrameOptions options;
    options.metalayers = {{"dimension_names", "92 a179 a178"_hex}};
    QCOMPARE(namesOf(options), (Names{"y", "x"}));
}

void TestDimensionNames::namesNothingInAFrameWithoutAnArray()
{
    FrameOptions options;
    options.vlMetalayers = {{"dims", "91 a178"_hex}};
    const ByteBuffer frame = chunksFrame({counted<std::int32_t>(10)}, 4, options);
    QCOMPARE(dimensionNames(*Array::of(*Frame::open(memorySource(frame)))), Names());
}

const Registered<TestDimensionNames, QCoreApplication> registered;

} // namespace bloscope::tst_dimension_names

#include "tst_dimension_names.moc"
