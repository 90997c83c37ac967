#include "core/remote/remote_listing.h"

#include "core/frame/open_path.h"
#include "core/remote/remote_reading.h"
#include "core/store/store.h"
#include "tests/support/aws_signature.h"
#include "tests/support/caterva2_stand_in.h"
#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/made_table.h"
#include "tests/support/registered_test.h"
#include "tests/support/s3_stand_in.h"
#include "tests/support/sample_bytes.h"
#include "tests/support/sparse_frames.h"
#include "tests/support/web_server.h"

#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

namespace bloscope::tst_remote_listing {

using namespace test;
using namespace std::chrono_literals;

namespace fs = std::filesystem;

namespace {

using Names = std::vector<std::string>;

// "grp/ -> ADDRESS", "a.b2nd 10 -> ADDRESS", joined by "; "; or what is wrong. SERVER is put for
// it.
QString textOf(const Result<RemoteList>& list, const std::string& server = "no server")
{
    if (!list)
        return QString::fromStdString(list.error().text()).replace(server.c_str(), "SERVER");
    QStringList lines;
    for (const RemoteEntry& entry : list->entries)
        lines << QString("%1%2%3 -> %4")
                     .arg(entry.name.c_str(), entry.isFolder ? "/" : "",
                          entry.size ? QString(" %1").arg(*entry.size) : QString(),
                          QString::fromStdString(entry.address).replace(server.c_str(), "SERVER"));
    return lines.join("; ") + (list->isAll ? "" : " ...");
}

const char* const awsVariables[] = {
    "AWS_PROFILE",           "AWS_ENDPOINT_URL_S3", "AWS_SESSION_TOKEN", "AWS_ACCESS_KEY_ID",
    "AWS_SECRET_ACCESS_KEY", "AWS_NO_SIGN_REQUEST", "AWS_DEFAULT_REGION"};

constexpr char key[] = "AKIAIOSFODNN7EXAMPLE";
constexpr char secret[] = "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY";

} // namespace

class TestRemoteListing : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    static RemoteReading& reading() { return RemoteReading::ofThisProcess(); }

    void useS3(const S3StandIn& s3) const
    {
        qputenv("AWS_ENDPOINT_URL", QByteArray::fromStdString(s3.endpoint()));
        qputenv("AWS_REGION", "us-east-1");
        qputenv("HOME", m_folder.path().toUtf8());
        init();
    }

    static ByteBuffer smallFrame() { return arrayFrame({10}, {5}, {5}, "|u1", noise(10)); }

 private slots:
    void init() const
    {
        RemoteSettings settings;
        settings.folder = std::nullopt;
        settings.manners.retries = 1;
        settings.manners.firstPause = 1ms;
        reading().configure(settings);
    }
    void cleanup()
    {
        for (const char* name : awsVariables)
            qunsetenv(name);
        qunsetenv("AWS_ENDPOINT_URL");
    }

    // The examples that Amazon publishes of the algorithm: what the stand-in checks with is right.
    void checksAsAmazonDoes_data()
    {
        QTest::addColumn<WebCall>("call");
        QTest::addColumn<QString>("headers");
        QTest::addColumn<QString>("signature");
        const std::string common = "Host: examplebucket.s3.amazonaws.com\r\n"
                                   "x-amz-date: 20130524T000000Z\r\n";
        const std::string empty =
            "x-amz-content-sha256: "
            "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855\r\n";
        const auto row = [&](const char* name, const char* method, const char* target,
                             const std::string& more, const char* headers, const char* signature) {
            const WebCall call{method,
                               target,
                               std::string(method) + " " + target + " HTTP/1.1\r\n" + common + more,
                               {}};
            QTest::newRow(name) << call << QString(headers) << QString(signature);
        };
        row("an object", "GET", "/test.txt", empty + "Range: bytes=0-9\r\n",
            "host;range;x-amz-content-sha256;x-amz-date",
            "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41");
        row("a new object", "PUT", "/test%24file.text",
            "Date: Fri, 24 May 2013 00:00:00 GMT\r\nx-amz-storage-class: REDUCED_REDUNDANCY\r\n"
            "x-amz-content-sha256: "
            "44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072\r\n",
            "date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class",
            "98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd");
        row("a question", "GET", "/?lifecycle", empty, "host;x-amz-content-sha256;x-amz-date",
            "fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543");
        row("a list", "GET", "/?prefix=J&max-keys=2", empty, "host;x-amz-content-sha256;x-amz-date",
            "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7");
    }
    void checksAsAmazonDoes()
    {
        QFETCH(const WebCall, call);
        QFETCH(const QString, headers);
        const AwsSignature told{key, "20130524", "us-east-1", headers.toStdString(), {}};
        QTEST(QString::fromStdString(awsSignatureOf(call, told, secret)), "signature");
    }

