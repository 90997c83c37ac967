#include "core/export/parts_of_input.h"

#include "tests/support/files.h"
#include "tests/support/frames.h"
#include "tests/support/registered_test.h"
#include "tests/support/sparse_frames.h"
#include "tests/support/special_files.h"

#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_parts_of_input {

using namespace test;
namespace fs = std::filesystem;

class TestPartsOfInput : public QObject {
    Q_OBJECT

 private slots:
    void init()
    {
        m_directory = std::make_unique<QTemporaryDir>();
        m_folder = m_directory->path().toStdString();
        writeFile(m_folder / "file", bytesOf("x"));
        fs::create_directories(m_folder / "store" / "grp");
        writeFile(m_folder / "store" / "grp" / "leaf", bytesOf("x"));
        m_hasLinks = makeLink("file", m_folder / "link") &&
                     makeLink("store/grp/leaf", m_folder / "leaflink") &&
                     makeLink("store/new", m_folder / "newlink") &&
                     makeLink("../outside", m_folder / "store" / "way out");
        fs::create_hard_link(m_folder / "file", m_folder / "twin");
        const ByteBuffer frame = arrayFrame({4}, {2}, {2}, "u1", counted<std::uint8_t>(4));
        writeFiles(m_folder / "sparse", sparseFiles(frame));
        fs::create_directory(m_folder / "plain");
        writeFile(m_folder / "plain" / "chunks.b2frame", frame);
    }

    void knowsWhatAnInputConsistsOf_data()
    {
        QTest::addColumn<QString>("input");
        QTest::addColumn<QString>("target");
        QTest::addColumn<bool>("isPart");
        const auto row = [](const char* input, const char* target, bool isPart) {
            QTest::addRow("%s to %s", input, target) << input << target << isPart;
        };
        row("file", "file", true);
        row("file", "link", true);
        row("link", "file", true);
        row("file", "twin", true);
        row("file", "store/../file", true);
        row("file", "other", false);
        row("file", "missing/other", false);
        row("store", "store", true);
        row("store", "store/grp/leaf", true);
        row("store/", "store/grp/leaf", true);
        row("store", "store/new", true);
        row("store", "store/missing/new", true);
        row("store", "leaflink", true);
        row("store", "newlink", true);
        row("store", "store/way out", false);
        row("store", "store2", false);
        row("store", "outside", false);
        row("store/grp/leaf", "store/grp/other", false);
        row("sparse", "sparse/00000001.chunk", true);
        row("sparse/chunks.b2frame", "sparse/00000001.chunk", true);
        row("plain/chunks.b2frame", "plain/other", false);
        row("missing", "file", false);
        row("missing", "missing", false);
    }
    void knowsWhatAnInputConsistsOf()
    {
        QFETCH(QString, input);
        QFETCH(QString, target);
        for (const QString& path : {input, target})
            if (!m_hasLinks && (path.endsWith("link") || path.endsWith("way out")))
                QSKIP(noLinks);
        QTEST(isPartOf(m_folder / target.toStdString(), m_folder / input.toStdString()), "isPart");
    }

    void relativePathsCountFromHere()
    {
        const fs::path before = fs::current_path();
        fs::current_path(m_folder / "store");
        const bool isPart = isPartOf("new.csv", m_folder / "store");
        const bool isOther = isPartOf("../new.csv", ".");
        fs::current_path(before);
        QVERIFY(isPart);
        QVERIFY(!isOther);
    }

 private:
    std::unique_ptr<QTemporaryDir> m_directory;
    fs::path m_folder;
    bool m_hasLinks = false;
};

const Registered<TestPartsOfInput> registered;

} // namespace bloscope::tst_parts_of_input

#include "tst_parts_of_input.moc"
