#include "tests/corpus/entry_rows.h"

#include "core/codecs/codec_table.h"

#include <array>

namespace bloscope::test {

namespace {

// A folder of this table has a name that is two where a backslash parts them.
bool hasAnotherNameHere(const CorpusEntry& entry)
{
    return entry.path == "tables/nested.b2d" && std::filesystem::path::preferred_separator == '\\';
}

} // namespace

bool isOfMissingCodec(const CorpusEntry& entry)
{
    const std::string name = entry.file.filename().string();
    return std::ranges::any_of(
        std::array{"zfp_acc", "zfp_prec", "zfp_rate"}, [&](const char* codec) {
            return name.find(codec) != std::string::npos && !codecNamed(codec)->decode;
        });
}

void EntryRows::check(const CorpusEntry& entry,
                      const std::function<Differences(const CorpusEntry&)>& differencesOf)
{
    if (isOfMissingCodec(entry) || hasAnotherNameHere(entry)) {
        m_passed.try_emplace(entry.path, true);
        QSKIP(isOfMissingCodec(entry) ? noZfp : "no folder can have the name of one in it here");
    }
    const Differences differences = differencesOf(entry);
    bool& passed = m_passed.try_emplace(entry.path, true).first->second;
    passed = passed && differences.empty();
    QVERIFY2(differences.empty(), differences.text().c_str());
}

void EntryRows::checkThatNoneWasLeftOut() const
{
    if (m_passed.empty())
        QSKIP("no other test was run");
    struct Count {
        int passed = 0;
        int failed = 0;
    };
    std::map<std::string, Count> counts; // by kind
    for (const CorpusEntry& entry : m_entries) {
        const auto checked = m_passed.find(entry.path);
        QVERIFY2(checked != m_passed.end(), entry.path.c_str());
        Count& count = counts[entry.facts.value("kind", "file")];
        ++(checked->second ? count.passed : count.failed);
    }
    for (const auto& [kind, count] : counts)
        qInfo("%s: %d passed, %d failed", kind.c_str(), count.passed, count.failed);
}

} // namespace bloscope::test