    void listsBuckets_data()
    {
        QTest::addColumn<std::string>("address");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* address, const QString& expected) {
            QTest::newRow(address) << std::string(address) << expected;
        };
        const QString root = "dir a+b/ -> s3://bucket/dir a+b/; s.b2d/ -> s3://bucket/s.b2d/; "
                             "a.b2nd 10 -> s3://bucket/a.b2nd; "
                             "b&c <d>.b2nd 20 -> s3://bucket/b&c <d>.b2nd ...";
        row("s3://bucket/", root); // there is a name that leads upwards
        row("s3://bucket", root);
        row("s3://bucket/dir a+b/", "deep/ -> s3://bucket/dir a+b/deep/; "
                                    "\u00e4.b2nd 30 -> s3://bucket/dir a+b/\u00e4.b2nd");
        row("s3://bucket/none/", "");
        row("s3://other/", "x 1 -> s3://other/x");
    }
    void listsBuckets()
    {
        QFETCH(const std::string, address);
        for (const bool isSigned : {false, true})
            for (const std::size_t pageSize : {1000, 1, 2}) {
                S3StandIn s3(isSigned ? key : "", secret);
                for (const char* name : {"dir a+b/deep/x.b2nd", "dir a+b/deep/y", "s.b2d/embed.b2e",
                                         "../up", "dir a+b/"})
                    s3.put(std::string("bucket/") + name, noise(5));
                s3.put("bucket/a.b2nd", noise(10));
                s3.put("bucket/b&c <d>.b2nd", noise(20));
                s3.put("bucket/dir a+b/\u00e4.b2nd", noise(30));
                s3.put("other/x", noise(1));
                s3.setPageSize(pageSize);
                if (isSigned) {
                    qputenv("AWS_ACCESS_KEY_ID", key);
                    qputenv("AWS_SECRET_ACCESS_KEY", secret);
                }
                useS3(s3);
                QTEST(textOf(reading().list(address, 100)), "expected");
                QCOMPARE(s3.refused(), Names());
            }
    }

    // Also where the second store is gone: what is kept is of the first.
    void keepsBucketsOfEndpointsApart()
    {
        const auto first = std::make_unique<S3StandIn>();
        first->put("bucket/a.b2nd", noise(500));
        auto second = std::make_unique<S3StandIn>();
        second->put("bucket/a.b2nd", ByteBuffer(500, std::byte(7)));
        RemoteSettings settings;
        settings.folder = m_folder.filePath("ranges").toStdString();
        settings.manners.retries = 0;
        const auto read = [&](const std::string& endpoint) {
            qputenv("AWS_ENDPOINT_URL", QByteArray::fromStdString(endpoint));
            reading().configure(settings);
            const auto file = reading().open("s3://bucket/a.b2nd");
            return file ? *readBytes(**file, 0, 500) : ByteBuffer();
        };
        QVERIFY(read(first->endpoint()) == noise(500));
        const std::string other = second->endpoint();
        second.reset();
        QVERIFY(read(other).empty());
        QVERIFY(read(first->endpoint()) == noise(500));
    }

    void namesLinesThatAreNoAddresses()
    {
        const std::string text =
            "# some\nhttps://host/a.b2nd\n/data/b.b2nd\nhttps://host/c d.b2nd\n";
        const auto list = parseAddressList(text, std::nullopt, 100);
        QVERIFY(list && !list->isAll && !list->isCut);
        QCOMPARE(list->entries.size(), std::size_t(2));
        QCOMPARE(list->entries[1].name, std::string("c d.b2nd"));
        QCOMPARE(list->problems.size(), std::size_t(1));
        QVERIFY2(list->problems[0].starts_with("line 3"), list->problems[0].c_str());
        QVERIFY(!parseAddressList("/data/b.b2nd\n", std::nullopt, 100));
    }

    void listsNoMoreThanIsWanted()
    {
        S3StandIn s3;
        for (int i = 0; i < 30; ++i)
            s3.put("bucket/" + std::to_string(i), noise(5));
        s3.setPageSize(10);
        useS3(s3);
        const auto list = reading().list("s3://bucket/", 15);
        QVERIFY(list && list->entries.size() == 15 && !list->isAll && list->isCut);
        QCOMPARE(s3.server().requests(), 2);
        QVERIFY(reading().list("s3://bucket/", 30)->isAll);
    }

    void standsWhatBucketsSay_data()
    {
        QTest::addColumn<std::string>("xml");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const std::string& inside, const char* expected) {
            QTest::newRow(name) << "<ListBucketResult>" + inside + "</ListBucketResult>"
                                << QString(expected);
        };
        const auto content = [](const std::string& name, const std::string& size) {
            return "<Contents><Key>" + name + "</Key><Size>" + size + "</Size></Contents>";
        };
        row("plain", content("a%20b", "5"), "a%20b 5 -> s3://bucket/a%20b");
        row("encoded", "<EncodingType>url</EncodingType>" + content("a%20b+c%2B", "5"),
            "a b c+ 5 -> s3://bucket/a b c+");
        row("no size", content("a", "many"), "a -> s3://bucket/a");
        row("a negative size", content("a", "-5"), "a -> s3://bucket/a");
        row("upwards", content("../a", "5") + content("a/../b", "5") + content("b", "1"),
            "b 1 -> s3://bucket/b ...");
        row("a NUL", "<EncodingType>url</EncodingType>" + content("a%00b", "5"), " ...");
        row("a line", "<EncodingType>url</EncodingType>" + content("a%0Ab", "5"), " ...");
        row("a backslash", content("a\\b", "5"), "a\\b 5 -> s3://bucket/a\\b"); // names of indexes
        row("empty parts", content("a//b", "5") + content("/c", "5"), " ...");
        row("no end", "<IsTruncated>true</IsTruncated>" + content("a", "5"),
            "the list that 127.0.0.1 sends does not end");
        row("a circle",
            "<IsTruncated>true</IsTruncated><NextContinuationToken>x</NextContinuationToken>" +
                content("a", "5"),
            "the list that 127.0.0.1 sends does not end");
        const char* const cannot = "the list that the server sends cannot be read: ";
        QTest::newRow("entities") << std::string(
                                         "<!DOCTYPE x [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;\">]>"
                                         "<ListBucketResult>&b;</ListBucketResult>")
                                  << cannot + QString("it declares a document type");
        QTest::newRow("another document")
            << std::string("<Error/>") << cannot + QString("it is not a list of objects");
        QTest::newRow("no document")
            << std::string("words") << cannot + QString("syntax error (line 1)");
        std::string deep;
        for (int i = 0; i < 20; ++i)
            deep += "<x>";
        row("deep", deep,
            "the list that the server sends cannot be read: "
            "its elements are nested too deeply");
        row("long", content(std::string(20'000, 'x'), "1"),
            "the list that the server sends cannot be read: a text in it is too long");
    }
    void standsWhatBucketsSay()
    {
        QFETCH(const std::string, xml);
        WebServer server;
        server.setHandler([&](const WebCall&) { return WebReply{.body = xml}; });
        qputenv("AWS_ENDPOINT_URL", QByteArray::fromStdString(server.address("")));
        init();
        QTEST(textOf(reading().list("s3://bucket/", 100)), "expected");
    }

    void listsCaterva2_data()
    {
        QTest::addColumn<std::string>("path");
        QTest::addColumn<bool>("isLoggedIn");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* path, const QString& expected) {
            QTest::addRow("%s", path) << std::string(path) << false << expected;
        };
        row("", "@public/ -> SERVER@public/");
        row("@public",
            "dir 1/ -> SERVER@public/dir%201/; a.b2nd -> SERVER@public/a.b2nd; "
            "all.b2z -> SERVER@public/all.b2z; README.md -> SERVER@public/README.md ...");
        row("@public/dir%201/", "b.b2nd -> SERVER@public/dir%201/b.b2nd");
        row("@public/none/", "127.0.0.1 answers with 404: there is no such file");
        row("@public/a.b2nd/", "this is a file, not a folder");
        row("@shared/", "127.0.0.1 answers with 401: a log-in is needed");
        const QString roots = "@public/ -> SERVER@public/; @shared/ -> SERVER@shared/";
        QTest::newRow("roots of a user") << std::string() << true << roots;
        QTest::newRow("of a user")
            << std::string("@shared/") << true << QString("mine.b2nd -> SERVER@shared/mine.b2nd");
    }
    void listsCaterva2()
    {
        QFETCH(const std::string, path);
        QFETCH(const bool, isLoggedIn);
        QFETCH(const QString, expected);
        Caterva2StandIn server;
        for (const char* name :
             {"@public/a.b2nd", "@public/dir 1/b.b2nd", "@public/README.md", "@public/../etc",
              "@public/all.b2z/grp/a.b2nd", "@shared/mine.b2nd"})
            server.put(name, smallFrame());
        if (isLoggedIn)
            QVERIFY(reading().logIn(server.base(), "me", "pass&word"));
        const auto list = reading().list(server.base() + path, 100);
        QString said = textOf(list, server.base());
        if (said.contains("README")) // its names are in the order of bytes
            QCOMPARE(said.section("; ", 1, 1), QString("README.md -> SERVER@public/README.md"));
        else
            QCOMPARE(said, expected);
        if (list)
            for (const RemoteEntry& entry : list->entries)
                if (entry.name.ends_with(".b2nd"))
                    QVERIFY(openPath(entry.address));
    }

    void standsWhatCaterva2Says_data()
    {
        QTest::addColumn<std::string>("json");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* json, const char* expected) {
            QTest::newRow(json) << std::string(json) << QString(expected);
        };
        row(R"(["a", "b/c"])", "b/ -> SERVER/@public/b/; a -> SERVER/@public/a");
        row(R"([])", "");
        row(R"(["", "a/", "/b", "..", "../c", "d\u0000e", "f\ng", "h\\i"])",
            "a/ -> SERVER/@public/a/ ...");
        const char* const wrong = "what the server sends is not a list of names";
        row(R"({"a": 1})", wrong);
        row(R"(["a", ["b"]])", wrong);
        row(R"(["a", 1])", wrong);
        row(R"(["a")", wrong);
        row("", wrong);
        row("<html></html>", wrong);
    }
    void standsWhatCaterva2Says()
    {
        QFETCH(const std::string, json);
        WebServer server;
        server.setHandler([&](const WebCall&) { return WebReply{.body = json}; });
        QTEST(textOf(reading().list(server.address("/@public/"), 100), server.address("")),
              "expected");
    }

    void readsPagesOfFolders_data()
    {
        QTest::addColumn<std::string>("page");
        QTest::addColumn<QString>("expected");
        const auto row = [](const char* name, const char* page, const char* expected) {
            QTest::newRow(name) << std::string(page) << QString(expected);
        };
        row("nginx",
            "<html>\r\n<head><title>Index of /d/</title></head>\r\n<body>\r\n<h1>Index of "
            "/d/</h1><hr><pre><a href=\"../\">../</a>\r\n<a href=\"grp/\">grp/</a>   28-Nov-2026 "
            "15:00 -\r\n<a href=\"a%20b.b2nd\">a b.b2nd</a> 28-Nov-2026 15:00 240\r\n</pre>",
            "grp/ -> SERVER/d/grp/; a b.b2nd -> SERVER/d/a%20b.b2nd");
        row("Apache",
            "<!DOCTYPE HTML PUBLIC \"-//W3C//DTD HTML 3.2 Final//EN\">\n<html><head><title>Index "
            "of /d</title></head><body><table><tr><th><a href=\"?C=N;O=D\">Name</a></th></tr>"
            "<tr><td><a href=\"/\">Parent Directory</a></td></tr><tr><td>"
            "<a href='x&amp;y.b2nd'>x</a></td></tr></table>",
            "x&y.b2nd -> SERVER/d/x%26y.b2nd");
        row("Python", "<title>Directory listing for /d/</title><A HREF = ./c.b2nd>c</A>",
            "c.b2nd -> SERVER/d/c.b2nd");
        row("elsewhere",
            "Index of<a href=\"http://b.example/x\"><a href=\"/y\"><a href=\"//z\"><a "
            "href=\"javascript:x\"><a href=\"a/b\"><a href=\"..%2fx\"><a href=\"%2e%2e\"><a "
            "href=\"#x\"><a href=\"a%00b\"><a href=\"\"><a href=\"x\"",
            "x -> SERVER/d/x");
        row("twice", "Index of <a href=\"x\"><a href=\"x\"><link href=\"x#y\">", "x -> SERVER/d/x");
        row("empty", "<title>Index of /d/</title>", "");
        row("no end", "index of <a href=\"x", "");
        row("a page for people", "<title>Welcome</title><a href=\"x.b2nd\">x</a>",
            "127.0.0.1 does not list what is below an address");
    }
    void readsPagesOfFolders()
    {
        QFETCH(const std::string, page);
        WebServer server;
        server.setHandler([&](const WebCall& call) {
            return call.path() == "/d/" ? WebReply{.body = page}
                                        : WebReply{.status = "404 Not Found"};
        });
        QTEST(textOf(reading().list(server.address("/d"), 100), server.address("")), "expected");
    }

    void readsTextsOfAddresses_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<QString>("expected");
        QTest::addColumn<QString>("onDisk"); // where that is another answer
        const auto row = [](const char* text, const char* expected, const char* onDisk) {
            QTest::newRow(text) << std::string(text) << QString(expected) << QString(onDisk);
        };
        row("# ours\r\n\r\n https://a.example/x.b2nd \ns3://bucket/b c/\n",
            "x.b2nd -> https://a.example/x.b2nd; b c/ -> s3://bucket/b c/", "");
        row("y.b2nd\nsub/z%20.b2nd\n/top\n..\n",
            "y.b2nd -> SERVER/d/y.b2nd; z .b2nd -> SERVER/d/sub/z%20.b2nd; top -> SERVER/top; "
            " -> SERVER/",
            "line 1: \"y.b2nd\" is not an address");
        row("", "", "");
        row("file:///etc/passwd", "line 1: \"file:///etc/passwd\" is not an address", "");
        row("\nhttps://me:word@a.example/",
            "line 2: addresses that contain a user or a password are not opened: others would see "
            "them; ~/.netrc is read for them",
            "");
        row("a?token=x", "line 1: addresses that carry a secret are not opened",
            "line 1: \"a?token=x\" is not an address");
    }
    void readsTextsOfAddresses()
    {
        QFETCH(const std::string, text);
        QFETCH(const QString, expected);
        QFETCH(const QString, onDisk);
        WebServer server;
        const ByteView bytes = bytesOf(text);
        server.put("/d/list.txt", {bytes.begin(), bytes.end()});
        QCOMPARE(textOf(reading().list(server.address("/d/list.txt"), 100), server.address("")),
                 expected);
        const fs::path file = fs::path(m_folder.path().toStdString()) / "list.LST";
        writeFile(file, bytes);
        QCOMPARE(textOf(reading().list(file, 100)), onDisk.isEmpty() ? expected : onDisk);
        writeFile(file, noise(2'000'000));
        QVERIFY(textOf(reading().list(file, 100))
                    .startsWith("a list of addresses has at most 1.0 MiB, this file"));
        QCOMPARE(textOf(reading().list("/etc", 100)),
                 QString("this is neither an address nor a list of addresses (.txt, .lst)"));
    }

    // All leaves, also those in folders of chunks, wherever the store is listed.
    void findsAllLeavesOfStores_data()
    {
        QTest::addColumn<QString>("kind");
        for (const char* kind : {"S3", "Caterva2", "pages", "none"})
            QTest::newRow(kind) << QString(kind);
    }
    void findsAllLeavesOfStores()
    {
        QFETCH(const QString, kind);
        const fs::path folder =
            fs::path(m_folder.path().toStdString()) / (kind.toStdString() + ".b2d");
        MadeTable made(folder, 100, 4);
        made.add("a", "float64", "<f8", std::vector<double>(100, 1.5));
        fs::create_directories(folder / "grp" / "sub");
        writeFile(folder / "grp" / "x y.b2nd", smallFrame());
        writeFile(folder / "grp" / "notes.md", noise(10));
        const ByteBuffer large = arrayFrame({40}, {5}, {5}, "|u1", noise(40));
        writeFiles(folder / "grp" / "sub" / "sparse.b2nd", sparseFiles(large));
        BlockCache cache;
        WorkerPool pool(1);
        made.open(cache, pool);

        S3StandIn s3;
        Caterva2StandIn caterva2;
        WebServer web;
        web.serve(folder);
        for (const auto& [path, size] : web.sizes()) {
            const ByteBuffer bytes = contentOfFile(folder / path.substr(1));
            s3.put("bucket/s.b2d" + path, bytes);
            caterva2.put("@public/s.b2d" + path, bytes);
        }
        if (kind == "pages")
            web.setHandler([&](const WebCall& call) { return pageOf(web, call.path()); });
        useS3(s3);
        const std::string address = kind == "S3"         ? "s3://bucket/s.b2d"
                                    : kind == "Caterva2" ? caterva2.base() + "@public/s.b2d"
                                                         : web.address("/");
        const auto here = openContainer(folder);
        const auto there = openContainer(address);
        QVERIFY2(there, there ? "" : there.error().text().c_str());
        const StorePtr store = std::get<StorePtr>(*there);
        const bool isListed = kind != "none";
        QCOMPARE(keysOf(store->root()) == keysOf(std::get<StorePtr>(*here)->root()), isListed);
        QCOMPARE(store->openLeaf("/grp/x y").has_value(), isListed);
        const auto sparse = store->openLeaf("/grp/sub/sparse");
        QCOMPARE(sparse.has_value(), isListed);
        if (!isListed)
            return;
        QVERIFY((*sparse)->kind() == FrameKind::Sparse);
        QVERIFY((*sparse)->chunk(7).has_value());
    }

 private:
    static std::optional<WebReply> pageOf(const WebServer& web, const std::string& path)
    {
        if (!path.ends_with('/'))
            return std::nullopt;
        std::string page = "<title>Index of it</title><a href=\"../\">..</a>";
        for (const auto& [each, size] : web.sizes())
            if (each.starts_with(path)) {
                const std::string rest = each.substr(path.size());
                const std::size_t slash = rest.find('/');
                page += "<a href='" + rest.substr(0, slash == rest.npos ? slash : slash + 1) + "'>";
            }
        return WebReply{.body = page};
    }

    static Names keysOf(const StoreNode& node)
    {
        Names keys{node.key};
        for (const StoreNode& child : node.children) {
            const Names below = keysOf(child);
            keys.insert(keys.end(), below.begin(), below.end());
        }
        return keys;
    }
};

const Registered<TestRemoteListing> registered;

} // namespace bloscope::tst_remote_listing

#include "tst_remote_listing.moc"
