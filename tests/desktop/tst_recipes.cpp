#include "tests/support/corpus.h"
#include "tests/support/registered_test.h"

#include <QFile>
#include <QMap>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

namespace bloscope::tst_recipes {

using namespace test;

namespace {

const QString version = BLOSCOPE_VERSION;

QString source(const char* path)
{
    return QString::fromStdString((sourceFolder() / path).string());
}

const QString arch = source("resources/packaging/arch/PKGBUILD");
const QString archInfo = source("resources/packaging/arch/.SRCINFO");
const QString flatpak = source("resources/packaging/flatpak/bloscope.yml");

QString textOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

enum class Column { Debian = 1, Arch = 3 };

// What scripts/packages.txt names for building the program.
QStringList packagesToBuild(Column column)
{
    QStringList names;
    for (const QString& line : textOf(source("scripts/packages.txt")).split('\n'))
        if (const QStringList words = line.simplified().split(' '); words.first() == "build")
            names << words.value(static_cast<int>(column));
    names.removeAll("-");
    return names;
}

// The lines of .SRCINFO that follow from the recipe.
QSet<QString> linesByRecipe()
{
    QProcess shell;
    shell.start("bash", {"-c", R"(source "$1"
        for name in pkgdesc pkgver pkgrel arch license makedepends depends optdepends source sha256sums; do
            declare -n entries=$name
            printf "\t$name = %s\n" "${entries[@]}"
        done)",
                         "bash", arch});
    if (!shell.waitForFinished())
        return {};
    const QStringList lines = QString::fromUtf8(shell.readAllStandardOutput()).split('\n');
    return {lines.begin(), lines.end()};
}

QSet<QString> matchesIn(const QString& text, const char* pattern)
{
    QSet<QString> found;
    auto matches =
        QRegularExpression(pattern, QRegularExpression::MultilineOption).globalMatch(text);
    while (matches.hasNext())
        found << matches.next().captured(1);
    return found;
}

// What a module of the Flatpak builds, by the Debian package of the same library.
const QMap<QString, QString> modules = {{"libqcustomplot-dev", "qcustomplot"},
                                        {"libmsgpack-cxx-dev", "msgpack-cxx"},
                                        {"libdeflate-dev", "libdeflate"},
                                        {"libhwy-dev", "highway"},
                                        {"libzfp-dev", "zfp"},
                                        {"libroaring-dev", "roaring"},
                                        {"libnanoflann-dev", "nanoflann"},
                                        {"libminizip-dev", "minizip"},
                                        {"libsecret-1-dev", "libsecret"},
                                        {"libfmt-dev", "fmt"},
                                        {"libdragonbox-dev", "dragonbox"},
                                        {"nlohmann-json3-dev", "nlohmann-json"},
                                        {"libcli11-dev", "cli11"}};

// What is in the runtime and its SDK.
const QStringList inRuntime = {"g++",
                               "cmake",
                               "ninja-build",
                               "pkg-config",
                               "qt6-base-dev",
                               "qt6-svg-dev",
                               "qt6-tools-dev",
                               "zlib1g-dev",
                               "qt6-l10n-tools",
                               "liblz4-dev",
                               "libzstd-dev",
                               "libtiff-dev",
                               "libwebp-dev",
                               "libgif-dev",
                               "libpng-dev",
                               "libexpat1-dev",
                               "libsqlite3-dev",
                               "libcurl4-openssl-dev",
                               "fonts-dejavu-core",
                               "qt6-translations-l10n"};

} // namespace

// Recipes of other distributions, which nobody builds here: they are of this version, and name
// every library.
class TestRecipes : public QObject {
    Q_OBJECT

 private slots:
    void archHasThisVersion()
    {
        const QString text = textOf(arch);
        QCOMPARE(matchesIn(text, R"(^pkgver=(.*)$)"), QSet<QString>{version});
        const QSet<QString> all = matchesIn(text, R"((\d+\.\d+\.\d+))");
        QCOMPARE(all, QSet<QString>{version});
    }

    void archNamesEveryPackage()
    {
        const QSet<QString> named = matchesIn(textOf(archInfo), R"(depends = ([^:\n]+))");
        for (const QString& name : packagesToBuild(Column::Arch))
            QVERIFY2(named.contains(name), qPrintable(name));
    }

    void archSaysTheSameTwice()
    {
        if (QStandardPaths::findExecutable("bash").isEmpty())
            QSKIP("bash is not installed");
        const QStringList lines = textOf(archInfo).split('\n');
        QSet<QString> written;
        for (const QString& line : lines)
            if (line.startsWith('\t'))
                written << line;
        QSet<QString> expected = linesByRecipe();
        expected.remove({});
        QCOMPARE(written, expected);
    }

    void flatpakBuildsEveryLibrary()
    {
        QSet<QString> wanted;
        for (const QString& package : packagesToBuild(Column::Debian))
            if (!inRuntime.contains(package)) {
                QVERIFY2(modules.contains(package), qPrintable(package));
                wanted << modules.value(package);
            }
        QSet<QString> built = matchesIn(textOf(flatpak), R"(^  - name: (\S+))");
        QVERIFY(built.remove("bloscope"));
        QCOMPARE(built, wanted);
    }

    // Each archive, and nothing else, has a checksum.
    void flatpakKnowsWhatItDownloads()
    {
        const QString text = textOf(flatpak);
        const auto urls = matchesIn(text, R"(^ +url: (https://\S+)$)");
        QCOMPARE(matchesIn(text, R"(^ +sha256: ([0-9a-f]{64})$)").size(), urls.size());
        QCOMPARE(text.count("type: archive"), urls.size());
    }

    void flatpakIsWellFormed()
    {
        const QString builder = QStandardPaths::findExecutable("flatpak-builder");
        if (builder.isEmpty())
            QSKIP("flatpak-builder is not installed");
        const QTemporaryDir place; // where it keeps its state
        QProcess process;
        process.setWorkingDirectory(place.path());
        process.start(builder, {"--show-manifest", flatpak});
        QVERIFY(process.waitForFinished());
        QVERIFY2(process.exitCode() == 0, process.readAllStandardError());
        QCOMPARE(process.readAllStandardError(), QByteArray());
    }
};

const Registered<TestRecipes> registered;

} // namespace bloscope::tst_recipes

#include "tst_recipes.moc"
