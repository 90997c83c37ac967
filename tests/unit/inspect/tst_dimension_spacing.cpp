#include "core/inspect/dimension_spacing.h"
#include "tests/support/frames.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>

namespace bloscope::tst_dimension_spacing {

using namespace test;

using Spacing = std::vector<double>;

class TestDimensionSpacing : public QObject {
    Q_OBJECT

 private slots:
    void takesTheSpacingOfMedicalImages_data();
    void takesTheSpacingOfMedicalImages();
    void guessesNothing_data();
    void guessesNothing();

 private:
    static Spacing spacingOf(const std::string& entry, const ByteBuffer& value)
    {
        FrameOptions options;
        options.metalayers = {{entry, value}};
        const ByteBuffer frame = arrayFrame({2, 3}, "|u1", counted<std::uint8_t>(6), options);
        return dimensionSpacing(*Array::of(*Frame::open(memorySource(frame))));
    }
};

void TestDimensionSpacing::takesTheSpacingOfMedicalImages_data()
{
    QTest::addColumn<ByteBuffer>("value");
    // {"spatial": {"spacing": ...}}
    QTest::newRow("list") << "81 a77370617469616c 81 a773706163696e67"
                             "92 cb4004000000000000 cb3fe8000000000000"_hex;
    QTest::newRow("tuple") << "81 a77370617469616c 81 a773706163696e67"
                              "93 a95f5f7475706c655f5f cb4004000000000000 ca3f400000"_hex;
    QTest::newRow("behind others") << "82 a5696d616765 80 a77370617469616c 82 a66f726967696e 90"
                                      "a773706163696e67 92 cb4004000000000000 ca3f400000"_hex;
}

void TestDimensionSpacing::takesTheSpacingOfMedicalImages()
{
    QFETCH(ByteBuffer, value);
    QCOMPARE(spacingOf("med_blosc2", value), (Spacing{2.5, 0.75}));
}

void TestDimensionSpacing::guessesNothing_data()
{
    QTest::addColumn<std::string>("entry");
    QTest::addColumn<ByteBuffer>("value");
    const auto add = [](const char* name, ByteBuffer value, const char* entry = "med_blosc2") {
        QTest::newRow(name) << std::string(entry) << std::move(value);
    };
    add("one for three", "81 a77370617469616c 81 a773706163696e67 91 01"_hex);
    add("zero", "81 a77370617469616c 81 a773706163696e67 92 01 00"_hex);
    add("below zero", "81 a77370617469616c 81 a773706163696e67 92 01 ff"_hex);
    add("infinite", "81 a77370617469616c 81 a773706163696e67 92 01 cb7ff0000000000000"_hex);
    add("texts", "81 a77370617469616c 81 a773706163696e67 92 01 a131"_hex);
    add("no map", "92 01 02"_hex);
    add("no msgpack", "c1"_hex);
    add("elsewhere", "81 a77370617469616c 81 a773706163696e67 92 01 02"_hex, "others");
}

void TestDimensionSpacing::guessesNothing()
{
    QFETCH(std::string, entry);
    QFETCH(ByteBuffer, value);
    QCOMPARE(spacingOf(entry, value), Spacing());
}

const Registered<TestDimensionSpacing, QCoreApplication> registered;

} // namespace bloscope::tst_dimension_spacing

#include "tst_dimension_spacing.moc"
