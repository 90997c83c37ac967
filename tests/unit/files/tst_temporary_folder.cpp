
#include "core/files/temporary_file.h"
#include "tests/support/files.h"
#include "tests/support/registered_test.h"
#include "tests/support/special_files.h"

#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_temporary_folder {

using namespace test;
namespace fs = std::filesystem;

class TestTemporaryFolder : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_directory = std::make_unique<QTemporaryDir>();
        m_folder = m_directory->path().toStdString();
        m_target = m_folder / "target";
    }

    void takesItsPlaceWithAllFiles()
    {
        auto folder = TemporaryFolder::create(m_calls, m_target, 0700);
        QVERIFY(folder);
        writeFile(folder->path() / "a", bytesOf("1"));
        writeFile(folder->path() / "b", bytesOf("2"));
        QVERIFY(folder->sync());
        QVERIFY(!fs::exists(m_target));
        QVERIFY(folder->publish());
        QVERIFY(folder->isPublished());
        QCOMPARE(namesIn(m_folder), std::vector<std::string>{"target"});
        QCOMPARE(namesIn(m_target), (std::vector<std::string>{"a", "b"}));
    }

    void removesItself()
    {
        {
            const auto folder = TemporaryFolder::create(m_calls, m_target, 0700);
            QVERIFY(folder);
            writeFile(folder->path() / "a", bytesOf("1"));
            fs::create_directories(folder->path() / "b/c");
            writeFile(folder->path() / "b/c/d", bytesOf("2"));
            fs::create_directory(m_folder / "theirs");
            writeFile(m_folder / "theirs/e", bytesOf("3"));
            if (!makeLink(m_folder / "theirs", folder->path() / "b/link"))
                qInfo(noLinks);
        }
        QCOMPARE(namesIn(m_folder), std::vector<std::string>{"theirs"});
        QCOMPARE(namesIn(m_folder / "theirs"), std::vector<std::string>{"e"});
    }

    void takesNobodysPlace()
    {
        fs::create_directory(m_target);
        writeFile(m_target / "theirs", bytesOf("1"));
        {
            auto folder = TemporaryFolder::create(m_calls, m_target, 0700);
            QVERIFY(folder);
            const auto published = folder->publish();
            QVERIFY(!published);
            QVERIFY(!folder->isPublished());
            QVERIFY2(published.error().text().starts_with("cannot rename the new folder: "),
                     published.error().text().c_str());
        }
        QCOMPARE(namesIn(m_folder), std::vector<std::string>{"target"});
        QCOMPARE(namesIn(m_target), std::vector<std::string>{"theirs"});
    }

    void saysWhyItCannotBeMade()
    {
        const auto folder = TemporaryFolder::create(m_calls, m_folder / "missing" / "target", 0700);
        QVERIFY(!folder);
        QCOMPARE(folder.error().text(),
                 std::string("cannot create a folder in its directory: No such file or directory"));
    }

 private:
    std::unique_ptr<QTemporaryDir> m_directory;
    fs::path m_folder;
    fs::path m_target;
    SystemFileCalls m_calls;
};

const Registered<TestTemporaryFolder> registered;

} // namespace bloscope::tst_temporary_folder

#include "tst_temporary_folder.moc"
