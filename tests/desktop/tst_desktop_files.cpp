#include "tests/support/corpus.h"
#include "tests/support/registered_test.h"

#include <QCoreApplication>
#include <QFile>
#include <QImage>
#include <QMimeDatabase>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QStandardPaths>
#include <QTest>
#include <QtEndian>

namespace bloscope::tst_desktop_files {

using namespace test;

namespace {

const QString id = BLOSCOPE_ID;
const QString build = BLOSCOPE_BUILD_FOLDER;
const QString share = build + "/share";
const QString desktopFile = share + "/applications/" + id + ".desktop";
const QString metainfo = share + "/metainfo/" + id + ".metainfo.xml";
const QString mediaTypes = share + "/mime/packages/" + id + ".xml";
const QString thumbnailer = share + "/thumbnailers/" + id + ".thumbnailer";
const QString manPage = build + "/man/bloscope.1";
const QString plist = build + "/bundle/Info.plist";
const QString registry = build + "/bundle/file-types.reg";
const QString resourceFile = build + "/bundle/bloscope.rc";
const QString openPatterns = BLOSCOPE_OPEN_PATTERNS;

QString source(const char* path)
{
    return QString::fromStdString((sourceFolder() / path).string());
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// Everything that the pattern's one group matches.
QSet<QString> allOf(const QString& path, const char* pattern)
{
    QSet<QString> found;
    auto matches = QRegularExpression(pattern).globalMatch(QString::fromUtf8(contentOf(path)));
    while (matches.hasNext())
        found << matches.next().captured(1);
    return found;
}

QSet<QString> endingsOf(const QString& path, const char* pattern)
{
    QSet<QString> endings;
    for (const QString& match : allOf(path, pattern))
        for (const QString& name : match.split(' '))
            endings << name.mid(name.lastIndexOf('.') + 1);
    return endings;
}

QSet<QString> listIn(const QString& path, const QString& key)
{
    for (const QByteArray& line : contentOf(path).split('\n'))
        if (const QString text = QString::fromUtf8(line); text.startsWith(key + '=')) {
            const QStringList entries = text.mid(key.size() + 1).split(';', Qt::SkipEmptyParts);
            return {entries.begin(), entries.end()};
        }
    return {};
}

// The document type that the system's own media types are written in, in front of ours.
QByteArray withDocumentType(const QByteArray& xml)
{
    const QByteArray systems = contentOf("/usr/share/mime/packages/freedesktop.org.xml");
    const qsizetype first = systems.indexOf("<!DOCTYPE");
    const qsizetype last = systems.indexOf("]>", first);
    if (first < 0 || last < 0)
        return {};
    return systems.mid(first, last + 2 - first) + xml.mid(xml.indexOf('\n'));
}

} // namespace

// What the desktops of all systems are told: valid where there is a validator, and the same
// everywhere.
class TestDesktopFiles : public QObject {
    Q_OBJECT

 private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true); // whatever the user has registered
        qputenv("XDG_DATA_DIRS", share.toLocal8Bit());
    }

    // Later versions of the validator want a homepage, which there is none of.
    void hasMetainfoWithAllButAHomepage()
    {
        const QString validator = QStandardPaths::findExecutable("appstreamcli");
        if (validator.isEmpty())
            QSKIP("the validator is not installed");
        QProcess process;
        process.start(validator, {"validate", "--no-net", metainfo});
        QVERIFY(process.waitForFinished());
        for (const QByteArray& line : process.readAllStandardOutput().split('\n'))
            if (!line.contains("url-homepage-missing"))
                QVERIFY2(!line.startsWith("E:") && !line.startsWith("W:"), line);
    }

