#include "core/files/target_path.h"
#include "tests/support/files.h"
#include "tests/support/registered_test.h"
#include "tests/support/special_files.h"

#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_target_path {

using namespace test;
namespace fs = std::filesystem;

class TestTargetPath : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_directory = std::make_unique<QTemporaryDir>();
        m_folder = m_directory->path().toStdString();
        fs::create_directory(m_folder / "sub");
        writeFile(m_folder / "file", bytesOf("x"));
    }

    void leavesOtherPathsAlone()
    {
        for (const fs::path& path :
             {m_folder / "file", m_folder / "missing", m_folder, fs::path("relative"), fs::path()})
            QCOMPARE(withoutLinks(path), path);
    }

    void followsLinks_data()
    {
        QTest::addColumn<QStringList>("links"); // "from to"
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("file"); // that it stands for
        QTest::newRow("in the same folder") << QStringList{"a file"} << "a"
                                            << "file";
        QTest::newRow("from another folder") << QStringList{"sub/a ../file"} << "sub/a"
                                             << "file";
        QTest::newRow("a chain") << QStringList{"a b", "b sub/c", "sub/c ../file"} << "a"
                                 << "file";
        QTest::newRow("dangling") << QStringList{"a sub/new"} << "a"
                                  << "sub/new";
        QTest::newRow("dangling chain") << QStringList{"a b", "b new"} << "a"
                                        << "new";
        QTest::newRow("through a linked folder")
            << QStringList{"folder sub", "sub/a ../file"} << "folder/a"
            << "file";
    }
    void followsLinks()
    {
        QFETCH(QStringList, links);
        QFETCH(QString, path);
        QFETCH(QString, file);
        for (const QString& link : links)
            if (!makeLink(link.section(' ', 1).toStdString(),
                          m_folder / link.section(' ', 0, 0).toStdString()))
                QSKIP(noLinks);
        const fs::path found = withoutLinks(m_folder / path.toStdString());
        QVERIFY(!isLink(found));
        QCOMPARE(fs::weakly_canonical(found), fs::weakly_canonical(m_folder / file.toStdString()));
    }

    void followsAbsoluteLinks()
    {
        if (!makeLink(m_folder / "file", m_folder / "sub" / "a"))
            QSKIP(noLinks);
        QCOMPARE(withoutLinks(m_folder / "sub" / "a"), m_folder / "file");
    }

    void endsInACircle()
    {
        if (!makeLink("b", m_folder / "a") || !makeLink("a", m_folder / "b") ||
            !makeLink("self", m_folder / "self"))
            QSKIP(noLinks);
        QVERIFY(isLink(withoutLinks(m_folder / "a")));
        QVERIFY(isLink(withoutLinks(m_folder / "self")));
    }

 private:
    std::unique_ptr<QTemporaryDir> m_directory;
    fs::path m_folder;
};

const Registered<TestTargetPath> registered;

} // namespace bloscope::tst_target_path

#include "tst_target_path.moc"
