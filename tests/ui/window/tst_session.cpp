#include "ui/window/session.h"

#include "tests/support/registered_test.h"
#include "tests/support/special_files.h"

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_session {

namespace {

Session twoWindows()
{
    SessionDocument array{"/data/größe, a.b2nd", {}, 0, {{"row", 7}}, 120, 1700000000123};
    SessionDocument part{"/data/store.b2z", "/group/leaf", 0, {}, {}, {}};
    SessionDocument far{"https://example.org/a%20b.b2nd", {}, 0, {}, {}, {}};
    SessionDocument later{"/data/many.bin", {}, 0xffff'ffff'ffff'fff0, {}, {}, {}};
    return {{{QByteArray("\x01\x02\xff", 3), 1, {array, part}}, {{}, 0, {far, later}}}};
}

} // namespace

class TestSession : public QObject {
    Q_OBJECT

 private slots:
    void remembersEverything();
    void beginsEmpty();
    void isForNobodyElse();
    void refusesWhatIsNoSession_data();
    void refusesWhatIsNoSession();
    void leavesOutWhatMakesNoSense();
    void keepsNoMoreThanItReads();
    void saysWhenAFileHasChanged();

 private:
    QString file() const { return m_folder.filePath("new/session.json"); }
    void put(const QString& path, const QByteArray& bytes) const
    {
        QFile to(path);
        QVERIFY(to.open(QIODevice::WriteOnly));
        to.write(bytes);
    }

    QTemporaryDir m_folder;
};

void TestSession::remembersEverything()
{
    QVERIFY(writeSession(twoWindows(), file()));
    const auto read = readSession(file());
    QVERIFY(read);
    QVERIFY(*read == twoWindows());
    QVERIFY(!read->isEmpty());
}

void TestSession::beginsEmpty()
{
    const auto read = readSession(m_folder.filePath("missing.json"));
    QVERIFY(read);
    QVERIFY(read->isEmpty());
    QVERIFY((Session{{SessionWindow{}}}.isEmpty()));
}

void TestSession::isForNobodyElse()
{
    if (!test::filesHaveModes())
        QSKIP(test::noModes);
    QVERIFY(writeSession(twoWindows(), file()));
    const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    QVERIFY(!(QFile::permissions(file()) & others));
}

void TestSession::refusesWhatIsNoSession_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("half of one") << toJson(twoWindows()).left(100);
    QTest::newRow("other JSON") << QByteArray("[1, 2]");
    QTest::newRow("no windows") << QByteArray(R"({"version": 1})");
    QTest::newRow("a later version") << QByteArray(R"({"version": 2, "windows": []})");
    QTest::newRow("bytes") << QByteArray(5000, '\xff');
    QTest::newRow("very deep") << QByteArray(100'000, '[');
}

void TestSession::refusesWhatIsNoSession()
{
    QFETCH(QByteArray, content);
    const QString path = m_folder.filePath("bad.json");
    put(path, content);
    const auto read = readSession(path);
    QVERIFY(!read);
    QCOMPARE(read.error().text(), std::string("the session file has invalid content"));
}

void TestSession::leavesOutWhatMakesNoSense()
{
    const auto session = sessionFrom(R"({"version": 1, "windows": [7, {"current": -3, "documents": [
        {"path": "relative.b2nd"}, {"path": 5}, "x",
        {"path": "/a.b2nd", "offset": "many", "view": [], "bytes": "12"}]}]})");
    QVERIFY(session);
    QCOMPARE(session->windows.size(), 2U);
    QVERIFY(session->windows[0].documents.empty());
    QCOMPARE(session->windows[1].current, 0);
    QCOMPARE(session->windows[1].documents.size(), 1U);
    QVERIFY((session->windows[1].documents[0] == SessionDocument{"/a.b2nd"}));
}

void TestSession::keepsNoMoreThanItReads()
{
    Session many;
    many.windows.resize(mostSessionWindows + 5);
    many.windows[0].documents.resize(mostSessionDocuments + 5, SessionDocument{"/a"});
    const auto read = sessionFrom(toJson(many));
    QVERIFY(read);
    QCOMPARE(read->windows.size(), mostSessionWindows);
    QCOMPARE(read->windows[0].documents.size(), mostSessionDocuments);
}

void TestSession::saysWhenAFileHasChanged()
{
    const QString path = m_folder.filePath("a.b2nd");
    put(path, "1234");
    Session session{{{{}, 0, {SessionDocument{path}, SessionDocument{m_folder.path()}}}}};
    noteFileStates(session);
    const SessionDocument& document = session.windows[0].documents[0];
    QCOMPARE(document.bytes.value(), 4);
    QVERIFY(!hasChanged(document));
    QVERIFY(!hasChanged(session.windows[0].documents[1])); // folders are not looked into
    put(path, "12345");
    QVERIFY(hasChanged(document));
    QFile::remove(path);
    QVERIFY(!hasChanged(document)); // opening it says that it is gone
}

const test::Registered<TestSession, QCoreApplication> registered;

} // namespace bloscope::tst_session

#include "tst_session.moc"
