#include "core/plane/pyramid_store.h"

#include "core/base/worker_pool.h"
#include "tests/support/registered_test.h"
#include "tests/support/special_files.h"
#include "tests/unit/plane/made_base_level.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_pyramid_store {

using namespace test;

namespace {

using Key = PyramidStore::Key;

const Key key{"/data/a.b2nd", "as it is", "its plane"};
constexpr CellRect all{0, 0, 60, 70};

} // namespace

class TestPyramidStore : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_place = std::make_unique<QTemporaryDir>();
        m_folder = m_place->filePath("not/there/yet");
    }

    void findsWhatWasKept();
    void isReadByItsOwnerOnly();
    void makesAFolderPrivateThatWasThere();
    void usesNoLink();
    void findsNothingForAnother_data();
    void findsNothingForAnother();
    void removesWhatIsOfAnotherState();
    void removesWhatIsOdd();
    void keepsToItsLimit();
    void keepsNothingWhenItIsTurnedOff();
    void leavesNothingOfWhatWasStopped();
    void leavesWhatWasNotLookedThrough();
    void leavesFilesOfOthersAlone();
    void keepsWhatIsWorthIt();

 private:
    std::filesystem::path folder() const { return m_folder.toStdString(); }
    QStringList files() const
    {
        return QDir(m_folder).entryList(QDir::Files | QDir::Hidden, QDir::Name);
    }
    qint64 bytes() const
    {
        qint64 sum = 0;
        for (const QString& name : files())
            sum += QFileInfo(QDir(m_folder).filePath(name)).size();
        return sum;
    }
    // As if all of them had been used earlier.
    void age() const
    {
        for (const QString& name : files()) {
            QFile file(QDir(m_folder).filePath(name));
            QVERIFY(file.open(QIODevice::ReadWrite));
            const QDateTime before =
                file.fileTime(QFileDevice::FileModificationTime).addSecs(-7200);
            QVERIFY(file.setFileTime(before, QFileDevice::FileModificationTime));
        }
    }
    bool finds(PyramidStore& store, const Key& wanted) const
    {
        WorkerPool pool(2);
        const auto found = store.find(wanted, wantedOf(m_level), pool, {});
        return found && isSame(*found, m_level);
    }

    const BaseLevel m_level = baseLevelOf(all, Reduction::Mean);
    std::unique_ptr<QTemporaryDir> m_place;
    QString m_folder;
};

void TestPyramidStore::findsWhatWasKept()
{
    {
        PyramidStore store(folder());
        QVERIFY(!store.has(key) && !finds(store, key));
        store.keep(key, m_level, {});
        QVERIFY(store.has(key) && finds(store, key));
    }
    PyramidStore later(folder());
    QVERIFY(finds(later, key));
    later.keep(key, m_level, {}); // in its own place
    QCOMPARE(files().size(), 1);
}

