#pragma once

#include "tests/corpus/differences.h"
#include "tests/support/corpus.h"

#include <QTest>
#include <algorithm>
#include <functional>
#include <map>

namespace bloscope::test {

// Is it one of those that are called after a codec which this program was built without? A test
// that skips it says `noZfp`.
bool isOfMissingCodec(const CorpusEntry& entry);
inline constexpr const char* noZfp = "this program is built without zfp";

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

    // For its test: fails when `entry` has differences.
    void check(const CorpusEntry& entry,
               const std::function<Differences(const CorpusEntry&)>& differencesOf);

    // For the last test: counts by kind what passed everything. Every entry has to have been
    // checked.
    void checkThatNoneWasLeftOut() const;

 private:
    const std::vector<CorpusEntry> m_entries;
    std::map<std::string, bool> m_passed; // by path: all that was checked so far
};

} // namespace bloscope::test
