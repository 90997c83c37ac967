#include "core/inspect/value_unit.h"

#include "tests/support/frames.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QTest>

namespace bloscope::tst_value_unit {

using namespace test;

class TestValueUnit : public QObject {
    Q_OBJECT

 private slots:
    void takesWhatTheMetadataTell_data();
    void takesWhatTheMetadataTell();
};

void TestValueUnit::takesWhatTheMetadataTell_data()
{
    QTest::addColumn<std::string>("entry");
    QTest::addColumn<ByteBuffer>("value");
    QTest::addColumn<std::string>("unit");
    const auto add = [](const char* name, const char* entry, ByteBuffer value, const char* unit) {
        QTest::newRow(name) << std::string(entry) << std::move(value) << std::string(unit);
    };
    add("units", "units", "a4 64656743"_hex, "degC");
    add("unit", "unit", "a1 4b"_hex, "K");
    add("none", "units", "a1 31"_hex, "");
    add("a number", "units", "07"_hex, "");
    add("a list", "units", "91 a1 4b"_hex, "");
    add("a sentence", "units",
        "d921 414141414141414141414141414141414141414141414141414141414141414141"_hex, "");
    add("no msgpack", "units", "c1"_hex, "");
    add("elsewhere", "others", "a1 4b"_hex, "");
}

void TestValueUnit::takesWhatTheMetadataTell()
{
    QFETCH(std::string, entry);
    QFETCH(ByteBuffer, value);
    QFETCH(std::string, unit);
    FrameOptions options;
    options.metalayers = {{entry, value}};
    const ByteBuffer frame = arrayFrame({2, 3}, "|u1", counted<std::uint8_t>(6), options);
    QCOMPARE(valueUnit(*Array::of(*Frame::open(memorySource(frame)))), unit);
}

const Registered<TestValueUnit, QCoreApplication> registered;

} // namespace bloscope::tst_value_unit

#include "tst_value_unit.moc"
