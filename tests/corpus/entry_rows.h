#pragma once

#include "tests/corpus/differences.h"
#include "tests/support/corpus.h"

#include <QTest>
#include <algorithm>
#include <functional>
#include <map>
#include <set>

namespace bloscope::test {

// The entries of a manifest as rows of Qt Test, and what became of each of them.
class EntryRows {
 public:
    explicit EntryRows(std::vector<CorpusEntry> entries) : m_entries(std::move(entries)) {}

    bool empty() const { return m_entries.empty(); }

    // For a _data function: a row for each entry that is `wanted`.
    template <class Wanted>
    void add(const Wanted& wanted) const
    {
        QTest::addColumn<const CorpusEntry*>("entry");
        if (std::ranges::none_of(m_entries, wanted))
            QSKIP("there are no such entries");
        for (const CorpusEntry& entry : m_entries)
            if (wanted(entry))
                QTest::newRow(entry.path.c_str()) << &entry;
    }

    // For its test: skips `entry` when there is a reason, and fails when it has differences.
    void check(const CorpusEntry& entry, const std::optional<std::string>& reason,
               const std::function<Differences(const CorpusEntry&)>& differencesOf);

    // For the last test: counts what was passed and what was excused. Every entry has to be in one
    // of the two.
    void checkThatNoneWasLeftOut() const;

 private:
    const std::vector<CorpusEntry> m_entries;
    std::set<std::string> m_passed;
    std::map<std::string, std::set<std::string>> m_excused; // by reason
};

} // namespace bloscope::test
