#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/support/sparse_frames.h"
#include "tests/support/special_files.h"
#include "ui/cases/folder_files.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_folder_files {

using namespace test;

// Which files of a folder one goes through, and in which order.
class TestFolderFiles : public QObject {
    Q_OBJECT

 private slots:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void listsWhatIsLikeTheFileThatIsShown_data();
    void listsWhatIsLikeTheFileThatIsShown();
    void countsFoldersThatAreFramesOrStores();
    void knowsASparseFrameByItsIndex();
    void followsLinksToFiles();
    void countsAFileThatIsGone();
    void saysWhenTheFolderIsGone();
    void stopsWhenNobodyWaits();
    void listsAHundredThousandFiles();

 private:
    QString path(const QString& name) const { return m_folder->filePath(name); }
    void touch(const QString& name) const
    {
        QFile file(path(name));
        QVERIFY2(file.open(QIODevice::WriteOnly), qPrintable(name));
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestFolderFiles::listsWhatIsLikeTheFileThatIsShown_data()
{
    QTest::addColumn<QStringList>("there");
    QTest::addColumn<QString>("shown");
    QTest::addColumn<QStringList>("expected");
    using List = QStringList;
    QTest::newRow("alone") << List{"a.b2nd"} << "a.b2nd" << List{"a.b2nd"};
    QTest::newRow("in natural order") << List{"a10.b2nd", "a9.b2nd", "a1.b2nd"} << "a9.b2nd"
                                      << List{"a1.b2nd", "a9.b2nd", "a10.b2nd"};
    QTest::newRow("usual endings only")
        << List{"a.b2frame", "b.txt", "c.b2nd", "d.pkl", "e.b2z", "f.mla", "b2nd"} << "c.b2nd"
        << List{"a.b2frame", "c.b2nd", "e.b2z", "f.mla"};
    QTest::newRow("whatever their case")
        << List{"a.B2ND", "b.b2nd"} << "b.b2nd" << List{"a.B2ND", "b.b2nd"};
    QTest::newRow("of another ending")
        << List{"a.b2nd", "r1.dat", "r2.dat", "r2.txt"} << "r1.dat" << List{"r1.dat", "r2.dat"};
    QTest::newRow("without an ending")
        << List{"a.b2nd", "r2", "r10", "r.txt"} << "r10" << List{"r2", "r10"};
    QTest::newRow("no hidden ones") << List{".a.b2nd", "b.b2nd"} << "b.b2nd" << List{"b.b2nd"};
    QTest::newRow("but a hidden one that is shown")
        << List{".a.b2nd", ".c.b2nd", "b.b2nd"} << ".a.b2nd" << List{".a.b2nd", "b.b2nd"};
    const List cases{"c1.b2nd", "c1_seg.b2nd", "c2.b2nd", "c2_seg.b2nd", "lone_seg.b2nd"};
    QTest::newRow("pictures without their labels")
        << cases << "c1.b2nd" << List{"c1.b2nd", "c2.b2nd", "lone_seg.b2nd"};
    QTest::newRow("labels without their pictures")
        << cases << "c2_seg.b2nd" << List{"c1_seg.b2nd", "c2_seg.b2nd"};
    QTest::newRow("labels by themselves") << List{"c1_seg.b2nd", "c2_seg.b2nd"} << "c2_seg.b2nd"
                                          << List{"c1_seg.b2nd", "c2_seg.b2nd"};
    QTest::newRow("not ASCII") << List{"größe 10.b2nd", "größe 9.b2nd", "日本.b2nd"} << "日本.b2nd"
                               << List{"größe 9.b2nd", "größe 10.b2nd", "日本.b2nd"};
}

void TestFolderFiles::listsWhatIsLikeTheFileThatIsShown()
{
    QFETCH(QStringList, there);
    QFETCH(QString, shown);
    QFETCH(QStringList, expected);
    for (const QString& name : there)
        touch(name);
    const auto files = folderFilesAround(path(shown), {});
    QVERIFY(files);
    QCOMPARE(files->names, expected);
    QCOMPARE(files->position, expected.indexOf(shown));
    QCOMPARE(files->pathAt(files->position), path(shown));
}

void TestFolderFiles::countsFoldersThatAreFramesOrStores()
{
    touch("b.b2nd");
    QVERIFY(QDir(m_folder->path()).mkpath("a store"));
    touch("a store/embed.b2e");
    QVERIFY(QDir(m_folder->path()).mkpath("c sparse"));
    touch("c sparse/chunks.b2frame");
    QVERIFY(QDir(m_folder->path()).mkpath("d.b2nd"));
    for (const char* shown : {"b.b2nd", "c sparse"}) {
        const auto files = folderFilesAround(path(shown), {});
        QVERIFY(files);
        QCOMPARE(files->names, (QStringList{"a store", "b.b2nd", "c sparse"}));
    }
}

void TestFolderFiles::knowsASparseFrameByItsIndex()
{
    touch("a.b2nd");
    QVERIFY(QDir(m_folder->path()).mkpath("sparse"));
    touch("sparse/chunks.b2frame");
    const auto files = folderFilesAround(path("sparse/chunks.b2frame"), {});
    QVERIFY(files);
    QCOMPARE(files->folder, m_folder->path());
    QCOMPARE(files->names, (QStringList{"a.b2nd", "sparse"}));
    QCOMPARE(files->position, 1);
}

void TestFolderFiles::followsLinksToFiles()
{
    touch("b.b2nd");
    if (!makeLink("b.b2nd", path("a.b2nd").toStdString()))
        QSKIP(noLinks);
    QVERIFY(makeLink("nowhere", path("c.b2nd").toStdString()));
    const auto files = folderFilesAround(path("b.b2nd"), {});
    QVERIFY(files);
    QCOMPARE(files->names, (QStringList{"a.b2nd", "b.b2nd"}));
}

void TestFolderFiles::countsAFileThatIsGone()
{
    touch("a.b2nd");
    touch("c.b2nd");
    const auto files = folderFilesAround(path("b.b2nd"), {});
    QVERIFY(files);
    QCOMPARE(files->names, (QStringList{"a.b2nd", "b.b2nd", "c.b2nd"}));
    QCOMPARE(files->position, 1);
}

void TestFolderFiles::saysWhenTheFolderIsGone()
{
    const auto files = folderFilesAround(path("gone/a.b2nd"), {});
    QVERIFY(!files);
    QCOMPARE(files.error().kind(), ErrorKind::Io);
    QCOMPARE(files.error().text(),
             std::string("cannot list the folder: No such file or directory"));
}

void TestFolderFiles::stopsWhenNobodyWaits()
{
    touch("a.b2nd");
    std::stop_source stopped;
    stopped.request_stop();
    const auto files = folderFilesAround(path("a.b2nd"), stopped.get_token());
    QVERIFY(!files);
    QCOMPARE(files.error().kind(), ErrorKind::Cancelled);
}

void TestFolderFiles::listsAHundredThousandFiles()
{
    constexpr int count = 100'000;
    constexpr int mostMs = 60'000; // Wine looks through the folder for each of them
    QElapsedTimer since;
    since.start();
    for (int i = 0; i < count; ++i) {
        touch(QString("%1.b2nd").arg(i));
        if (since.hasExpired(mostMs))
            QSKIP("making so many files takes too long here");
    }
    const auto files = folderFilesAround(path("31415.b2nd"), {});
    QVERIFY(files);
    QCOMPARE(files->names.size(), count);
    QCOMPARE(files->position, 31415);
    QCOMPARE(files->names[99'999], QString("99999.b2nd"));
}

const Registered<TestFolderFiles> registered;

} // namespace bloscope::tst_folder_files

#include "tst_folder_files.moc"
