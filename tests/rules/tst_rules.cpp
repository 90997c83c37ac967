#include "tests/rules/levels.h"
#include "tests/rules/source_files.h"
#include "tests/support/corpus.h"
#include "tests/support/registered_test.h"

#include <QMap>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <algorithm>
#include <iterator>

namespace bloscope::tst_rules {

using namespace test;

const QMap<QString, Levels> levels = {{"core", coreLevels()}, {"ui", uiLevels()}};

// What the window may use of core. It never parses bytes.
const QStringList coreForUi = {
    "base",     "msgpack",    "dtype",    "frame",      "objects", "array",      "cells",
    "geometry", "scan",       "find",     "statistics", "plane",   "numbers",    "frame_writing",
    "edit",     "saving",     "change",   "store",      "query",   "table_edit", "inspect",
    "export",   "convert",    "compare",  "repair",     "doctor",  "report",     "measure",
    "picture",  "projection", "painting", "remote",     "system"};

// Where one kind of system differs from another.
const QStringList systemPlaces = {"core/system/posix/", "core/system/windows/"};

// What is in the program that people call, which starts without Qt's libraries; and what is not.
const QStringList withoutQt = {"app/command_line/", "app/main."};
const QStringList painting = {"app/command_line/png_writer."};

// What the command line draws with as well: the folders of ui that are in bloscope-picture.
const QStringList withoutWidgets = {"text", "cells", "picture"};

constexpr int longestFile = 600; // lines

// Headers that one unit of their own folder includes and nobody else. It may only fall.
constexpr int mostPrivateHeaders = 71;

// The text between the quotes or brackets of an #include, empty for any other line.
QString includedBy(const QString& line)
{
    static const QRegularExpression include("^\\s*#\\s*include\\s*[<\"]([^>\"]+)[>\"]");
    return include.match(line).captured(1);
}

bool isQt(const QString& include)
{
    static const QRegularExpression qt("^(Q[A-Z]|Qt|qcustomplot)");
    return qt.match(include).hasMatch();
}

// Of one kind of system alone.
bool isOfASystem(const QString& include)
{
    static const QRegularExpression ofASystem(
        "^(arpa/.*|net.*/.*|sys/.*|csignal|dirent|dlfcn|fcntl|grp|poll|pthread|pwd|signal|spawn"
        "|termios|unistd|direct|io|process|share|shellapi|shlobj|win.*)(\\.h)?$");
    return ofASystem.match(include).hasMatch();
}

// Asks for which system it is compiled.
bool asksForSystem(const QString& line)
{
    static const QRegularExpression name(
        R"(^\s*#.*\b(_WIN32|WIN32|Q_OS_WIN\w*|__linux__|__APPLE__)\b)");
    return name.match(line).hasMatch();
}

bool isBelow(const QStringList& places, const SourceFile& file)
{
    return std::ranges::any_of(places,
                               [&](const QString& place) { return file.path.startsWith(place); });
}

bool isWithoutWidgets(const SourceFile& file)
{
    return isBelow(painting, file) ||
           (file.part(0) == "ui" && withoutWidgets.contains(file.part(1)));
}

// What is wrong with `include` standing in `file`; empty when nothing is.
QString complaint(const SourceFile& file, const QString& include)
{
    const QString layer = include.section('/', 0, 0);
    const QString folder = include.section('/', 1, 1);
    if (file.part(0) == "core" && (isQt(include) || layer == "ui" || layer == "app"))
        return "core knows nothing of Qt or windows";
    if (layer == file.part(0) && folder != file.part(1) && levels.contains(layer) &&
        levels[layer].value(folder) >= levels[layer].value(file.part(1)))
        return folder + " is not below " + file.part(1);
    if (file.part(0) == "ui") {
        if (layer == "app")
            return "ui knows nothing of the program around it";
        if (layer == "core" && !coreForUi.contains(folder))
            return "ui uses core's " + coreForUi.join(", ") + " only";
    }
    if (isBelow(withoutQt, file) && !isBelow(painting, file) && (isQt(include) || layer == "ui"))
        return "what draws nothing starts without Qt";
    if (layer == "ui" && isWithoutWidgets(file) && !withoutWidgets.contains(folder))
        return "the command line draws without widgets";
    if (file.path.startsWith("tests/ui/") && layer == "ui" &&
        uiLevels().value(folder) > uiLevels().value(file.part(2)))
        return "the tests of " + file.part(2) + " do not know " + folder;
    if (layer == "tests" && file.part(0) != "tests")
        return "nothing depends on the tests";
    return {};
}

// Does it lie where the sources of core and ui do, and the tests of ui: in a folder with a level?
bool hasLevel(const SourceFile& file)
{
    const bool isTest = file.part(0) == "tests";
    const QStringList parts = file.path.split('/').mid(isTest ? 1 : 0);
    const bool isSource = file.path.endsWith(".h") || file.path.endsWith(".cpp");
    if (!levels.contains(parts[0]))
        return true;
    return parts.size() > 2 ? levels[parts[0]].contains(parts[1]) : !isSource;
}

using Includes = QMap<QString, QStringList>; // of each file

Includes includesOf(const std::vector<SourceFile>& files)
{
    Includes includes;
    for (const SourceFile& file : files)
        for (const QString& line : file.lines)
            if (const QString include = includedBy(line); !include.isEmpty())
                includes[file.path] << include;
    return includes;
}

// A header and its source.
QString unitOf(const QString& file)
{
    return file.section('.', 0, -2);
}

// Those with one user, which lies beside them: a part of that unit with a door of its own.
QStringList privateHeaders(const Includes& includes)
{
    QMap<QString, QSet<QString>> users; // units, by header
    for (const auto& [file, all] : includes.asKeyValueRange())
        for (const QString& header : all)
            if (unitOf(header) != unitOf(file))
                users[header] << unitOf(file);
    QStringList found;
    for (const auto& [header, units] : users.asKeyValueRange())
        if (units.size() == 1 && units.begin()->section('/', 0, -2) == header.section('/', 0, -2))
            found << header;
    return found;
}

// Looks for a way of includes that leads back to where it began.
class CircleSearch {
 public:
    explicit CircleSearch(const Includes& includes) : m_includes(includes) {}

