#include "tests/corpus/entry_rows.h"

namespace bloscope::test {

void EntryRows::check(const CorpusEntry& entry, const std::optional<std::string>& reason,
                      const std::function<Differences(const CorpusEntry&)>& differencesOf)
{
    if (reason) {
        m_excused[*reason].insert(entry.path);
        QSKIP(("not supported yet: " + *reason).c_str());
    }
    const Differences differences = differencesOf(entry);
    QVERIFY2(differences.empty(), differences.text().c_str());
    m_passed.insert(entry.path);
}

void EntryRows::checkThatNoneWasLeftOut() const
{
    if (m_passed.empty() && m_excused.empty())
        QSKIP("no other test was run");
    std::set<std::string> excused;
    for (const auto& [reason, entries] : m_excused) {
        qInfo("not supported yet: %zu with %s", entries.size(), reason.c_str());
        excused.insert(entries.begin(), entries.end());
    }
    std::map<std::string, std::size_t> kinds;
    for (const CorpusEntry& entry : m_entries)
        if (m_passed.contains(entry.path) && !excused.contains(entry.path))
            ++kinds[entry.facts.value("kind", "file")];
    for (const auto& [kind, count] : kinds)
        qInfo("%s: %zu", kind.c_str(), count);
    qInfo("of %zu entries %zu are right in everything", m_entries.size(),
          m_entries.size() - excused.size());
    for (const CorpusEntry& entry : m_entries)
        QVERIFY2(m_passed.contains(entry.path) || excused.contains(entry.path), entry.path.c_str());
}

} // namespace bloscope::test
