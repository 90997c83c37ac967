#include "core/doctor/check_files.h"
#include "tests/corpus/entry_rows.h"
#include "tests/corpus/malformed_setup.h"
#include "tests/support/peak_memory.h"
#include "tests/support/registered_test.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <fmt/format.h>
#include <map>

namespace bloscope::tst_doctor_corpus {

using namespace test;

namespace {

namespace fs = std::filesystem;

constexpr std::size_t mostBytes = 256 << 20;

// Every file here was one of Blosc2's, whatever is left of it.
Result<CheckSubject> openAsBlosc2(const fs::path& path)
{
    auto subject = openSubject(path);
    if (!subject && subject.error().kind() == ErrorKind::NotBlosc2)
        return Error{ErrorKind::Malformed, subject.error().text()};
    return subject;
}

// What the doctor says of each of these files, in their order.
std::vector<CheckedPart> checked(const std::vector<fs::path>& paths)
{
    WorkerPool pool;
    CheckTools tools(pool);
    std::vector<CheckedPart> parts;
    const CheckListener listener{[](const CheckedPart&, const Finding&) {},
                                 [&](const CheckedPart& part) { parts.push_back(part); }};
    if (!checkFiles(paths, openAsBlosc2, tools, listener))
        qFatal("cancelled");
    return parts;
}

std::string countsByVerdict(const std::vector<CheckedPart>& parts)
{
    std::map<Verdict, int> counts;
    for (const CheckedPart& part : parts)
        ++counts[part.verdict()];
    return fmt::format("{} without damage, {} with notes, {} damaged, {} unreadable",
                       counts[Verdict::NoDamageFound], counts[Verdict::Notes],
                       counts[Verdict::Damaged], counts[Verdict::Unreadable]);
}

// A cell of a table of Markdown.
QString cellText(const std::string& text)
{
    QString cell = QString::fromStdString(text);
    for (const auto& [from, to] :
         {std::pair{"&", "&amp;"}, {"<", "&lt;"}, {"|", "&#124;"}, {"*", "&#42;"}, {"`", "&#96;"}})
        cell.replace(QLatin1String(from), QLatin1String(to));
    return cell;
}

// The row of the documentation but for what repair brings back.
QString rowOf(const CorpusEntry& entry, const CheckedPart& part)
{
    const CheckReport& report = part.report;
    const std::int64_t all = report.damagedParts + report.uncheckedParts + report.notes;
    std::string said = nameOf(part.verdict());
    if (all > 0)
        said += "; " + report.mainFinding;
    if (all > 1)
        said += fmt::format(" (and {} more)", all - 1);
    return QString("| `%1` | %2 | %3 |")
        .arg(QString::fromStdString(entry.path),
             QString::fromStdString(entry.facts.value("what", "")), cellText(said));
}

// The rows of the table in docs/doctor.md, by the path of the file.
std::map<std::string, QString> documentedRows()
{
    std::map<std::string, QString> rows;
    QFile file(QString::fromStdString((sourceFolder() / "docs/doctor.md").string()));
    if (!file.open(QIODevice::ReadOnly))
        return rows;
    for (const QString& line : QString::fromUtf8(file.readAll()).split('\n'))
        if (line.startsWith("| `"))
            rows[line.section('`', 1, 1).toStdString()] = line;
    return rows;
}

bool isWithoutDamage(const CheckedPart& part)
{
    return part.verdict() == Verdict::NoDamageFound || part.verdict() == Verdict::Notes;
}

// Would a reader that sees what the manifest says come to this verdict? What is wrong with a type
// or with bytes that nobody needs is a note.
bool isAsExpected(const CheckedPart& part, const std::string& verdict)
{
    const bool isQuiet = part.report.mainFinding.empty();
    if (verdict == "any")
        return true;
    if (verdict == "reject")
        return !part.isOpened;
    if (verdict == "tolerate")
        return part.isOpened && isWithoutDamage(part);
    return part.isOpened && !isQuiet; // "partial"
}

bool isAsExpected(const CheckedPart& part, const CorpusEntry::Json& expected)
{
    std::vector<std::string> verdicts =
        expected.value("also_acceptable", std::vector<std::string>());
    verdicts.push_back(expected.at("verdict"));
    return std::ranges::any_of(
        verdicts, [&](const std::string& verdict) { return isAsExpected(part, verdict); });
}

} // namespace

// What the doctor says of every file of the corpus, all of them at once.
class TestDoctorCorpus : public QObject {
    Q_OBJECT

