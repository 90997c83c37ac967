#include "core/export/value_exchange.h"

#include "tests/support/files.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_value_exchange {

using namespace test;
using msgpack_value::ValueFormat;

class TestValueExchange : public QObject {
    Q_OBJECT

 private slots:
    void bringsAValueBack_data()
    {
        QTest::addColumn<int>("format");
        QTest::addColumn<ByteBuffer>("value");
        QTest::addColumn<ByteBuffer>("content");
        QTest::newRow("msgpack") << int(ValueFormat::Msgpack) << "92 cd0001 c3"_hex
                                 << "92 cd0001 c3"_hex;
        QTest::newRow("json") << int(ValueFormat::Json) << "92 cd0001 c3"_hex
                              << "5b0a2020312c0a2020747275650a5d0a"_hex;
        QTest::newRow("raw") << int(ValueFormat::Raw) << "c5 0003 00ff10"_hex
                             << "00ff10"_hex;
    }
    void bringsAValueBack()
    {
        QFETCH(int, format);
        QFETCH(ByteBuffer, value);
        QFETCH(ByteBuffer, content);
        const auto as = static_cast<ValueFormat>(format);
        QVERIFY(writeValueFile(value, as, inFolder("value"), {}));
        QCOMPARE(contentOfFile(inFolder("value")), content);
        const auto back = readValueFile(inFolder("value"), as, value);
        QVERIFY(back);
        QCOMPARE(*back, value);
    }

    void leavesNothingBehindWhenItFails()
    {
        QVERIFY(QDir(m_folder.path()).mkdir("empty"));
        const auto target = inFolder("empty") / "list";
        const auto written = writeValueFile("90"_hex, ValueFormat::Raw, target, {});
        QVERIFY(!written);
        QCOMPARE(namesIn(inFolder("empty")), std::vector<std::string>());
    }

    void refusesTheFileThatTheValueComesFrom()
    {
        writeFile(inFolder("source"), "00"_hex);
        const auto written = writeValueFile("01"_hex, ValueFormat::Msgpack, inFolder("source"),
                                            identityOf(inFolder("source")));
        QVERIFY(!written);
        QCOMPARE(written.error().text(),
                 std::string("the value comes from this file; choose another file"));
        QCOMPARE(contentOfFile(inFolder("source")), "00"_hex);
    }

    void checksTheSizeBeforeItReads()
    {
        Limits limits;
        limits.metadataValueBytes = 4;
        writeFile(inFolder("long"), "0102030405"_hex);
        const auto read = readValueFile(inFolder("long"), ValueFormat::Raw, {}, limits);
        QVERIFY(!read);
        QCOMPARE(read.error().text(),
                 std::string("the file has 5 bytes; the limit for values is 4 bytes"));
    }

 private:
    std::filesystem::path inFolder(const char* name) const
    {
        return std::filesystem::path(m_folder.path().toStdString()) / name;
    }

    QTemporaryDir m_folder;
};

const Registered<TestValueExchange> registered;

} // namespace bloscope::tst_value_exchange

#include "tst_value_exchange.moc"
