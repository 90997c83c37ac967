#include "app/instance/single_instance.h"

#include "tests/cli/process_control.h"
#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QLocalServer>
#include <QLocalSocket>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <future>

namespace bloscope::tst_single_instance {

using Role = SingleInstance::Role;

namespace {

WindowMessage someMessage()
{
    return {{"/data/größe, a.b2nd", "/data/b.b2nd"},
            {"/group/leaf", "0, :, ::2", "heatmap", "magma", "1%", "log", "2:9,5,1"},
            true,
            "token_TIME123"};
}

QByteArray lengthOf(quint32 bytes)
{
    return QByteArray::fromHex(QByteArray::number(bytes, 16).rightJustified(8, '0'));
}

// What a second process does; its thread waits, ours answers.
std::future<Role> beginElsewhere(const QString& name, const WindowMessage& message)
{
    return std::async(std::launch::async, [name, message] {
        SingleInstance later(name);
        return later.begin(message);
    });
}

Role roleOf(std::future<Role>& later)
{
    const bool came = QTest::qWaitFor(
        [&] { return later.wait_for(std::chrono::seconds(0)) == std::future_status::ready; },
        10'000);
    return came ? later.get() : Role::Alone;
}

} // namespace

class TestSingleInstance : public QObject {
    Q_OBJECT

 private slots:
    void writesWhatItReads();
    void refusesWhatIsNoMessage_data();
    void refusesWhatIsNoMessage();
    void theFirstListensAndLaterOnesHandOver();
    void onlyThisUserMayOpenTheSocket();
    void takesOverTheSocketOfACrashedProgram();
    void doesNotWaitForOneThatHangs();
    void twoAtTheSameTimeBecomeOneFirst();
    void isNotDisturbedByStrangers_data();
    void isNotDisturbedByStrangers();
    void dropsStrangersThatSayNothing();
    void leavesNothingBehind();

 private:
    QString name() const { return m_folder.filePath("instance"); }