void TestPyramidStore::isReadByItsOwnerOnly()
{
    if (!filesHaveModes())
        QSKIP(noModes);
    PyramidStore(folder()).keep(key, m_level, {});
    const auto permissions = [](const QString& path) {
        return QFile::permissions(path) & ~(QFile::ReadUser | QFile::WriteUser | QFile::ExeUser);
    };
    QCOMPARE(permissions(m_folder), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    QCOMPARE(permissions(QDir(m_folder).filePath(files().constFirst())),
             QFile::ReadOwner | QFile::WriteOwner);
}

void TestPyramidStore::makesAFolderPrivateThatWasThere()
{
    if (!filesHaveModes())
        QSKIP(noModes);
    QVERIFY(QDir().mkpath(m_folder));
    QVERIFY(QFile::permissions(m_folder) & (QFile::ReadOther | QFile::ReadGroup));
    PyramidStore(folder()).keep(key, m_level, {});
    QVERIFY(!(QFile::permissions(m_folder) & (QFile::ReadOther | QFile::ReadGroup)));
}

void TestPyramidStore::usesNoLink()
{
    const QString elsewhere = m_place->filePath("elsewhere");
    QVERIFY(QDir().mkpath(elsewhere));
    const QString link = m_place->filePath("link");
    if (!makeLink(elsewhere.toStdString(), link.toStdString()))
        QSKIP(noLinks);
    PyramidStore(link.toStdString()).keep(key, m_level, {});
    QVERIFY(QDir(elsewhere).isEmpty());
}

void TestPyramidStore::findsNothingForAnother_data()
{
    QTest::addColumn<std::string>("file");
    QTest::addColumn<std::string>("state");
    QTest::addColumn<std::string>("plane");
    QTest::newRow("file") << std::string("/data/b.b2nd") << key.state << key.plane;
    QTest::newRow("state") << key.file << std::string("as it was") << key.plane;
    QTest::newRow("plane") << key.file << key.state << std::string("another");
}

void TestPyramidStore::findsNothingForAnother()
{
    QFETCH(std::string, file);
    QFETCH(std::string, state);
    QFETCH(std::string, plane);
    PyramidStore store(folder());
    store.keep(key, m_level, {});
    const Key other{file, state, plane};
    QVERIFY(!store.has(other) && !finds(store, other));
    // Not even if it lies there under its name.
    const QString name = files().constFirst();
    store.keep(other, m_level, {});
    QStringList names = files();
    names.removeAll(name);
    const QString otherPath = QDir(m_folder).filePath(names.constFirst());
    QVERIFY(QFile::remove(otherPath));
    store.keep(key, m_level, {});
    QVERIFY(QFile::copy(QDir(m_folder).filePath(name), otherPath));
    QVERIFY(store.has(other) && !finds(store, other));
    QVERIFY(!store.has(other));
}

void TestPyramidStore::removesWhatIsOfAnotherState()
{
    PyramidStore store(folder());
    const Key otherFile{"/data/b.b2nd", "as it was", "its plane"};
    const Key otherPlane{key.file, key.state, "another"};
    const Key before{key.file, "as it was", "its plane"};
    for (const Key& each : {otherFile, before, key, otherPlane})
        store.keep(each, m_level, {});
    QVERIFY(!store.has(before));
    for (const Key& each : {otherFile, key, otherPlane})
        QVERIFY(finds(store, each));
}

void TestPyramidStore::removesWhatIsOdd()
{
    PyramidStore store(folder());
    store.keep(key, m_level, {});
    QFile file(QDir(m_folder).filePath(files().constFirst()));
    QVERIFY(file.open(QIODevice::ReadWrite) && file.resize(file.size() - 1));
    file.close();
    QVERIFY(!finds(store, key));
    QVERIFY(files().isEmpty());
    store.keep(key, m_level, {});
    QVERIFY(finds(store, key));
}

void TestPyramidStore::keepsToItsLimit()
{
    PyramidStore(folder()).keep(key, m_level, {});
    const qint64 one = bytes();
    PyramidStore store(folder(), 3 * one + one / 2);
    const Key b{"b", "", ""};
    const Key c{"c", "", ""};
    const Key d{"d", "", ""};
    for (const Key& each : {b, c}) {
        age();
        store.keep(each, m_level, {});
    }
    age();
    QVERIFY(finds(store, key)); // which is used then
    age();
    store.keep(d, m_level, {});
    QVERIFY(bytes() <= 3 * one + one / 2);
    QVERIFY(!store.has(b));
    for (const Key& each : {key, c, d})
        QVERIFY(store.has(each));
    store.setMostBytes(one + one / 2);
    store.trim();
    QVERIFY(store.has(d));
    QCOMPARE(files().size(), 1);
}

void TestPyramidStore::keepsNothingWhenItIsTurnedOff()
{
    PyramidStore store(folder(), 0);
    store.keep(key, m_level, {});
    store.trim();
    QVERIFY(!QFile::exists(m_folder));
    store.setMostBytes(PyramidStore::usualMostBytes);
    store.keep(key, m_level, {});
    store.setMostBytes(0);
    QVERIFY(!finds(store, key));
    store.trim();
    QVERIFY(files().isEmpty());
}

void TestPyramidStore::leavesNothingOfWhatWasStopped()
{
    PyramidStore store(folder());
    std::stop_source stop;
    stop.request_stop();
    store.keep(key, m_level, stop.get_token());
    QVERIFY(!store.has(key));
    QVERIFY(files().isEmpty());
}

void TestPyramidStore::leavesWhatWasNotLookedThrough()
{
    PyramidStore store(folder());
    store.keep(key, m_level, {});
    std::stop_source stop;
    stop.request_stop();
    WorkerPool pool(1);
    QVERIFY(!store.find(key, wantedOf(m_level), pool, stop.get_token()));
    QVERIFY(finds(store, key));
}

void TestPyramidStore::leavesFilesOfOthersAlone()
{
    PyramidStore store(folder());
    store.keep(key, m_level, {});
    for (const char* name : {"notes.txt", "left.part", "new.part"}) {
        if (name == QByteArray("new.part"))
            age();
        QFile file(QDir(m_folder).filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("something") > 0);
    }
    store.trim();
    QVERIFY(store.has(key));
    QVERIFY(files().contains("notes.txt") && files().contains("new.part"));
    QVERIFY(!files().contains("left.part")); // of a program that was killed
    store.setMostBytes(0);
    store.trim();
    QCOMPARE(files(), QStringList("notes.txt"));
}

void TestPyramidStore::keepsWhatIsWorthIt()
{
    PyramidStore store(folder(), 1000, 8);
    QVERIFY(store.keeps(100, 800));
    QVERIFY(!store.keeps(100, 799));
    QVERIFY(!store.keeps(1001, 1'000'000));
}

const Registered<TestPyramidStore, QCoreApplication> registered;

} // namespace bloscope::tst_pyramid_store

#include "tst_pyramid_store.moc"
