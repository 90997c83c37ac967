#include "core/remote/web_address.h"

#include "tests/support/registered_test.h"

#include <QTest>

namespace bloscope::tst_web_address {

using namespace test;

class TestWebAddress : public QObject {
    Q_OBJECT

 private slots:
    void hasOneForm_data();
    void hasOneForm();
    void refuses_data();
    void refuses();
    void followsReferences_data();
    void followsReferences();
    void namesWhatIsBelow();
    void asksForTheFileOfADataSet_data();
    void asksForTheFileOfADataSet();
};

void TestWebAddress::hasOneForm_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("form");
    QTest::addColumn<std::string>("name");
    const auto row = [](const char* text, const char* form, const char* name) {
        QTest::newRow(text) << std::string(text) << std::string(form) << std::string(name);
    };
    row("https://example.org/a/b.b2nd", "https://example.org/a/b.b2nd", "b.b2nd");
    row("  HTTP://Example.ORG:80/a.b2nd#part ", "http://example.org/a.b2nd", "a.b2nd");
    row("https://example.org:8443/a%20b.b2nd", "https://example.org:8443/a%20b.b2nd", "a b.b2nd");
    row("https://example.org/a b.b2nd", "https://example.org/a%20b.b2nd", "a b.b2nd");
    row("https://example.org/store/", "https://example.org/store/", "store");
    row("https://example.org", "https://example.org/", "");
    row("http://[::1]:9000/x", "http://[::1]:9000/x", "x");
    row("https://example.org/a?version=3", "https://example.org/a?version=3", "a");
    row("https://example.org/x/../a", "https://example.org/a", "a");
}

void TestWebAddress::hasOneForm()
{
    QFETCH(const std::string, text);
    const auto address = WebAddress::parse(text);
    QVERIFY2(address, address ? "" : address.error().text().c_str());
    QTEST(address->text(), "form");
    QTEST(address->name(), "name");
}

void TestWebAddress::asksForTheFileOfADataSet_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("url");
    const auto row = [](const char* text, const char* url) {
        QTest::newRow(text) << std::string(text) << std::string(url);
    };
    row("https://cat2.example/demo/@public/dir/a.b2nd",
        "https://cat2.example/demo/api/fetch/@public/dir/a.b2nd");
    row("http://localhost:8000/@shared/a.b2nd", "http://localhost:8000/api/fetch/@shared/a.b2nd");
    row("https://cat2.example/@personal/a%20b.b2z?v=1",
        "https://cat2.example/api/fetch/@personal/a%20b.b2z?v=1");
    row("https://cat2.example/api/fetch/@public/a.b2nd",
        "https://cat2.example/api/fetch/@public/a.b2nd");                  // is that route
    row("https://cat2.example/@public/", "https://cat2.example/@public/"); // the root itself
    row("https://cdn.example/npm/@scope/a.b2nd", "https://cdn.example/npm/@scope/a.b2nd");
    row("https://cat2.example/a?path=/@public/b", "https://cat2.example/a?path=/@public/b");
}

void TestWebAddress::asksForTheFileOfADataSet()
{
    QFETCH(const std::string, text);
    const auto address = WebAddress::parse(text);
    QVERIFY(address);
    QTEST(address->url(), "url");
}

void TestWebAddress::refuses_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<QString>("part"); // of the sentence
    const auto row = [](const char* name, const std::string& text, const char* part) {
        QTest::newRow(name) << text << QString(part);
    };
    row("a file", "file:///etc/passwd", "only http, https and s3 are");
    row("another scheme", "gopher://example.org/", "only http, https and s3 are");
    row("no bucket", "s3:///a", "does not name a bucket");
    row("a bucket that is none", "s3://a@b/c", "does not name a bucket");
    row("no object", "s3://bucket/", "does not name an object");
    row("a password", "https://me:secret@example.org/a", "a user or a password");
    row("a signature", "https://example.org/a?X-Amz-Signature=12", "carry a secret");
    row("a token", "https://example.org/a?v=1&access_token=12", "\"access_token\"");
    row("nothing", "", "is not an address");
    row("no server", "https:///a", "is not an address");
    row("a port that is none", "https://example.org:99999/a", "is not an address");
    row("too long", "https://example.org/" + std::string(9000, 'a'), "8192 are the most");
    row("a line feed", "https://example.org/a\nHost: other", "is not an address");
}

void TestWebAddress::refuses()
{
    QFETCH(const std::string, text);
    QFETCH(const QString, part);
    const auto address = WebAddress::parse(text);
    QVERIFY(!address);
    const QString sentence = QString::fromStdString(address.error().text());
    QVERIFY2(sentence.contains(part), qPrintable(sentence));
    QVERIFY(!sentence.contains("secret@"));
}

void TestWebAddress::followsReferences_data()
{
    QTest::addColumn<std::string>("reference");
    QTest::addColumn<std::string>("to"); // empty: nowhere
    const auto row = [](const char* reference, const char* to) {
        QTest::newRow(reference) << std::string(reference) << std::string(to);
    };
    row("c.b2nd", "http://example.org/a/c.b2nd");
    row("/c.b2nd", "http://example.org/c.b2nd");
    row("https://other.org/x", "https://other.org/x");
    row("file:///etc/passwd", "");
    row("//other.org/x", "http://other.org/x");
}

void TestWebAddress::followsReferences()
{
    QFETCH(const std::string, reference);
    const auto from = WebAddress::parse("http://example.org/a/b.b2nd?x=1");
    QVERIFY(from);
    const auto to = from->resolved(reference);
    QTEST(to ? to->text() : std::string(), "to");
}

void TestWebAddress::namesWhatIsBelow()
{
    const auto store = WebAddress::parse("https://example.org:8443/data/store.b2d/?x=1");
    QVERIFY(store);
    QCOMPARE(store->below("_cols/a.b2nd").text(),
             std::string("https://example.org:8443/data/store.b2d/_cols/a.b2nd"));
    QCOMPARE(store->below("../a b").text(),
             std::string("https://example.org:8443/data/store.b2d/%2E/a%20b"));
    QVERIFY(store->isSameServer(store->below("x")));
    QVERIFY(!store->isSameServer(*WebAddress::parse("https://example.org/")));
}

const Registered<TestWebAddress> registered;

} // namespace bloscope::tst_web_address

#include "tst_web_address.moc"