    void pleasesTheValidators_data()
    {
        QTest::addColumn<QStringList>("command");
        const auto row = [](const char* name, const QStringList& command) {
            QTest::newRow(name) << command;
        };
        row("desktop file", {"desktop-file-validate", desktopFile});
        row("metainfo as XML", {"xmllint", "--noout", metainfo});
        row("media types as XML", {"xmllint", "--noout", mediaTypes});
        row("property list", {"xmllint", "--noout", plist});
        row("manual", {"man", "--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z", manPage});
        row("manual, by mandoc", {"mandoc", "-T", "lint", "-W", "warning", manPage});
        row("bash", {"bash", "-n", source("resources/desktop/completions/bloscope.bash")});
        row("recipe of Arch", {"bash", "-n", source("resources/packaging/arch/PKGBUILD")});
        row("zsh", {"zsh", "-n", source("resources/desktop/completions/_bloscope")});
        row("fish", {"fish", "-n", source("resources/desktop/completions/bloscope.fish")});
    }
    void pleasesTheValidators()
    {
        QFETCH(QStringList, command);
        const QString program = QStandardPaths::findExecutable(command.takeFirst());
        if (program.isEmpty())
            QSKIP("the validator is not installed");
        QProcess process;
        process.setStandardOutputFile(QProcess::nullDevice());
        process.start(program, command);
        QVERIFY(process.waitForFinished());
        const QByteArray said = process.readAllStandardError();
        QVERIFY2(process.exitCode() == 0, said);
        QVERIFY2(said.isEmpty(), said);
    }

    void mediaTypesFollowTheirDocumentType()
    {
        const QString xmllint = QStandardPaths::findExecutable("xmllint");
        const QByteArray document = withDocumentType(contentOf(mediaTypes));
        if (xmllint.isEmpty() || document.isEmpty())
            QSKIP("xmllint or the media types of the system are not installed");
        QProcess process;
        process.start(xmllint, {"--valid", "--noout", "-"});
        process.write(document);
        process.closeWriteChannel();
        QVERIFY(process.waitForFinished());
        QVERIFY2(process.exitCode() == 0, process.readAllStandardError());
    }

