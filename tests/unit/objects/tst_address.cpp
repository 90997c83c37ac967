#include "core/objects/address.h"

#include "tests/support/compare.h"
#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_address {

using namespace test;

class TestAddress : public QObject {
    Q_OBJECT

 private slots:
    void hidesSecrets_data()
    {
        QTest::addColumn<std::string>("address");
        QTest::addColumn<std::string>("shown");
        const auto row = [](const char* address, const char* shown) {
            QTest::newRow(address) << std::string(address) << std::string(shown);
        };
        row("https://host/a.b2nd", "https://host/a.b2nd");
        row("https://me:word@host/a", "https://(hidden)@host/a");
        row("https://me@host", "https://(hidden)@host");
        row("https://a:b@c@host/p@q", "https://(hidden)@host/p@q");
        row("https://host/a@b", "https://host/a@b");
        row("https://host?user=a@b", "https://host?user=a@b");
        row("https://host/a?token=x&v=2", "https://host/a?token=(hidden)&v=2");
        row("https://host/a?v=2&X-Amz-Signature=x#y",
            "https://host/a?v=2&X-Amz-Signature=(hidden)");
        row("https://host/a#access_token=x", "https://host/a#access_token=(hidden)");
        row("https://host/a?token=", "https://host/a?token=");
        row("cache::https://me:w@host/a::s3://k:s@b/c",
            "cache::https://(hidden)@host/a::s3://(hidden)@b/c");
        row("see \"https://h/?key=x\", then", "see \"https://h/?key=(hidden)\", then");
        row("/folder/a.b2nd", "/folder/a.b2nd");
        row("://", "://");
        row("://@", "://@");
        row("", "");
    }
    void hidesSecrets()
    {
        QFETCH(std::string, address);
        QFETCH(std::string, shown);
        QCOMPARE(withoutSecrets(address), shown);
    }

    void saysWhatOpensASource_data()
    {
        QTest::addColumn<RemoteSource>("source");
        QTest::addColumn<std::string>("address"); // empty: nothing does
        QTest::addColumn<std::string>("key");
        const auto row = [](const char* name, RemoteSource source, const char* address,
                            const char* key) {
            QTest::newRow(name) << std::move(source) << std::string(address) << std::string(key);
        };
        row("a file", {"fsspec", "https://host/a.b2nd", ""}, "https://host/a.b2nd", "");
        row("of no kind", {"", "s3://b/a.b2nd", ""}, "s3://b/a.b2nd", "");
        row("in a store", {"b2z", "https://host/a.b2z", "d0/a"}, "https://host/a.b2z", "/d0/a");
        row("a store", {"b2z", "https://host/a.b2z", ""}, "https://host/a.b2z", "");
        row("a server", {"caterva2", "https://host/ @public/a.b2nd", ""},
            "https://host/@public/a.b2nd", "");
        row("a base", {"caterva2", "https://host/base @public", "d/a.b2nd"},
            "https://host/base/@public/d/a.b2nd", "");
        row("HDF5", {"hdf5", "https://host/a.h5", "a"}, "", "");
        row("Zarr", {"zarr", "https://host/a.zarr", ""}, "", "");
        row("nothing", {}, "", "");
    }
    void saysWhatOpensASource()
    {
        QFETCH(RemoteSource, source);
        const auto place = source.place().value_or(RemotePlace{});
        QTEST(place.address, "address");
        QTEST(place.key, "key");
    }

    void knowsNamesOfSecrets()
    {
        for (const char* name : {"auth_token", "Password", "client-secret", "credentials"})
            QVERIFY2(namesSecret(name), name);
        for (const char* name : {"", "key", "signs", "urlpath"})
            QVERIFY2(!namesSecret(name), name);
    }
};

const Registered<TestAddress> registered;

} // namespace bloscope::tst_address

#include "tst_address.moc"
