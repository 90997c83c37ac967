#include "core/edit/value_editor.h"

#include "core/array/cell_places.h"
#include "core/array/slice_plan.h"
#include "core/base/limits.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace bloscope {

namespace {

constexpr std::size_t mostWrittenBytes = 16_MiB; // before they are laid over the edits
constexpr std::size_t cellsToReport = 4096;

} // namespace

ValueEditor::ValueEditor(ArrayPtr array, const ValueEdits& before,
                         std::shared_ptr<SpillStore> store, WorkerPool& pool)
    : m_array(std::move(array)),
      m_rewriter(m_array->frame()),
      m_store(std::move(store)),
      m_chunks(before.chunks()),
      m_pool(pool),
      m_lastWritten(m_written.end())
{
}

void ValueEditor::noteRead(const Cells& cells)
{
    if (m_array->isNd() && cells.damagedRegions == 0)
        m_read = cells.slice;
    else
        m_read.reset();
}

Result<> ValueEditor::check(const Array& array)
{
    return ChunkRewriter(array.frame()).checkFrame();
}

Result<> ValueEditor::write(const Slice& slice, const ElementBytes& part,
                            const BytesOfCell& bytesOf, const Job& job)
{
    BLOSCOPE_CHECK(putAll(slice, part, bytesOf, job));
    return layAllOver();
}

Result<> ValueEditor::putAll(const Slice& slice, const ElementBytes& part,
                             const BytesOfCell& bytesOf, const Job& job)
{
    assert(part.offset + part.size <= static_cast<std::size_t>(m_array->itemsize()));
    const auto count = slice.cellCount();
    if (slice.shape() != m_array->shape() || !count)
        return usageError("the slice does not match the shape of the array");
    BLOSCOPE_CHECK(m_rewriter.checkFrame());
    if (slice.isEmpty())
        return {};
    CellPlaces places(m_array, slice);
    // The first of them alone may lie in several places.
    const auto putCells = [&](std::size_t i, std::size_t run) {
        const std::byte* bytes = bytesOf(i);
        places.show(part.offset, part.size, [&](const CellPlace& place) {
            std::int64_t position = place.position;
            if (bytes)
                put(place.chunk, position, {bytes + (place.offset - part.offset), place.size});
            for (std::size_t n = 1; n < run; ++n) {
                position += m_array->itemsize();
                bytes = bytesOf(i + n);
                if (bytes)
                    put(place.chunk, position, {bytes, place.size});
            }
        });
    };
    std::size_t unreported = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(*count);) {
        const auto run = std::min(static_cast<std::size_t>(places.run()), cellsToReport);
        putCells(i, run);
        places.skip(static_cast<std::int64_t>(run));
        i += run;
        unreported += run;
        if (m_writtenBytes > mostWrittenBytes)
            BLOSCOPE_CHECK(layAllOver());
        if (unreported >= cellsToReport) {
            job.advance(std::exchange(unreported, 0));
            if (job.stopped())
                return cancelled();
        }
    }
    return {};
}

Result<> ValueEditor::write(const Slice& slice, const ElementBytes& part, ByteView bytes,
                            const Job& job)
{
    assert(bytes.size() == static_cast<std::size_t>(slice.cellCount().value_or(0)) * part.size);
    return write(
        slice, part, [&](std::size_t i) { return bytes.data() + i * part.size; }, job);
}

Result<> ValueEditor::fill(const Slice& slice, const ElementBytes& part, ByteView bytes,
                           const Job& job)
{
    assert(bytes.size() == part.size);
    return write(
        slice, part, [&](std::size_t) { return bytes.data(); }, job);
}

Result<> ValueEditor::fillAll(const NextSlice& next, const ElementBytes& part, ByteView bytes,
                              const Job& job)
{
    assert(bytes.size() == part.size);
    Result<> outcome;
    const auto note = [&outcome](Result<> each) {
        if (!each && outcome)
            outcome = std::move(each);
    };
    while (const auto slice = next()) {
        if (job.stopped())
            return cancelled();
        note(putAll(*slice, part, [&](std::size_t) { return bytes.data(); }, {job.stop}));
        if (m_writtenBytes > mostWrittenBytes / 2)
            note(layAllOver());
    }
    note(layAllOver());
    return outcome;
}

// Most cells lie in the chunk of the one before.
ValueEditor::Written& ValueEditor::writtenTo(std::int64_t chunk)
{
    if (m_lastWritten == m_written.end() || m_lastWritten->first != chunk)
        m_lastWritten = m_written.try_emplace(chunk).first;
    return m_lastWritten->second;
}

void ValueEditor::put(std::int64_t chunk, std::int64_t position, ByteView bytes)
{
    Written& written = writtenTo(chunk);
    Written::Run* const last = written.runs.empty() ? nullptr : &written.runs.back();
    if (last && last->position + static_cast<std::int64_t>(last->size) == position) {
        last->size += bytes.size();
    } else {
        written.runs.push_back({position, written.bytes.size(), bytes.size()});
        m_writtenBytes += sizeof(Written::Run);
    }
    written.bytes.insert(written.bytes.end(), bytes.begin(), bytes.end());
    m_writtenBytes += bytes.size();
}

// Can the values of a chunk that has no edits yet be written? It is looked at once.
Result<> ValueEditor::checkChunk(std::int64_t chunk)
{
    if (const auto refused = m_refused.find(chunk); refused != m_refused.end())
        return refused->second;
    RewriteCheck how;
    if (m_read)
        how.isDecoded = [&](std::int32_t block) {
            return takesBlock(*m_read, *m_array->layout(), chunk, block);
        };
    Result<> able = m_rewriter.checkChunk(chunk, m_pool, how);
    if (!able)
        m_refused.emplace(chunk, able.error());
    return able;
}

Result<> ValueEditor::layOver(std::int64_t chunk, Written& written)
{
    std::ranges::sort(written.runs, {}, &Written::Run::position);
    std::vector<ByteRun> runs;
    runs.reserve(written.runs.size());
    // Slices of one fill may overlap: there their bytes are the same.
    std::int64_t end = 0;
    for (const Written::Run& run : written.runs) {
        const auto covered =
            static_cast<std::size_t>(std::max<std::int64_t>(end - run.position, 0));
        if (covered >= run.size)
            continue;
        const std::size_t left = run.size - covered;
        const std::int64_t begin = run.position + static_cast<std::int64_t>(covered);
        runs.push_back({begin, ByteView(written.bytes).subspan(run.begin + covered, left)});
        end = begin + static_cast<std::int64_t>(left);
    }
    const auto before = m_chunks.find(chunk);
    if (before == m_chunks.end())
        BLOSCOPE_CHECK(checkChunk(chunk));
    BLOSCOPE_TRY(
        ChunkEditsPtr edits,
        ChunkEdits::over(before == m_chunks.end() ? nullptr : before->second, runs, *m_store));
    m_chunks[chunk] = std::move(edits);
    return {};
}

// Of chunks that cannot be written nothing is kept, of all others what is to be.
Result<> ValueEditor::layAllOver()
{
    Result<> outcome;
    for (auto& [chunk, written] : m_written)
        if (Result<> laid = layOver(chunk, written); !laid && outcome)
            outcome = std::move(laid);
    m_written.clear();
    m_lastWritten = m_written.end();
    m_writtenBytes = 0;
    return outcome;
}

} // namespace bloscope
