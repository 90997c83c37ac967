#include "core/remote/s3_access.h"

#include "core/bytes/sha256.h"
#include "core/remote/web_transfers.h"
#include "tests/support/files.h"
#include "tests/support/registered_test.h"
#include "tests/support/sample_bytes.h"
#include "tests/support/web_server.h"

#include <QMessageAuthenticationCode>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_s3_access {

using namespace test;

namespace {

const char* const variables[] = {"AWS_PROFILE",
                                 "AWS_SHARED_CREDENTIALS_FILE",
                                 "AWS_CONFIG_FILE",
                                 "AWS_ENDPOINT_URL",
                                 "AWS_REGION",
                                 "AWS_ENDPOINT_URL_S3",
                                 "AWS_SESSION_TOKEN",
                                 "AWS_DEFAULT_REGION",
                                 "AWS_ACCESS_KEY_ID",
                                 "AWS_SECRET_ACCESS_KEY",
                                 "HOME",
                                 "AWS_NO_SIGN_REQUEST"};

QByteArray hmac(const QByteArray& key, const QByteArray& text)
{
    return QMessageAuthenticationCode::hash(text, key, QCryptographicHash::Sha256);
}

// As Amazon describes it (Signature Version 4) for requests without a body.
struct Signed {
    QByteArray date; // "20130524T000000Z"
    QByteArray region;
    QByteArray path;
    QList<QPair<QByteArray, QByteArray>> headers; // by name
};

QByteArray signatureOf(const Signed& request, const QByteArray& secret)
{
    QByteArray lines;
    QByteArrayList names;
    for (const auto& [name, value] : request.headers) {
        lines += name + ":" + value + "\n";
        names << name;
    }
    const QByteArray empty = QByteArray::fromStdString(sha256Of({}));
    const QByteArray canonical =
        "GET\n" + request.path + "\n\n" + lines + "\n" + names.join(';') + "\n" + empty;
    const QByteArray day = request.date.left(8);
    const QByteArray scope = day + "/" + request.region + "/s3/aws4_request";
    const QByteArray toSign =
        "AWS4-HMAC-SHA256\n" + request.date + "\n" + scope + "\n" +
        QCryptographicHash::hash(canonical, QCryptographicHash::Sha256).toHex();
    QByteArray key = "AWS4" + secret;
    for (const QByteArray& part :
         {day, request.region, QByteArray("s3"), QByteArray("aws4_request")})
        key = hmac(key, part);
    return hmac(key, toSign).toHex();
}

QByteArray headerIn(const QByteArray& head, const QByteArray& name)
{
    for (const QByteArray& line : head.split('\n'))
        if (line.toLower().startsWith(name.toLower() + ":"))
            return line.mid(name.size() + 1).trimmed();
    return {};
}

} // namespace

