#include "tests/rules/source_files.h"
#include "tests/support/registered_test.h"

#include <QRegularExpression>
#include <QTest>
#include <algorithm>

namespace bloscope::tst_class_sizes {

using namespace test;

namespace {

constexpr int mostLines = 600;
constexpr int mostMethods = 32; // that others can call

// A class of a header, as .clang-format lays it out.
struct Class {
    QString name;
    QString folder;
    QStringList lines;
};

std::vector<Class> classesOf(const SourceFile& header)
{
    static const QRegularExpression begin("^class (\\w+)(?: final)?(?: :.*)?(?: \\{)?$");
    std::vector<Class> classes;
    bool isInside = false;
    for (const QString& line : header.lines) {
        if (const auto match = begin.match(line); !isInside && match.hasMatch()) {
            classes.push_back({match.captured(1), header.path.section('/', 0, -2), {}});
            isInside = true;
        }
        if (isInside)
            classes.back().lines << line;
        isInside &= line != "};";
    }
    return classes;
}

// Functions behind "public:", without those of classes inside of it.
int publicMethods(const Class& counted)
{
    static const QRegularExpression access("^ (\\w[\\w ]*):$");
    static const QRegularExpression function("^    (?!using |enum |struct |class |friend |return )"
                                             "[~\\w\\[].*\\w\\(");
    bool isPublic = false;
    int methods = 0;
    for (const QString& line : counted.lines)
        if (const auto match = access.match(line); match.hasMatch())
            isPublic = match.captured(1) == "public";
        else if (isPublic && function.match(line).hasMatch())
            ++methods;
    return methods;
}

// In the header, and in all sources of its folder that define something of it.
int linesOf(const Class& counted, const std::vector<SourceFile>& files)
{
    const QRegularExpression member("^(?![\\s/])[^(]*\\b" + counted.name + "::~?\\w+\\(");
    const auto isOfIt = [&](const QString& line) { return member.match(line).hasMatch(); };
    auto lines = counted.lines.size();
    for (const SourceFile& file : files)
        if (file.path.endsWith(".cpp") && file.path.section('/', 0, -2) == counted.folder &&
            std::ranges::any_of(file.lines, isOfIt))
            lines += file.lines.size();
    return static_cast<int>(lines);
}

} // namespace

// What one has to have in mind to change a class.
class TestClassSizes : public QObject {
    Q_OBJECT

 private:
    const std::vector<SourceFile> m_files = sourceFiles();

    QStringList complaints(const std::function<QString(const Class&)>& wrong) const
    {
        QStringList found;
        for (const SourceFile& file : m_files)
            if (file.isIn({"ui", "app"}) && file.path.endsWith(".h"))
                for (const Class& one : classesOf(file))
                    if (const QString why = wrong(one); !why.isEmpty())
                        found << one.folder + ": " + one.name + " " + why;
        return found;
    }

 private slots:
    void countsWhatAClassHas()
    {
        const SourceFile header{"ui/a/b.h", QString("class Other;\n\n"
                                                    "class B final : public QWidget {\n"
                                                    "    Q_OBJECT\n"
                                                    " public:\n"
                                                    "    enum class Kind { One };\n"
                                                    "    using Call = std::function<void()>;\n"
                                                    "    explicit B(int a,\n"
                                                    "               int b);\n"
                                                    "    ~B() override;\n"
                                                    "    int a() const { return m_a; }\n"
                                                    "    bool b() const\n"
                                                    "    {\n"
                                                    "        return a() > 2;\n"
                                                    "    }\n"
                                                    " signals:\n"
                                                    "    void changed();\n"
                                                    " private:\n"
                                                    "    void c();\n"
                                                    "    int m_a = 0;\n"
                                                    "};\n\n"
                                                    "int after();")
                                                .split('\n')};
        const std::vector<Class> classes = classesOf(header);
        QCOMPARE(classes.size(), 1);
        QCOMPARE(classes[0].name, "B");
        QCOMPARE(publicMethods(classes[0]), 4);
        const std::vector<SourceFile> sources = {
            {"ui/a/b.cpp", {"B::~B()", "{", "}"}},
            {"ui/a/b_more.cpp", {"// more", "void B::c() {}"}},
            {"ui/a/user.cpp", {"int of()", "{", "    return B::all;", "}"}},
            {"ui/other/b.cpp", {"void B::c() {}"}}};
        QCOMPARE(linesOf(classes[0], sources), 19 + 3 + 2);
    }

    void noClassIsLong()
    {
        const QStringList found = complaints([this](const Class& one) {
            const int lines = linesOf(one, m_files);
            return lines > mostLines ? QString("has %1 lines").arg(lines) : QString();
        });
        QVERIFY2(found.isEmpty(), qPrintable("\n" + found.join('\n')));
    }

    void noInterfaceIsWide()
    {
        const QStringList found = complaints([](const Class& one) {
            const int methods = publicMethods(one);
            return methods > mostMethods ? QString("has %1 public methods").arg(methods)
                                         : QString();
        });
        QVERIFY2(found.isEmpty(), qPrintable("\n" + found.join('\n')));
    }
};

const Registered<TestClassSizes> registered;

} // namespace bloscope::tst_class_sizes

#include "tst_class_sizes.moc"
