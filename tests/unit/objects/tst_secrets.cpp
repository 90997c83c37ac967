#include "core/objects/secrets.h"

#include "core/msgpack/json.h"
#include "core/msgpack/read.h"
#include "core/msgpack/write.h"
#include "tests/support/compare.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QTest>
#include <nlohmann/json.hpp>

namespace bloscope::tst_secrets {

using namespace test;

class TestSecrets : public QObject {
    Q_OBJECT

 private slots:
    // {"urlpath": ("p", "h", "secret-token")}
    void hidesTheTokenOfAProxy()
    {
        const ByteBuffer value = "81a775726c70617468"
                                 "94a95f5f7475706c655f5fa170a168ac7365637265742d746f6b656e"_hex;
        const ByteBuffer shown = withoutSecrets("proxy-source", value);
        QCOMPARE(shown.size(), value.size());
        QVERIFY(textOf(ByteView(shown)).ends_with("(hidden)****"));
        QVERIFY(textOf(ByteView(shown)).find("secret") == std::string_view::npos);
    }

    void hidesItInListsAndAsBytes()
    {
        const ByteBuffer value = "81a775726c7061746893a170a168c403616263"_hex;
        QCOMPARE(withoutSecrets("proxy-source", value),
                 "81a775726c7061746893a170a168c403286869"_hex);
    }

    void leavesEverythingElseAlone_data()
    {
        QTest::addColumn<ByteBuffer>("value");
        QTest::newRow("no token") << "81a775726c7061746893a170a168c0"_hex;
        QTest::newRow("a path") << "81a775726c70617468a170"_hex;
        QTest::newRow("no map") << "05"_hex;
        QTest::newRow("cut off") << "81a775726c7061746893a170"_hex;
        QTest::newRow("empty") << ByteBuffer();
    }
    void leavesEverythingElseAlone()
    {
        QFETCH(ByteBuffer, value);
        QCOMPARE(withoutSecrets("proxy-source", value), value);
    }

    void hidesSecretsOfRemoteObjects_data()
    {
        QTest::addColumn<QString>("json");
        QTest::addColumn<std::string>("shown");
        const auto row = [](const char* json, const char* shown) {
            QTest::newRow(json) << QString(json).replace('\'', '"')
                                << QString(shown).replace('\'', '"').toStdString();
        };
        row("{'source':{'urlpath':'https://me:hush@host/a?token=hush'}}",
            "{'source':{'urlpath':'https://(hidden@host/a?token=(hid'}}");
        row("{'storage_options':{'key':'hush','n':5,'l':['hush']},'a':'b'}",
            "{'storage_options':{'key':'(hid','n':5,'l':['(hid']},'a':'b'}");
        row("{'auth_token':'hush','list':['auth_token','plain']}",
            "{'auth_token':'(hid','list':['auth_token','plain']}");
        row("{'storage_options':{},'a':'plain'}", "{'storage_options':{},'a':'plain'}");
        row("{'storage_options':[],'a':{'password':null,'b':'plain'}}",
            "{'storage_options':[],'a':{'password':null,'b':'plain'}}");
        row("5", "5");
    }
    void hidesSecretsOfRemoteObjects()
    {
        QFETCH(QString, json);
        const ByteBuffer value =
            msgpack_value::writeValue(*msgpack_value::fromJson(json.toStdString()));
        for (const char* name : {"b2o", "b2remote_manifest"}) {
            const ByteBuffer hidden = withoutSecrets(name, value);
            QCOMPARE(hidden.size(), value.size());
            const auto read = msgpack_value::readValue(hidden, Limits());
            QTEST(msgpack_value::toPlainJson(read->value).dump(), "shown");
        }
        QCOMPARE(withoutSecrets("mine", value), value);
    }

    void survivesRemoteObjectsThatAreCutOff()
    {
        const ByteBuffer value = "82af73746f72616765"_hex;
        QCOMPARE(withoutSecrets("b2o", value), value);
    }

    void isForProxiesOnly()
    {
        const ByteBuffer value = "81a775726c7061746893a170a168a178"_hex;
        QCOMPARE(withoutSecrets("mine", value), value);
    }
};

const Registered<TestSecrets> registered;

} // namespace bloscope::tst_secrets

#include "tst_secrets.moc"
