#include "core/files/file_io.h"
#include "core/files/temporary_file.h"
#include "tests/support/files.h"
#include "tests/support/registered_test.h"

#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_temporary_file {

using namespace test;
namespace fs = std::filesystem;

class TestTemporaryFile : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_directory = std::make_unique<QTemporaryDir>();
        m_folder = m_directory->path().toStdString();
        m_target = m_folder / "target";
    }

    void takesTheTargetsPlace()
    {
        writeFile(m_target, bytesOf("old"));
        auto file = TemporaryFile::create(m_calls, m_target, 0600);
        QVERIFY(file);
        QVERIFY(writeAt(m_calls, file->descriptor(), 0, bytesOf("new")));
        QVERIFY(file->sync());
        QCOMPARE(textOf(contentOfFile(m_target)), std::string_view("old"));
        QVERIFY(file->publish());
        QVERIFY(file->isPublished());
        QCOMPARE(textOf(contentOfFile(m_target)), std::string_view("new"));
        QCOMPARE(namesIn(m_folder), std::vector<std::string>{"target"});
    }

    void removesItself()
    {
        QVERIFY(TemporaryFile::create(m_calls, m_target, 0600));
        QCOMPARE(namesIn(m_folder), std::vector<std::string>());
    }

    void removesWhatWasLeftBehind()
    {
        writeFile(m_folder / ".target.1-2.part", bytesOf("half"));
        QVERIFY(TemporaryFile::create(m_calls, m_target, 0600));
        QCOMPARE(namesIn(m_folder), std::vector<std::string>());
    }

    void leavesAloneWhatIsInUseOrSomebodyElses()
    {
        for (const char* name : {".target.txt.1-2.part", ".target.notes.part", ".other.1-2.part"})
            writeFile(m_folder / name, bytesOf("x"));
        const auto inUse = TemporaryFile::create(m_calls, m_target, 0600);
        QVERIFY(TemporaryFile::create(m_calls, m_target, 0600));
        QVERIFY(fs::exists(inUse->path()));
        QCOMPARE(namesIn(m_folder).size(), std::size_t(4));
    }

 private:
    std::unique_ptr<QTemporaryDir> m_directory;
    fs::path m_folder;
    fs::path m_target;
    SystemFileCalls m_calls;
};

const Registered<TestTemporaryFile> registered;

} // namespace bloscope::tst_temporary_file

#include "tst_temporary_file.moc"