 private:
    std::vector<CorpusEntry> m_broken; // as far as they can be made here
    bool m_isComplete = true;
    std::vector<CheckedPart> m_checked; // of the broken ones
    const std::map<std::string, QString> m_documented = documentedRows();
    QTemporaryDir m_copies;
    QString m_rows;

 private slots:
    void initTestCase()
    {
        std::vector<fs::path> paths;
        for (const CorpusEntry& entry :
             readManifest(corpusFolder() / "malformed" / "manifest.json"))
            if (const auto path = malformedFile(entry, m_copies.path().toStdString())) {
                m_broken.push_back(entry);
                paths.push_back(*path);
            } else {
                m_isComplete = false;
            }
        const PeakMemory memory;
        m_checked = checked(paths);
        QVERIFY2(memory.bytes() < mostBytes, qPrintable(QString::number(memory.bytes())));
        QCOMPARE(m_checked.size(), m_broken.size());
    }

    void findsNoDamageInFilesOfTheReference()
    {
        std::vector<fs::path> paths;
        for (const CorpusEntry& entry : readManifest(corpusFolder() / "manifest.json"))
            if (!isOfMissingCodec(entry))
                paths.push_back(entry.file);
        const PeakMemory memory;
        const std::vector<CheckedPart> parts = checked(paths);
        QVERIFY2(memory.bytes() < mostBytes, qPrintable(QString::number(memory.bytes())));
        QCOMPARE(parts.size(), paths.size());
        for (const CheckedPart& part : parts)
            QVERIFY2(isWithoutDamage(part),
                     (part.place() + ": " + part.report.mainFinding).c_str());
    }

    void countsBrokenFilesByVerdict()
    {
        if (!m_isComplete)
            QSKIP("not all of them can be made here");
        QCOMPARE(countsByVerdict(m_checked),
                 std::string("44 without damage, 46 with notes, 430 damaged, 15 unreadable"));
    }

    void comesToTheVerdictOfTheManifest_data()
    {
        QTest::addColumn<std::size_t>("i");
        for (std::size_t i = 0; i < m_broken.size(); ++i)
            QTest::newRow(m_broken[i].path.c_str()) << i;
    }

    void comesToTheVerdictOfTheManifest()
    {
        QFETCH(std::size_t, i);
        const CorpusEntry& entry = m_broken[i];
        if (isOfMissingCodec(entry))
            QSKIP(noZfp);
        const CheckedPart& part = m_checked[i];
        const QString row = rowOf(entry, part);
        m_rows += row + "\n";
        QVERIFY2(isAsExpected(part, entry.facts.at("expected")), qPrintable(row));
        const auto documented = m_documented.find(entry.path);
        QVERIFY2(documented != m_documented.end(), "docs/doctor.md does not tell of it");
        QVERIFY2(documented->second.startsWith(row), qPrintable(row + "\n" + documented->second));
    }

    // For whoever changes what is said: the rows of docs/doctor.md as they are now.
    void cleanupTestCase()
    {
        QFile file(qEnvironmentVariable("BLOSCOPE_DOCTOR_TABLE"));
        if (!file.fileName().isEmpty() && file.open(QIODevice::WriteOnly))
            file.write(m_rows.toUtf8());
    }
};

const Registered<TestDoctorCorpus> registered;

} // namespace bloscope::tst_doctor_corpus

#include "tst_doctor_corpus.moc"