    // "a.h > b.h > a.h"; empty when there is none.
    QString circle()
    {
        for (const QString& file : m_includes.keys())
            if (const QString found = goOn(file); !found.isEmpty())
                return found;
        return {};
    }

 private:
    QString goOn(const QString& file)
    {
        if (const auto before = m_way.indexOf(file); before >= 0)
            return (m_way.mid(before) << file).join(" > ");
        if (m_isDone.contains(file))
            return {};
        m_way << file;
        for (const QString& include : m_includes.value(file))
            if (const QString found = goOn(include); !found.isEmpty())
                return found;
        m_way.removeLast();
        m_isDone << file;
        return {};
    }

    const Includes& m_includes;
    QStringList m_way;
    QSet<QString> m_isDone; // no circle leads through them
};

// The rules of CONTRIBUTING.md that a machine can check.
class TestRules : public QObject {
    Q_OBJECT

 private:
    const std::vector<SourceFile> m_files = sourceFiles();

    // Fails with every line, outside of this file, that `wrong` complains about.
    void refuseLines(const QStringList& folders,
                     const std::function<QString(const SourceFile&, const QString&)>& wrong)
    {
        QStringList complaints;
        for (const SourceFile& file : m_files) {
            if (!file.isIn(folders) || file.path == "tests/rules/tst_rules.cpp")
                continue;
            for (int i = 0; i < file.lines.size(); ++i)
                if (const QString why = wrong(file, file.lines[i]); !why.isEmpty())
                    complaints << QString("%1:%2: %3").arg(file.path).arg(i + 1).arg(why);
        }
        QVERIFY2(complaints.isEmpty(), qPrintable("\n" + complaints.join('\n')));
    }

 private slots:
    void findsTheSources() { QVERIFY(m_files.size() > 50); }

    void includesPointTheRightWay()
    {
        refuseLines({"core", "ui", "app", "tests"},
                    [](const SourceFile& file, const QString& line) {
                        const QString include = includedBy(line);
                        return include.isEmpty() ? QString() : complaint(file, include);
                    });
    }

