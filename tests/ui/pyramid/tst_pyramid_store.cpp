#include "ui/pyramid/pyramid_store.h"

#include "tests/support/registered_test.h"
#include "tests/ui/pyramid/made_ground.h"

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
        const auto found = store.find(wanted, wantedOf(m_ground), nullptr, {});
        return found && isSame(*found, m_ground);
    }

    const PyramidGround m_ground = groundOf(all, Reduction::Mean);
    std::unique_ptr<QTemporaryDir> m_place;
    QString m_folder;
};

void TestPyramidStore::findsWhatWasKept()
{
    {
        PyramidStore store(m_folder);
        QVERIFY(!store.has(key) && !finds(store, key));
        store.keep(key, m_ground, {});
        QVERIFY(store.has(key) && finds(store, key));
    }
    PyramidStore later(m_folder);
    QVERIFY(finds(later, key));
    later.keep(key, m_ground, {}); // in its own place
    QCOMPARE(files().size(), 1);
}

void TestPyramidStore::isReadByItsOwnerOnly()
{
    PyramidStore(m_folder).keep(key, m_ground, {});
    const auto permissions = [](const QString& path) {
        return QFile::permissions(path) & ~(QFile::ReadUser | QFile::WriteUser | QFile::ExeUser);
    };
    QCOMPARE(permissions(m_folder), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    QCOMPARE(permissions(QDir(m_folder).filePath(files().constFirst())),
             QFile::ReadOwner | QFile::WriteOwner);
}

void TestPyramidStore::makesAFolderPrivateThatWasThere()
{
    QVERIFY(QDir().mkpath(m_folder));
    QVERIFY(QFile::permissions(m_folder) & (QFile::ReadOther | QFile::ReadGroup));
    PyramidStore(m_folder).keep(key, m_ground, {});
    QVERIFY(!(QFile::permissions(m_folder) & (QFile::ReadOther | QFile::ReadGroup)));
}

void TestPyramidStore::usesNoLink()
{
    const QString elsewhere = m_place->filePath("elsewhere");
    QVERIFY(QDir().mkpath(elsewhere));
    const QString link = m_place->filePath("link");
    QVERIFY(QFile::link(elsewhere, link));
    PyramidStore(link).keep(key, m_ground, {});
    QVERIFY(QDir(elsewhere).isEmpty());
}

void TestPyramidStore::findsNothingForAnother_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("state");
    QTest::addColumn<QString>("plane");
    QTest::newRow("file") << "/data/b.b2nd" << key.state << key.plane;
    QTest::newRow("state") << key.file << "as it was" << key.plane;
    QTest::newRow("plane") << key.file << key.state << "another";
}

void TestPyramidStore::findsNothingForAnother()
{
    QFETCH(QString, file);
    QFETCH(QString, state);
    QFETCH(QString, plane);
    PyramidStore store(m_folder);
    store.keep(key, m_ground, {});
    const Key other{file, state, plane};
    QVERIFY(!store.has(other) && !finds(store, other));
    // Not even if it lies there under its name.
    const QString name = files().constFirst();
    store.keep(other, m_ground, {});
    QStringList names = files();
    names.removeAll(name);
    const QString otherPath = QDir(m_folder).filePath(names.constFirst());
    QVERIFY(QFile::remove(otherPath));
    store.keep(key, m_ground, {});
    QVERIFY(QFile::copy(QDir(m_folder).filePath(name), otherPath));
    QVERIFY(store.has(other) && !finds(store, other));
    QVERIFY(!store.has(other));
}

void TestPyramidStore::removesWhatIsOfAnotherState()
{
    PyramidStore store(m_folder);
    const Key otherFile{"/data/b.b2nd", "as it was", "its plane"};
    const Key otherPlane{key.file, key.state, "another"};
    const Key before{key.file, "as it was", "its plane"};
    for (const Key& each : {otherFile, before, key, otherPlane})
        store.keep(each, m_ground, {});
    QVERIFY(!store.has(before));
    for (const Key& each : {otherFile, key, otherPlane})
        QVERIFY(finds(store, each));
}

void TestPyramidStore::removesWhatIsOdd()
{
    PyramidStore store(m_folder);
    store.keep(key, m_ground, {});
    QFile file(QDir(m_folder).filePath(files().constFirst()));
    QVERIFY(file.open(QIODevice::ReadWrite) && file.resize(file.size() - 1));
    file.close();
    QVERIFY(!finds(store, key));
    QVERIFY(files().isEmpty());
    store.keep(key, m_ground, {});
    QVERIFY(finds(store, key));
}

void TestPyramidStore::keepsToItsLimit()
{
    PyramidStore(m_folder).keep(key, m_ground, {});
    const qint64 one = bytes();
    PyramidStore store(m_folder, 3 * one + one / 2);
    const Key b{"b", "", ""};
    const Key c{"c", "", ""};
    const Key d{"d", "", ""};
    for (const Key& each : {b, c}) {
        age();
        store.keep(each, m_ground, {});
    }
    age();
    QVERIFY(finds(store, key)); // which is used then
    age();
    store.keep(d, m_ground, {});
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
    PyramidStore store(m_folder, 0);
    store.keep(key, m_ground, {});
    store.trim();
    QVERIFY(!QFile::exists(m_folder));
    store.setMostBytes(PyramidStore::usualMostBytes);
    store.keep(key, m_ground, {});
    store.setMostBytes(0);
    QVERIFY(!finds(store, key));
    store.trim();
    QVERIFY(files().isEmpty());
}

void TestPyramidStore::leavesNothingOfWhatWasStopped()
{
    PyramidStore store(m_folder);
    std::stop_source stop;
    stop.request_stop();
    store.keep(key, m_ground, stop.get_token());
    QVERIFY(!store.has(key));
    QVERIFY(files().isEmpty());
}

void TestPyramidStore::leavesWhatWasNotLookedThrough()
{
    PyramidStore store(m_folder);
    store.keep(key, m_ground, {});
    std::stop_source stop;
    stop.request_stop();
    QVERIFY(!store.find(key, wantedOf(m_ground), nullptr, stop.get_token()));
    QVERIFY(finds(store, key));
}

void TestPyramidStore::leavesFilesOfOthersAlone()
{
    PyramidStore store(m_folder);
    store.keep(key, m_ground, {});
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
    PyramidStore store(m_folder, 1000, 8);
    QVERIFY(store.keeps(100, 800));
    QVERIFY(!store.keeps(100, 799));
    QVERIFY(!store.keeps(1001, 1'000'000));
}

const Registered<TestPyramidStore, QCoreApplication> registered;

} // namespace bloscope::tst_pyramid_store

#include "tst_pyramid_store.moc"