class TestS3Access : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

 private slots:
    void init()
    {
        for (const char* name : variables)
            qunsetenv(name);
    }

    // The first example of Amazon's documentation of the algorithm: what is checked with is right.
    void checksAsAmazonDoes()
    {
        const Signed example{"20130524T000000Z",
                             "us-east-1",
                             "/test.txt",
                             {{"host", "examplebucket.s3.amazonaws.com"},
                              {"range", "bytes=0-9"},
                              {"x-amz-content-sha256", QByteArray::fromStdString(sha256Of({}))},
                              {"x-amz-date", "20130524T000000Z"}}};
        QCOMPARE(signatureOf(example, "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY"),
                 QByteArray("f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41"));
    }

    void signsWhatItAsksFor_data()
    {
        QTest::addColumn<QByteArray>("token");
        QTest::newRow("key") << QByteArray();
        QTest::newRow("key and token") << QByteArray("to/ken==");
    }
    void signsWhatItAsksFor()
    {
        QFETCH(const QByteArray, token);
        WebServer server;
        server.put("/bucket/dir/a b+c.b2nd", noise(1000));
        qputenv("AWS_ENDPOINT_URL", QByteArray::fromStdString(server.address("")));
        qputenv("AWS_ACCESS_KEY_ID", "AKIDEXAMPLE");
        qputenv("AWS_SECRET_ACCESS_KEY", "secret:/with+signs");
        qputenv("AWS_SESSION_TOKEN", token);
        qputenv("AWS_REGION", "eu-west-1");
        const auto address = WebAddress::parse("s3://bucket/dir/a b+c.b2nd");
        QVERIFY(address);
        WebTransfers transfers;
        const auto answers = transfers.fetch(std::vector{WebRequest{*address, 10, 20}});
        QVERIFY2(answers[0].answer,
                 answers[0].answer ? "" : answers[0].answer.error().text().c_str());

        const QByteArray head = QByteArray::fromStdString(server.heads().front());
        QVERIFY(head.startsWith("GET /bucket/dir/a%20b%2Bc.b2nd HTTP/1.1"));
        QVERIFY(!head.contains("secret:"));
        const QByteArray authorization = headerIn(head, "Authorization");
        static const QRegularExpression form(
            "^AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/(\\d{8})/eu-west-1/s3/aws4_request, "
            "SignedHeaders=([a-z0-9;-]+), Signature=([0-9a-f]{64})$");
        const auto match = form.match(QString::fromLatin1(authorization));
        QVERIFY2(match.hasMatch(), authorization);
        Signed request{headerIn(head, "x-amz-date"), "eu-west-1", "/bucket/dir/a%20b%2Bc.b2nd", {}};
        const QStringList names = match.captured(2).split(';');
        for (const char* name : {"host", "x-amz-content-sha256", "x-amz-date"})
            QVERIFY2(names.contains(name), name);
        QCOMPARE(names.contains("x-amz-security-token"), !token.isEmpty());
        for (const QString& name : names)
            request.headers << qMakePair(name.toLatin1(), headerIn(head, name.toLatin1()));
        QCOMPARE(match.captured(3).toLatin1(), signatureOf(request, "secret:/with+signs"));
    }

    void asksWithoutASignatureWhereThereIsNoKey()
    {
        WebServer server;
        server.put("/bucket/a.b2nd", noise(1000));
        qputenv("AWS_ENDPOINT_URL_S3", QByteArray::fromStdString(server.address("/")));
        WebTransfers transfers;
        const auto answers = transfers.fetch(
            std::vector{WebRequest{*WebAddress::parse("s3://bucket/a.b2nd"), 0, 9}});
        QVERIFY(answers[0].answer);
        QVERIFY(server.heads().front().find("uthorization") == std::string::npos);
    }

    void findsBuckets_data()
    {
        QTest::addColumn<std::string>("address");
        QTest::addColumn<std::string>("url");
        const auto row = [](const char* address, const char* url) {
            QTest::newRow(address) << std::string(address) << std::string(url);
        };
        row("s3://bucket/a/b.b2nd", "https://bucket.s3.us-east-1.amazonaws.com/a/b.b2nd");
        row("S3://my.bucket/a b", "https://s3.us-east-1.amazonaws.com/my.bucket/a%20b");
        row("s3://bucket/a?b#c", "https://bucket.s3.us-east-1.amazonaws.com/a%3Fb%23c");
        row("s3://bucket/../c", "https://bucket.s3.us-east-1.amazonaws.com/%2E/c");
    }
    void findsBuckets()
    {
        QFETCH(const std::string, address);
        const auto parsed = WebAddress::parse(address);
        QVERIFY2(parsed, parsed ? "" : parsed.error().text().c_str());
        QTEST(parsed->url(), "url");
        QCOMPARE(parsed->text().substr(2), address.substr(2));
        QCOMPARE(parsed->below("x/y z").text(),
                 parsed->text().substr(0, parsed->text().rfind('/')) + "/x/y z");
    }

    void readsTheFilesOfTheTools()
    {
        const std::filesystem::path home = m_folder.path().toStdString();
        std::filesystem::create_directories(home / ".aws");
        writeFile(home / ".aws" / "credentials",
                  bytesOf("# comment\n[default]\naws_access_key_id = one\n"
                          "aws_secret_access_key=first\n[other]\naws_access_key_id=two\n"
                          "aws_secret_access_key = second = x\naws_session_token=t\n"));
        writeFile(home / ".aws" / "config",
                  bytesOf("[default]\nregion = eu-north-1\n[profile other]\nregion=ap-south-1\n"
                          "endpoint_url = https://minio.example.org/\n"));
        qputenv("HOME", QByteArray::fromStdString(home.string()));
        S3Access access = s3AccessHere();
        QCOMPARE(access.key + access.secret + access.region, std::string("onefirsteu-north-1"));
        qputenv("AWS_PROFILE", "other");
        access = s3AccessHere();
        QCOMPARE(access.key + access.secret + access.token, std::string("twosecond = xt"));
        QCOMPARE(access.addressOf("b"), std::string("https://minio.example.org/b"));
        qputenv("AWS_ACCESS_KEY_ID", "three");
        qputenv("AWS_SECRET_ACCESS_KEY", "third");
        access = s3AccessHere();
        QCOMPARE(access.key + access.secret + access.token, std::string("threethird"));
        qputenv("AWS_NO_SIGN_REQUEST", "yes");
        QVERIFY(s3AccessHere().isAnonymous());
        qputenv("AWS_NO_SIGN_REQUEST", "");
        qputenv("AWS_PROFILE", "none");
        qunsetenv("AWS_ACCESS_KEY_ID");
        QVERIFY(s3AccessHere().isAnonymous());
        QCOMPARE(s3AccessHere().region, std::string("us-east-1"));
    }
};

const Registered<TestS3Access> registered;

} // namespace bloscope::tst_s3_access

#include "tst_s3_access.moc"
