#include "core/objects/proxy.h"

#include "core/frame/open_path.h"
#include "tests/support/compare.h"
#include "tests/support/corpus.h"
#include "tests/support/frames.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"
#include "tests/support/remote_objects.h"

#include <QTest>

namespace bloscope::tst_proxy {

using namespace test;

namespace {

FramePtr proxyOf(ByteBuffer source, std::vector<NamedValue> records = {})
{
    const FrameOptions options{.metalayers = {{"proxy-source", std::move(source)}},
                               .vlMetalayers = std::move(records)};
    return *Frame::open(
        memorySource(arrayFrame({12}, {4}, {2}, "<i4", counted<std::int32_t>(12), options)));
}

// {"local_abspath": nil, "urlpath": ("p", "https://h/", "secret")}
const ByteBuffer withToken = "82ad6c6f63616c5f61627370617468c0a775726c70617468"
                             "94a95f5f7475706c655f5fa170aa68747470733a2f2f682fa6736563726574"_hex;

} // namespace

class TestProxy : public QObject {
    Q_OBJECT

 private slots:
    void namesItsSourceWithoutSecrets()
    {
        const auto proxy = Proxy::read(*proxyOf(withToken));
        QCOMPARE(outcomeOf(proxy), std::string());
        QCOMPARE(proxy->source(), std::string("https://h/ p (hidden)"));
    }

    void namesLocalSources()
    {
        const auto frame = openPath(corpusFolder() / "python/lazy/proxy_chunks.b2nd");
        QCOMPARE(Proxy::read(**frame)->source(), std::string("proxy_src.b2nd"));
        QVERIFY(!Proxy::read(**frame)->share());
    }

    void survivesSourcesThatAreNone()
    {
        QCOMPARE(Proxy::read(*proxyOf("c1"_hex))->source(), std::string("an unreadable source"));
        QCOMPARE(Proxy::read(*proxyOf("05"_hex))->source(), std::string("an unnamed source"));
    }

    void countsWhatWasFetched()
    {
        const auto chunks = Proxy::read(*proxyOf("80"_hex, {{"proxy-fetched", "c40105"_hex}}));
        QCOMPARE(chunks->share()->fetched, 2);
        QCOMPARE(chunks->share()->total, 3);
        QCOMPARE(chunks->block(1, 0), Proxy::State::NotFetched);
        QCOMPARE(chunks->block(2, 1), Proxy::State::Fetched);

        const auto blocks = Proxy::read(*proxyOf(
            "80"_hex, {{"proxy-fetched-blocks", "c4013f"_hex}, {"proxy-fetched-bpc", "02"_hex}}));
        QCOMPARE(blocks->share()->fetched, 6);
        QCOMPARE(blocks->share()->total, 6);
    }

    // A record can say anything.
    void survivesRecordsOfAnySize()
    {
        const auto tooShort = Proxy::read(*proxyOf("80"_hex, {{"proxy-fetched", "c400"_hex}}));
        QCOMPARE(tooShort->share()->fetched, 0);
        QCOMPARE(tooShort->block(2, 0), Proxy::State::NotFetched);
        const auto huge =
            Proxy::read(*proxyOf("80"_hex, {{"proxy-fetched-blocks", "c401ff"_hex},
                                            {"proxy-fetched-bpc", "cf7fffffffffffffff"_hex}}));
        QVERIFY(!huge->share());
        QCOMPARE(huge->blocksOf(0).fetched, 8);
        QCOMPARE(huge->blocksOf(2).fetched, 0);
    }

    void readsRemoteArrays()
    {
        const auto proxy = Proxy::read(
            **Frame::open(memorySource(remoteArray({{"proxy-fetched", R"({"$bin": "05"})"}}))));
        QCOMPARE(outcomeOf(proxy), std::string());
        QCOMPARE(proxy->source(),
                 std::string("https://(hidden)@host/a.h5?token=(hidden), data set d0/a (hdf5)"));
        QCOMPARE(proxy->share()->fetched, 2);
        QCOMPARE(proxy->share()->total, 3);
    }

    // Unlike proxies of old, where zeros may be values.
    void takesRemoteArraysWithoutRecordForEmpty()
    {
        const auto proxy = Proxy::read(**Frame::open(memorySource(remoteArray())));
        QCOMPARE(proxy->record(), Proxy::Record::Chunks);
        QCOMPARE(proxy->share()->fetched, 0);
    }

    void believesNoInterruptedRecord()
    {
        const auto proxy = Proxy::read(**Frame::open(memorySource(
            remoteArray({{"proxy-fetched", R"({"$bin": "07"})"}, {"proxy-dirty", "true"}}))));
        QCOMPARE(proxy->share()->fetched, 0);
    }

    void isForProxiesOnly()
    {
        const auto frame = openPath(corpusFolder() / "python/lazy/proxy_src.b2nd");
        QVERIFY(failedAs(ErrorKind::Usage, Proxy::read(**frame)));
    }
};

const Registered<TestProxy> registered;

} // namespace bloscope::tst_proxy

#include "tst_proxy.moc"
