#include "core/store/file_search.h"

#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/support/special_files.h"

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

    // A link may lead out of the folder or round in circles, a pipe waits for ever.
    void tellsWhatIsNamedLikeAFileAndIsNone()
    {
        writeFile(root() / "a" / "x.b2nd", ByteBuffer(3));
        if (!makeLink(root() / "a" / "x.b2nd", root() / "link.b2nd") ||
            !makeLink(root() / "nowhere", root() / "dangling.b2frame") ||
            !makeLink(root(), root() / "loop.b2d") ||
            !makeLink(root() / "a" / "x.b2nd", root() / "another link"))
            QSKIP(noLinks);
        if (!makePipe(root() / "pipe.b2nd") || !makePipe(root() / "another pipe"))
            QSKIP(noPipes);
        QCOMPARE(search(root()), QStringList("a/x.b2nd"));
        QVERIFY(m_failed.isEmpty());
        const QString link = ": symbolic links in folders are not followed";
        QCOMPARE(m_passedOver,
                 QStringList({"dangling.b2frame" + link, "link.b2nd" + link, "loop.b2d" + link,
                              "pipe.b2nd: this is not a regular file"}));
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
        m_passedOver.clear();
        const FileSearch search{
            patterns,
            [&](const fs::path& file) {
                found << QString::fromStdString(fs::relative(file, root()).generic_string());
            },
            [&](const fs::path&, const Error& error) {
                m_failed << QString::fromStdString(error.text());
            },
            [&](const fs::path& link, const Error& error) {
                m_passedOver << QString::fromStdString(link.filename().string() + ": " +
                                                       error.text());
            },
            m_stop.get_token()};
        search.run(path);
        return found;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    QStringList m_failed;
    QStringList m_passedOver;
    std::stop_source m_stop;
};

const Registered<TestFileSearch> registered;

} // namespace bloscope::tst_file_search

#include "tst_file_search.moc"
