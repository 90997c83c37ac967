#include "core/values/value_rebase.h"

namespace bloscope {

namespace {

ChunkEditsPtr in(const ValueEdits& edits, std::int64_t chunk)
{
    const auto found = edits.chunks().find(chunk);
    return found == edits.chunks().end() ? nullptr : found->second;
}

} // namespace

Result<ValueEdits> ValueRebase::rebased(const ValueEdits& edits)
{
    ValueEdits::Chunks chunks;
    for (const ValueEdits* all : {&edits, static_cast<const ValueEdits*>(&m_saved)})
        for (const auto& [chunk, ignored] : all->chunks()) {
            if (chunks.contains(chunk))
                continue;
            BLOSCOPE_TRY(ChunkEditsPtr now, rebased(chunk, in(edits, chunk)));
            chunks.emplace(chunk, std::move(now));
        }
    std::erase_if(chunks, [](const auto& entry) { return entry.second == nullptr; });
    return ValueEdits(std::move(chunks));
}

Result<ChunkEditsPtr> ValueRebase::rebased(std::int64_t chunk, const ChunkEditsPtr& edits)
{
    const ChunkEditsPtr saved = in(m_saved, chunk);
    if (!saved)
        return edits;
    const auto known = m_known.find({chunk, edits});
    if (known != m_known.end())
        return known->second;
    BLOSCOPE_TRY(ChunkEditsPtr now, workOut(edits, saved, in(m_before, chunk)));
    m_known.emplace(std::pair(chunk, edits), now);
    return now;
}

// Where something was saved that is not edited here, there is to be what was there before.
Result<ChunkEditsPtr> ValueRebase::workOut(const ChunkEditsPtr& edits, const ChunkEditsPtr& saved,
                                           const ChunkEditsPtr& before) const
{
    if (edits == saved)
        return ChunkEditsPtr();
    ChunkEditsPtr wanted = edits;
    if (before && edits) {
        std::vector<ByteRun> runs;
        ByteRunReader reader = edits->runs();
        while (const auto run = reader.next())
            runs.push_back(*run);
        BLOSCOPE_TRY(wanted, ChunkEdits::over(before, runs, saved->store()));
    } else if (before) {
        wanted = before;
    }
    return wanted ? ChunkEdits::without(*wanted, *saved, saved->store())
                  : Result<ChunkEditsPtr>(ChunkEditsPtr());
}

} // namespace bloscope
