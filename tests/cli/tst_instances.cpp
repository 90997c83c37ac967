#include "tests/cli/program.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <csignal>

namespace bloscope::tst_instances {

using namespace test;

namespace {

constexpr int mostMs = 30'000;

} // namespace

// Real processes with windows, offscreen, that share one user's folders.
class TestInstances : public QObject {
    Q_OBJECT

 private slots:
    void initTestCase();
    void init();
    void cleanup();
    void aSecondCallHandsItsFilesOver();
    void relativePathsAreThoseOfTheSecondCall();
    void takesOverFromOneThatWasKilled();
    void doesNotWaitForOneThatIsStopped();
    void safeModeKeepsToItself();
    void anotherDisplayHasAnotherProgram();

 private:
    QProcess* start(const QStringList& arguments, const QString& folder = {});
    bool ends(QProcess* process) { return process->waitForFinished(mostMs); }
    QStringList recentFiles() const;
    QString path(const QString& name) const { return m_home->filePath(name); }

    std::unique_ptr<QTemporaryDir> m_home;
    QTemporaryDir m_data;
    QProcessEnvironment m_environment;
    std::vector<std::unique_ptr<QProcess>> m_processes;
};

void TestInstances::initTestCase()
{
    for (const char* name : {"a.b2nd", "b.b2nd"})
        QVERIFY(!putFile(m_data.path(), name, arrayFrame({4, 5}, "<i4", counted<std::int32_t>(20)))
                     .isEmpty());
}

void TestInstances::init()
{
    m_home = std::make_unique<QTemporaryDir>();
    m_environment = QProcessEnvironment::systemEnvironment();
    m_environment.insert("QT_QPA_PLATFORM", "offscreen");
    for (const char* folder :
         {"XDG_RUNTIME_DIR", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"})
        m_environment.insert(folder, m_home->path());
    for (const char* none : {"DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS"})
        m_environment.remove(none);
    QFile::setPermissions(m_home->path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

void TestInstances::cleanup()
{
    for (const auto& process : m_processes) {
        ::kill(static_cast<pid_t>(process->processId()), SIGCONT);
        process->kill();
        process->waitForFinished(mostMs);
    }
    m_processes.clear();
}

QProcess* TestInstances::start(const QStringList& arguments, const QString& folder)
{
    m_processes.push_back(std::make_unique<QProcess>());
    QProcess* process = m_processes.back().get();
    process->setProcessEnvironment(m_environment);
    process->setWorkingDirectory(folder.isEmpty() ? m_data.path() : folder);
    process->start(programPath(), arguments);
    process->waitForStarted(mostMs);
    return process;
}

QStringList TestInstances::recentFiles() const
{
    return QSettings(path("bloscope/bloscope.conf"), QSettings::IniFormat)
        .value("files/recent")
        .toStringList();
}

void TestInstances::aSecondCallHandsItsFilesOver()
{
    QProcess* first = start({"a.b2nd"});
    QTRY_COMPARE_WITH_TIMEOUT(recentFiles(), QStringList{m_data.filePath("a.b2nd")}, mostMs);
    QProcess* second = start({"b.b2nd", "--slice", "2"});
    QVERIFY(ends(second));
    QCOMPARE(second->exitCode(), 0);
    QTRY_COMPARE_WITH_TIMEOUT(recentFiles().value(0), m_data.filePath("b.b2nd"), mostMs);
    QCOMPARE(first->state(), QProcess::Running);
    QProcess* third = start({"--new-window"});
    QVERIFY(ends(third));
    QCOMPARE(third->exitCode(), 0);
    QCOMPARE(first->state(), QProcess::Running);
}

void TestInstances::relativePathsAreThoseOfTheSecondCall()
{
    start({}, m_home->path());
    QTRY_VERIFY_WITH_TIMEOUT(
        QDir(m_home->path()).entryList({"bloscope-*"}, QDir::System).size() == 1, mostMs);
    QVERIFY(ends(start({"b.b2nd"})));
    QTRY_COMPARE_WITH_TIMEOUT(recentFiles(), QStringList{m_data.filePath("b.b2nd")}, mostMs);
}

void TestInstances::takesOverFromOneThatWasKilled()
{
    QProcess* crashed = start({"a.b2nd"});
    QTRY_COMPARE_WITH_TIMEOUT(recentFiles().size(), 1, mostMs);
    crashed->kill();
    QVERIFY(ends(crashed));
    QProcess* next = start({"b.b2nd"});
    QTRY_COMPARE_WITH_TIMEOUT(recentFiles().size(), 2, mostMs);
    QCOMPARE(next->state(), QProcess::Running);
    QVERIFY(ends(start({"a.b2nd"}))); // it listens now
    QTRY_COMPARE_WITH_TIMEOUT(recentFiles().value(0), m_data.filePath("a.b2nd"), mostMs);
}

void TestInstances::doesNotWaitForOneThatIsStopped()
{
    QProcess* hanging = start({"a.b2nd"});
    QTRY_COMPARE_WITH_TIMEOUT(recentFiles().size(), 1, mostMs);
    ::kill(static_cast<pid_t>(hanging->processId()), SIGSTOP);
    QElapsedTimer waited;
    waited.start();
    QProcess* second = start({"b.b2nd"});
    QTRY_COMPARE_WITH_TIMEOUT(recentFiles().size(), 2, mostMs);
    QVERIFY(waited.elapsed() >= 2000);
    QCOMPARE(second->state(), QProcess::Running); // with a window of its own
}

void TestInstances::safeModeKeepsToItself()
{
    start({"a.b2nd"});
    QTRY_COMPARE_WITH_TIMEOUT(recentFiles().size(), 1, mostMs);
    QProcess* safe = start({"b.b2nd", "--safe-mode"});
    QVERIFY(!safe->waitForFinished(3000));
    QCOMPARE(recentFiles(), QStringList{m_data.filePath("a.b2nd")}); // nothing was kept
}

void TestInstances::anotherDisplayHasAnotherProgram()
{
    start({"a.b2nd"});
    QTRY_COMPARE_WITH_TIMEOUT(recentFiles().size(), 1, mostMs);
    m_environment.insert("WAYLAND_DISPLAY", "wayland-7");
    QProcess* other = start({"b.b2nd"});
    QTRY_COMPARE_WITH_TIMEOUT(recentFiles().size(), 2, mostMs);
    QCOMPARE(other->state(), QProcess::Running);
}

const Registered<TestInstances, QCoreApplication> registered;

} // namespace bloscope::tst_instances

#include "tst_instances.moc"
