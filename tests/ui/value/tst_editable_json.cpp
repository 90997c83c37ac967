#include "ui/value/value_dialog.h"

#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_editable_json {

using namespace test::literals;

class TestEditableJson : public QObject {
    Q_OBJECT

 private slots:
    void indentsTheText()
    {
        QCOMPARE(*editableJson("92 01 a1 78"_hex), QString("[\n  1,\n  \"x\"\n]"));
    }

    void refusesWhatNoFieldCanHold_data()
    {
        QTest::addColumn<ByteBuffer>("value");
        QTest::addColumn<QString>("why");
        ByteBuffer longValue((std::size_t(4) << 20) + 1, std::byte(0xc0));
        ByteBuffer longText = "dd 00080000"_hex; // 524 288 times false, with 9 characters each
        longText.resize(5 + 524'288, std::byte(0xc2));
        ByteBuffer longLine = "da ffff"_hex; // with its quotes too long by one
        longLine.resize(3 + 65'535, std::byte('x'));
        QTest::newRow("no msgpack") << "92"_hex
                                    << "this is not a msgpack value and has no JSON form";
        QTest::newRow("bytes behind") << "c0c0"_hex
                                      << "1 bytes follow the msgpack value and have no JSON form";
        QTest::newRow("long value")
            << longValue << "it has 4.0 MiB; JSON can be edited up to 4.0 MiB";
        QTest::newRow("long text")
            << longText << "its JSON has 4.5 MiB; it can be edited up to 4.0 MiB";
        QTest::newRow("long line")
            << longLine << "its JSON has a line of 64.0 KiB; lines can be edited up to 64.0 KiB";
    }
    void refusesWhatNoFieldCanHold()
    {
        QFETCH(ByteBuffer, value);
        QFETCH(QString, why);
        const auto text = editableJson(value);
        QVERIFY(!text);
        QCOMPARE(QString::fromStdString(text.error().text()), why);
    }
};

const test::Registered<TestEditableJson> registered;

} // namespace bloscope::tst_editable_json

#include "tst_editable_json.moc"