    QTemporaryDir m_folder;
};

void TestSingleInstance::writesWhatItReads()
{
    const auto message = messageFrom(toBytes(someMessage()));
    QVERIFY(message);
    QVERIFY(*message == someMessage());
    QVERIFY(messageFrom(toBytes({}))); // only to the front
}

void TestSingleInstance::refusesWhatIsNoMessage_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("hello");
    QTest::newRow("another version") << QByteArray(R"({"version":2,"paths":[]})");
    QTest::newRow("no paths") << QByteArray(R"({"version":1})");
    QTest::newRow("a path that is none") << QByteArray(R"({"version":1,"paths":[5]})");
    QTest::newRow("a relative path") << QByteArray(R"({"version":1,"paths":["a.b2nd"]})");
    QTest::newRow("a path with a zero") << QByteArray(R"({"version":1,"paths":["/a\u0000b"]})");
    QTest::newRow("a path too long")
        << QByteArray(R"({"version":1,"paths":["/)" + QByteArray(40'000, 'a') + "\"]}");
    QTest::newRow("a slice too long")
        << QByteArray(R"({"version":1,"paths":[],"slice":")" + QByteArray(5000, ':') + "\"}");
    QTest::newRow("a range too long")
        << QByteArray(R"({"version":1,"paths":[],"range":")" + QByteArray(5000, '1') + "\"}");
    QTest::newRow("a token of two lines")
        << QByteArray(R"({"version":1,"paths":[],"token":"a\nb"})");
    WindowMessage many;
    many.paths = QStringList(mostMessagePaths + 1, "/a");
    QTest::newRow("too many paths") << toBytes(many);
    QTest::newRow("very deep") << QByteArray(500'000, '[');
    QTest::newRow("too long") << toBytes({}) + QByteArray(mostMessageBytes, ' ');
}

void TestSingleInstance::refusesWhatIsNoMessage()
{
    QFETCH(QByteArray, bytes);
    QVERIFY(!messageFrom(bytes));
}

void TestSingleInstance::theFirstListensAndLaterOnesHandOver()
{
    SingleInstance first(name());
    QCOMPARE(first.begin({}), Role::First);
    QSignalSpy asked(&first, &SingleInstance::asked);
    for (int i = 1; i <= 2; ++i) {
        auto later = beginElsewhere(name(), someMessage());
        QCOMPARE(roleOf(later), Role::Later);
        QCOMPARE(asked.count(), i);
        QVERIFY(asked.last().first().value<WindowMessage>() == someMessage());
    }
}

void TestSingleInstance::onlyThisUserMayOpenTheSocket()
{
    if (!test::hasSocketFiles())
        QSKIP(test::noSocketFiles);
    SingleInstance first(name());
    QCOMPARE(first.begin({}), Role::First);
    const auto others = QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther;
    QVERIFY(!(QFile::permissions(name()) & others));
}

void TestSingleInstance::takesOverTheSocketOfACrashedProgram()
{
    if (!test::hasSocketFiles())
        QSKIP(test::noSocketFiles);
    test::leaveDeadSocket(name());
    QVERIFY(QFile::exists(name()));
    SingleInstance first(name());
    QCOMPARE(first.begin({}), Role::First);
    auto later = beginElsewhere(name(), someMessage());
    QCOMPARE(roleOf(later), Role::Later);
}

void TestSingleInstance::doesNotWaitForOneThatHangs()
{
    QLocalServer hanging; // whose event loop does not run while we wait here
    QVERIFY(hanging.listen(name()));
    SingleInstance later(name());
    QElapsedTimer waited;
    waited.start();
    QCOMPARE(later.begin(someMessage()), Role::Alone);
    QVERIFY(waited.elapsed() < 2 * SingleInstance::answerMs);
    if (test::hasSocketFiles())
        QVERIFY(QFile::exists(name())); // it stays: perhaps whoever listens comes back
}

void TestSingleInstance::twoAtTheSameTimeBecomeOneFirst()
{
    if (test::hasSocketFiles())
        test::leaveDeadSocket(name());
    SingleInstance one(name());
    std::promise<Role> role;
    std::promise<void> bothHaveBegun; // until then the other one stays
    auto roleOfOther = role.get_future();
    const auto other = std::async(std::launch::async, [&, end = bothHaveBegun.get_future()] {
        SingleInstance instance(name());
        role.set_value(instance.begin({}));
        end.wait();
    });
    const Role roleOfOne = one.begin({});
    const bool isOtherFirst = roleOf(roleOfOther) == Role::First;
    bothHaveBegun.set_value();
    QVERIFY((roleOfOne == Role::First) != isOtherFirst);
}

void TestSingleInstance::isNotDisturbedByStrangers_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("no message") << lengthOf(5) + "hello";
    QTest::newRow("longer than allowed") << lengthOf(mostMessageBytes + 1);
    QTest::newRow("as long as can be") << lengthOf(0xffffffff) + QByteArray(100'000, 'x');
    QTest::newRow("nothing in it") << lengthOf(0);
    QTest::newRow("a web browser") << QByteArray("GET / HTTP/1.1\r\n\r\n");
}

void TestSingleInstance::isNotDisturbedByStrangers()
{
    QFETCH(QByteArray, bytes);
    SingleInstance first(name());
    QCOMPARE(first.begin({}), Role::First);
    QSignalSpy asked(&first, &SingleInstance::asked);
    QLocalSocket stranger;
    stranger.connectToServer(name());
    stranger.write(bytes);
    QTRY_COMPARE(stranger.state(), QLocalSocket::UnconnectedState);
    QCOMPARE(asked.count(), 0);
    auto later = beginElsewhere(name(), someMessage());
    QCOMPARE(roleOf(later), Role::Later);
    QCOMPARE(asked.count(), 1);
}

void TestSingleInstance::dropsStrangersThatSayNothing()
{
    SingleInstance first(name());
    QCOMPARE(first.begin({}), Role::First);
    std::vector<std::unique_ptr<QLocalSocket>> strangers;
    for (int i = 0; i < SingleInstance::mostConnections; ++i) {
        strangers.push_back(std::make_unique<QLocalSocket>());
        strangers.back()->connectToServer(name());
        strangers.back()->write(lengthOf(1000) + "half of it");
    }
    for (const auto& stranger : strangers)
        QTRY_COMPARE_WITH_TIMEOUT(stranger->state(), QLocalSocket::UnconnectedState, 10'000);
    auto later = beginElsewhere(name(), someMessage());
    QCOMPARE(roleOf(later), Role::Later);
}

void TestSingleInstance::leavesNothingBehind()
{
    {
        SingleInstance first(name());
        QCOMPARE(first.begin({}), Role::First);
    }
    QVERIFY(!QFile::exists(name()));
    QVERIFY(!QFile::exists(name() + ".lock"));
}

const test::Registered<TestSingleInstance, QCoreApplication> registered;

} // namespace bloscope::tst_single_instance

#include "tst_single_instance.moc"