    void filesAreKnownByNameAndByContent_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QString>("type");
        const auto frame = [](const QByteArray& metalayer) {
            return QByteArray("\x9e\xa8"
                              "b2frame\0",
                              10)
                       .leftJustified(95, '\0') +
                   metalayer;
        };
        const QByteArray array = frame("b2nd");
        const QString x = "application/x-blosc2-";
        QTest::newRow("array") << "a.b2nd" << array << x + "array";
        QTest::newRow("image") << "a.mb2nd" << array << x + "array";
        QTest::newRow("MLArray") << "a.mla" << array << x + "array";
        QTest::newRow("frame") << "a.b2frame" << frame("") << x + "frame";
        QTest::newRow("short") << "a.b2f" << frame("") << x + "frame";
        QTest::newRow("batches") << "a.b2b" << frame("") << x + "frame";
        QTest::newRow("super-chunk") << "a.bl2" << frame("") << x + "frame";
        QTest::newRow("store") << "a.b2e" << frame("b2tree") << x + "store";
        QTest::newRow("archive") << "a.b2z" << QByteArray("PK\x03\x04") << x + "store+zip";
        QTest::newRow("capitals") << "A.B2ND" << array << x + "array";
        QTest::newRow("array of another name") << "a.scan" << array << x + "array";
        QTest::newRow("array without an ending") << "a" << array << x + "array";
        QTest::newRow("frame without an ending") << "a" << frame("") << x + "frame";
        for (const char* kind : {"b2embed", "b2dict", "b2tree"})
            QTest::newRow(kind) << "a" << frame(kind) << x + "store";
        QTest::newRow("empty") << "a.b2nd" << QByteArray() << x + "array";
    }
    void filesAreKnownByNameAndByContent()
    {
        QFETCH(QString, name);
        QFETCH(QByteArray, content);
        QTEST(QMimeDatabase().mimeTypeForFileNameAndData(name, content).name(), "type");
    }

    void everyFileBearsTheSameId_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("line");
        QTest::newRow("desktop file") << desktopFile << "Icon=" + id + '\n';
        QTest::newRow("metainfo") << metainfo << "<id>" + id + "</id>";
        QTest::newRow("launchable") << metainfo << '>' + id + ".desktop</launchable>";
        QTest::newRow("media types") << mediaTypes << "name=\"" + id + "-document\"";
        QTest::newRow("program") << build + "/generated/app/application_info.h"
                                 << "id[] = \"" + id + '"';
        QTest::newRow("macOS") << plist << "<string>" + id + "</string>";
        QTest::newRow("Windows") << registry << "Classes\\" + id + ']';
        QTest::newRow("resources of Windows") << resourceFile << '"' + id + '"';
        QTest::newRow("Flatpak") << source("resources/packaging/flatpak/bloscope.yml")
                                 << "app-id: " + id;
    }
    void everyFileBearsTheSameId()
    {
        QFETCH(QString, file);
        QFETCH(QString, line);
        QVERIFY2(contentOf(file).contains(line.toUtf8()), qPrintable(file));
    }

    void everySystemKnowsTheSameNames()
    {
        const QSet<QString> endings = endingsOf(mediaTypes, "pattern=\"([^\"]*)\"");
        QCOMPARE(endings.size(), 9);
        for (const char* ending : {"b2nd", "b2frame", "b2f", "bl2", "b2z", "b2e", "mla"})
            QVERIFY2(endings.contains(ending), ending);
        const QStringList patterns = openPatterns.split(' ');
        QSet<QString> opened;
        for (const QString& pattern : patterns)
            opened << pattern.mid(2);
        QCOMPARE(opened, endings);
        QCOMPARE(endingsOf(build + "/generated/ui/controls/file_patterns.h",
                           "filePatterns\\[\\] = \"(.*)\""),
                 endings);
        QCOMPARE(
            endingsOf(build + "/generated/app/application_info.h", "filePatterns\\[\\] = \"(.*)\""),
            endings);
        QCOMPARE(endingsOf(registry, "Classes\\\\\\.(\\w+)\\]"), endings);
        QCOMPARE(allOf(plist, "                <string>(b\\w+|m\\w+)</string>"), endings);
    }

    void everySystemKnowsTheSameTypes()
    {
        const QSet<QString> types = allOf(mediaTypes, "<mime-type type=\"([^\"]*)\"");
        QCOMPARE(types.size(), 4);
        QCOMPARE(listIn(desktopFile, "MimeType"), types);
        QCOMPARE(listIn(thumbnailer, "MimeType"), types);
        QCOMPARE(allOf(metainfo, "<mediatype>(.*)</mediatype>"), types);
        QCOMPARE(allOf(plist, "<string>(application/.*)</string>"), types);
        QCOMPARE(allOf(registry, "\"Content Type\"=\"(.*)\""), types);
    }

    void iconsHaveEverySize()
    {
        for (const QString& name :
             {"apps/" + id, "mimetypes/" + id + "-document", "mimetypes/" + id + "-store"}) {
            for (const int size : {16, 22, 24, 32, 48, 64, 128, 256, 512}) {
                const QString path =
                    QString("%1/icons/hicolor/%2x%2/%3.png").arg(share).arg(size).arg(name);
                const QImage image(path);
                QVERIFY2(image.size() == QSize(size, size), qPrintable(path));
                QVERIFY2(image.hasAlphaChannel() && qAlpha(image.pixel(0, 0)) == 0,
                         qPrintable(path));
                QVERIFY2(qAlpha(image.pixel(size / 2, size / 2)) == 255, qPrintable(path));
            }
            QVERIFY(QFile::exists(share + "/icons/hicolor/scalable/" + name + ".svg"));
        }
        QVERIFY(QFile::exists(share + "/icons/hicolor/symbolic/apps/" + id + "-symbolic.svg"));
    }

    void bundlesHaveTheIconsOfTheirSystems()
    {
        const QByteArray ico = contentOf(build + "/bundle/bloscope.ico");
        QCOMPARE(ico.left(6), QByteArray("\0\0\1\0\7\0", 6));
        for (const char* name : {"bloscope", "document", "store"}) {
            const QByteArray icns = contentOf(build + "/bundle/" + name + ".icns");
            QCOMPARE(icns.left(4), QByteArray("icns"));
            const auto stated = qFromBigEndian<quint32>(icns.constData() + 4);
            QCOMPARE(static_cast<qsizetype>(stated), icns.size());
        }
    }
};

const Registered<TestDesktopFiles, QCoreApplication> registered;

} // namespace bloscope::tst_desktop_files

#include "tst_desktop_files.moc"
