#include "core/system/path_text.h"

#include "core/system/file_reader.h"
#include "tests/support/files.h"
#include "tests/support/hex.h"
#include "tests/support/registered_test.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_path_text {

using namespace test;

namespace fs = std::filesystem;

class TestPathText : public QObject {
    Q_OBJECT

 private slots:
    void namesFilesAsQtDoes_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name : {"plain.b2nd", "with blanks.b2nd", "größe.b2nd", "日本語.b2nd",
                                 "🙂.b2nd", "e\u0301.b2nd", "right to left \u202e.b2nd"})
            QTest::newRow(name) << QString(name);
    }
    void namesFilesAsQtDoes()
    {
        QFETCH(const QString, name);
        const QTemporaryDir temporary;
        const std::string text = temporary.filePath(name).toStdString();
        writeFile(utf8Path(text), "010203"_hex);
        QCOMPARE(QDir(temporary.path()).entryList(QDir::Files), QStringList(name));
        QVERIFY(openToRead(utf8Path(text)).isOpen());
        QCOMPARE(utf8Path(text).filename().string(), name.toStdString());
        for (const auto& entry : fs::directory_iterator(utf8Path(temporary.path().toStdString())))
            QCOMPARE(entry.path().filename().string(), name.toStdString());
    }

    void keepsWhatIsNoTextWherePathsAreBytes()
    {
        if (!std::is_same_v<fs::path::value_type, char>)
            QSKIP("paths are text here");
        QCOMPARE(utf8Path("a\xff\x80").native(), fs::path("a\xff\x80").native());
    }
};

const Registered<TestPathText, QCoreApplication> registered;

} // namespace bloscope::tst_path_text

#include "tst_path_text.moc"
