#include "tests/corpus/entry_rows.h"
#include "tests/corpus/malformed_setup.h"
#include "tests/corpus/repaired.h"
#include "tests/support/processor_time.h"
#include "tests/support/registered_test.h"

#include <QFile>
#include <QTest>
#include <fmt/format.h>
#include <map>

namespace bloscope::tst_repair_malformed {

using namespace test;

namespace {

constexpr qint64 mostMilliseconds = 5000;

std::string numberOf(std::size_t count, const char* what)
{
    return count == 0 ? "" : fmt::format(", {} {}{}", count, what, count == 1 ? "" : "s");
}

// What the documentation says of it.
std::string outcomeOf(const Result<Repaired>& repaired)
{
    if (!repaired)
        return "nothing: " + repaired.error().text();
    const SalvagePlan& plan = repaired->plan;
    std::string text = fmt::format("{} of {} chunks", plan.readableChunks(), plan.chunkCount());
    if (plan.way == SalvagePlan::Way::Rebuilt)
        text += " without an index";
    if (plan.mendedChunks > 0)
        text += fmt::format(", {} partly", plan.mendedChunks);
    if (plan.uncheckedChunks > 0)
        text += fmt::format(", {} not checked", plan.uncheckedChunks);
    text += numberOf(plan.metalayers.items().size(), "metalayer");
    return text + numberOf(plan.vlMetalayers.items().size(), "vlmetalayer");
}

// The last cell of each row of the table of docs/doctor.md, by the first.
std::map<std::string, std::string> documentedOutcomes()
{
    std::map<std::string, std::string> outcomes;
    QFile file(QString::fromStdString((sourceFolder() / "docs/doctor.md").string()));
    if (!file.open(QIODevice::ReadOnly))
        return outcomes;
    for (const QString& line : QString::fromUtf8(file.readAll()).split('\n')) {
        const QStringList cells = line.split(" | ");
        if (!line.startsWith("| `") || cells.size() < 2)
            continue;
        const QString path = cells.first().mid(3).chopped(1);
        outcomes[path.toStdString()] = cells.last().chopped(2).trimmed().toStdString();
    }
    return outcomes;
}

} // namespace

// Every broken file of the corpus: what can be saved of it is what its manifest says can be read,
// and what docs/doctor.md tells.
class TestRepairMalformed : public QObject {
    Q_OBJECT

 private:
    const std::vector<CorpusEntry> m_entries =
        readManifest(corpusFolder() / "malformed" / "manifest.json");
    const std::map<std::string, std::string> m_documented = documentedOutcomes();
    QTemporaryDir m_copies;
    Repairing m_repairing;
    std::string m_table;

 private slots:
    void savesWhatCanBeRead_data()
    {
        QTest::addColumn<const CorpusEntry*>("entry");
        for (const CorpusEntry& entry : m_entries)
            QTest::newRow(entry.path.c_str()) << &entry;
    }

    void savesWhatCanBeRead()
    {
        QFETCH(const CorpusEntry*, entry);
        const auto file = malformedFile(*entry, m_copies.path().toStdString());
        if (!file)
            QSKIP(noSetup);
        if (isOfMissingCodec(*entry))
            QSKIP(noZfp);
        const ProcessorTime time;
        const auto repaired = m_repairing.repair(*file);
        const qint64 milliseconds = time.milliseconds();
        QVERIFY2(milliseconds < mostMilliseconds, qPrintable(QString::number(milliseconds)));
        const std::string outcome = outcomeOf(repaired);
        m_table += fmt::format("| `{}` | {} | {} |\n", entry->path, entry->facts.value("what", ""),
                               outcome);
        const auto expected = entry->facts.at("expected");
        if (repaired) {
            QCOMPARE(repaired->wrong, std::string());
            checkChunks(*repaired, expected);
        } else {
            QVERIFY2(!expected.contains("readable_chunks") ||
                         expected.at("readable_chunks").empty(),
                     outcome.c_str());
        }
        if (const auto documented = m_documented.find(entry->path);
            documented != m_documented.end())
            QCOMPARE(outcome, documented->second);
        else
            QVERIFY2(m_documented.empty(), "docs/doctor.md does not tell of it");
    }

    // For whoever changes what is saved: the rows of docs/doctor.md as they are now.
    void cleanupTestCase()
    {
        QFile file(qEnvironmentVariable("BLOSCOPE_REPAIR_TABLE"));
        if (!file.fileName().isEmpty() && file.open(QIODevice::WriteOnly))
            file.write(m_table.c_str());
    }

 private:
    static void checkChunks(const Repaired& repaired, const CorpusEntry::Json& expected)
    {
        if (!expected.contains("readable_chunks"))
            return;
        for (const auto& [number, hash] : expected.at("readable_chunks").items()) {
            const auto n = static_cast<std::size_t>(std::stoll(number));
            QVERIFY2(n < repaired.hashes.size(), number.c_str());
            QVERIFY2(repaired.hashes[n] == hash.get<std::string>(), number.c_str());
        }
    }
};

const Registered<TestRepairMalformed> registered;

} // namespace bloscope::tst_repair_malformed

#include "tst_repair_malformed.moc"
