#include "core/store/file_search.h"

#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"

#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_file_search {

using namespace test;

namespace fs = std::filesystem;

// Which files of a folder are Blosc2's.
class TestFileSearch : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        fs::create_directories(root() / "a" / "empty");
    }

    void findsFilesByNameAndByContent()
    {
        const ByteBuffer frame = arrayFrame({4}, "<i4", counted<std::int32_t>(4), {});
        writeFile(root() / "a" / "x.dat", frame);
        writeFile(root() / "b.B2ND", ByteBuffer(3));
        writeFile(root() / "c.b2nd", frame);
        writeFile(root() / "notes.txt", ByteBuffer(3));
        QCOMPARE(search(root()), QStringList({"a/x.dat", "b.B2ND", "c.b2nd"}));
        QVERIFY(m_failed.isEmpty());
    }

    void takesWhatIsNamedAsItIs()
    {
        writeFile(root() / "notes.txt", ByteBuffer(3));
        QCOMPARE(search(root() / "notes.txt"), QStringList("notes.txt"));
    }

    void tellsFoldersWithoutAny()
    {
        QCOMPARE(search(root()), QStringList());
        QCOMPARE(m_failed, QStringList("no Blosc2 file was found in this folder"));
    }

    void stops()
    {
        writeFile(root() / "a.b2nd", ByteBuffer(3));
        m_stop.request_stop();
        QCOMPARE(search(root()), QStringList());
        QVERIFY(m_failed.isEmpty());
    }

    void tellsWhatIsMeantByItsName()
    {
        QVERIFY(isMeantAsBlosc2(root() / "lost.b2nd", patterns));
        QVERIFY(isMeantAsBlosc2(root() / "lost.b2d", patterns));
        QVERIFY(!isMeantAsBlosc2(root() / "lost.txt", patterns));
        QVERIFY(!isMeantAsBlosc2(root() / "a", patterns));
        writeFile(root() / "a" / "00000000.chunk", ByteBuffer(3));
        QVERIFY(isMeantAsBlosc2(root() / "a", patterns));
    }

 private:
    static constexpr char patterns[] = "*.b2nd *.b2frame";

    fs::path root() const { return m_folder->path().toStdString(); }
    QStringList search(const fs::path& path)
    {
        QStringList found;
        m_failed.clear();
        const FileSearch search{patterns,
                                [&](const fs::path& file) {
                                    found << QString::fromStdString(
                                        fs::relative(file, root()).string());
                                },
                                [&](const fs::path&, const Error& error) {
                                    m_failed << QString::fromStdString(error.text());
                                },
                                m_stop.get_token()};
        search.run(path);
        return found;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QStringList m_failed;
    std::stop_source m_stop;
};

const Registered<TestFileSearch> registered;

} // namespace bloscope::tst_file_search

#include "tst_file_search.moc"