    void complainsAboutAnInclude_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("include");
        QTest::addColumn<QString>("why");
        const auto row = [](const char* name, const char* file, const char* include,
                            const char* why = "") {
            QTest::newRow(name) << QString(file) << QString(include) << QString(why);
        };
        row("down", "ui/heatmap/a.h", "ui/plot/b.h");
        row("beside", "ui/heatmap/a.h", "ui/heatmap/b.h");
        row("up", "ui/plot/a.h", "ui/heatmap/b.h", "heatmap is not below plot");
        row("across", "ui/find/a.h", "ui/value/b.h", "value is not below find");
        row("up in core", "core/chunk/a.h", "core/frame/b.h", "frame is not below chunk");
        row("a test, down", "tests/ui/heatmap/a.h", "ui/plot/b.h");
        row("a test, across", "tests/ui/document/a.h", "ui/picture/b.h");
        row("a test, up", "tests/ui/plot/a.h", "ui/heatmap/b.h",
            "the tests of plot do not know heatmap");
        row("a picture of cells", "ui/picture/a.h", "ui/cells/b.h");
        row("a plot, a picture", "ui/plot/a.h", "ui/picture/b.h");
        row("a picture, a plot", "ui/picture/a.h", "ui/plot/b.h", "plot is not below picture");
        row("a picture with a widget", "ui/picture/a.h", "ui/controls/b.h",
            "the command line draws without widgets");
        row("the command line, a picture", "app/command_line/png_writer.cpp", "ui/picture/a.h");
        row("the command line, a widget", "app/command_line/png_writer.cpp", "ui/controls/a.h",
            "the command line draws without widgets");
        row("from core to ui", "core/frame/a.h", "ui/text/b.h",
            "core knows nothing of Qt or windows");
        row("from ui to app", "ui/window/a.h", "app/window.h",
            "ui knows nothing of the program around it");
    }

    void complainsAboutAnInclude()
    {
        QFETCH(const QString, file);
        QFETCH(const QString, include);
        QTEST(complaint({file, {}}, include), "why");
    }

    void findsACircle()
    {
        Includes includes = {{"a", {"b", "c"}}, {"b", {"d"}}, {"c", {"d"}}};
        QCOMPARE(CircleSearch(includes).circle(), QString());
        includes["d"] << "c";
        QCOMPARE(CircleSearch(includes).circle(), QString("d > c > d"));
    }

    void noFileIncludesItself()
    {
        const QString circle = CircleSearch(includesOf(m_files)).circle();
        QVERIFY2(circle.isEmpty(), qPrintable(circle));
    }

    void systemsHaveTheirPlaces()
    {
        refuseLines({"core", "ui", "app"}, [](const SourceFile& file, const QString& line) {
            const bool isOfOne = isOfASystem(includedBy(line)) || asksForSystem(line);
            return isOfOne && !isBelow(systemPlaces, file) ? line.trimmed() : QString();
        });
    }

    // BLOSCOPE_DRAW_LEVELS=1 draws it again.
    void theDrawingShowsTheLevels()
    {
        QFile drawing(
            QString::fromStdString((sourceFolder() / "docs/images/architecture.svg").string()));
        if (qEnvironmentVariableIsSet("BLOSCOPE_DRAW_LEVELS")) {
            QVERIFY(drawing.open(QIODevice::WriteOnly));
            drawing.write(drawingOfLevels().toUtf8());
            drawing.close();
        }
        QVERIFY(drawing.open(QIODevice::ReadOnly));
        QVERIFY2(QString::fromUtf8(drawing.readAll()) == drawingOfLevels(),
                 "docs/images/architecture.svg shows other levels: run this with "
                 "BLOSCOPE_DRAW_LEVELS=1");
    }

    // Two types of one name are undefined behaviour, whoever includes them.
    void aTypeIsDefinedOnce()
    {
        static const QRegularExpression type(
            "^(?:class|struct|union|enum class|enum) (\\w+)(?: final)?(?: : [^;]*)? \\{");
        QMap<QString, QString> places;
        for (const SourceFile& file : m_files) {
            if (!file.isIn({"core", "ui", "app"}) || !file.path.endsWith(".h"))
                continue;
            QString room;
            for (const QString& line : file.lines) {
                if (line.startsWith("namespace "))
                    room = line.section(' ', 1, 1);
                const QString name = type.match(line).captured(1);
                if (name.isEmpty())
                    continue;
                QString& place = places[room + "::" + name];
                QVERIFY2(place.isEmpty() || place == file.path,
                         qPrintable(name + " is defined in " + place + " and " + file.path));
                place = file.path;
            }
        }
        QVERIFY(places.size() > 500);
    }

    void theTablesNameEveryFolder()
    {
        const auto contributing =
            std::ranges::find(m_files, QString("docs/architecture.md"), &SourceFile::path);
        QVERIFY(contributing != m_files.end());
        const QString text = contributing->lines.join('\n');
        for (const auto& [layer, folders] : levels.asKeyValueRange())
            for (const QString& folder : folders.keys())
                QVERIFY2(text.contains("`" + folder + "`"),
                         qPrintable(layer + "/" + folder + " is not in docs/architecture.md"));
    }

    void everyFolderHasALevel()
    {
        for (const SourceFile& file : m_files)
            QVERIFY2(hasLevel(file), qPrintable(file.path));
    }

    void includesStartAtTheRoot()
    {
        static const QRegularExpression ours("^\\s*#\\s*include\\s*\"([^\"]+)\"");
        refuseLines(
            {"core", "ui", "app", "tests"}, [](const SourceFile& file, const QString& line) {
                const QString include = ours.match(line).captured(1);
                const auto isThere = [](const QString& path) {
                    return std::filesystem::exists(sourceFolder() / path.toStdString());
                };
                const bool good = include.isEmpty() || include.endsWith(".moc") ||
                                  isThere(include) || isThere(include + ".in"); // made by CMake
                return good ? QString() : file.part(0) + " includes " + include;
            });
    }

    // So that a source that compiles proves that its header needs nothing before it.
    void sourcesBeginWithTheirHeader()
    {
        for (const SourceFile& file : m_files) {
            const QString header = file.path.section('.', 0, -2) + ".h";
            if (!file.path.endsWith(".cpp") ||
                !std::filesystem::exists(sourceFolder() / header.toStdString()))
                continue;
            const auto first = std::ranges::find_if(
                file.lines, [](const QString& line) { return !includedBy(line).isEmpty(); });
            QVERIFY2(first != file.lines.end() && includedBy(*first) == header,
                     qPrintable(file.path + " does not begin with " + header));
        }
    }

    void filesStayShort()
    {
        for (const SourceFile& file : m_files)
            if (file.isIn({"core", "ui", "app"}))
                QVERIFY2(file.lines.size() - 1 <= longestFile,
                         qPrintable(file.path + " has more than 600 lines"));
    }

    void findsPrivateHeaders()
    {
        const Includes includes = {{"core/a/own.cpp", {"core/a/own.h", "core/a/two.h"}},
                                   {"core/a/own.h", {"core/a/one.h"}},
                                   {"core/a/else.cpp", {"core/a/two.h"}},
                                   {"core/b/above.cpp", {"core/a/door.h"}}};
        QCOMPARE(privateHeaders(includes), QStringList{"core/a/one.h"});
    }

    // A header has two users in other units, or declares what another folder uses.
    void headersHaveUsers()
    {
        std::vector<SourceFile> production;
        std::ranges::copy_if(m_files, std::back_inserter(production), [](const SourceFile& file) {
            return file.isIn({"core", "ui", "app"});
        });
        const QStringList found = privateHeaders(includesOf(production));
        QVERIFY2(found.size() <= mostPrivateHeaders,
                 qPrintable(QString("%1 headers, not %2, are included by one unit beside them:\n")
                                .arg(found.size())
                                .arg(mostPrivateHeaders) +
                            found.join('\n')));
    }

    // Whoever calls says where threads, memory and time come from.
    void resourcesAreNoDefaults()
    {
        static const QRegularExpression resource(
            "(WorkerPool|BlockCache|Scheduler)\\* ?\\w+ = nullptr");
        refuseLines({"core", "ui", "app"}, [](const SourceFile& file, const QString& line) {
            return file.path.endsWith(".h") ? resource.match(line).captured(0) : QString();
        });
    }

    void nothingIsLeftForLater()
    {
        static const QRegularExpression mark(R"(\b(TODO|FIXME|XXX|HACK)\b)");
        refuseLines(
            {"core", "ui", "app", "tests", "scripts", "docs", "resources"},
            [](const SourceFile&, const QString& line) { return mark.match(line).captured(1); });
    }

    // countText() and countedText() write them; locales would do it otherwise in the next line.
    void numbersAreWrittenInOneWay()
    {
        static const QRegularExpression byLocale(R"(%L[\dn]|\bQLocale\()");
        refuseLines({"ui", "app"}, [](const SourceFile& file, const QString& line) {
            const bool isThatWay = file.path == "ui/text/number_text.cpp";
            return isThatWay ? QString() : byLocale.match(line).captured(0);
        });
    }

    void noPathIsThatOfOneMachine()
    {
        static const QRegularExpression path(R"((^|[^\w.])/(home|root|tmp|work|mnt|Users)/)");
        refuseLines({"core", "ui", "app", "tests", "scripts", "docs", "resources"},
                    [](const SourceFile&, const QString& line) {
                        return path.match(line).hasMatch() ? line.trimmed() : QString();
                    });
    }
};

const Registered<TestRules> registered;

} // namespace bloscope::tst_rules

#include "tst_rules.moc"
