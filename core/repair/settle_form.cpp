#include "core/repair/settle_form.h"

#include "core/base/checked.h"
#include "core/repair/array_fit.h"
#include "core/repair/chunk_order.h"
#include "core/repair/mended_array.h"

#include <algorithm>
#include <fmt/format.h>
#include <unordered_map>

namespace bloscope {

namespace {

using Content = SalvagedRun::Content;

constexpr std::int32_t largestInAChunk = 255; // element size; that of larger ones is recorded as 1

// What most of the chunks that were found have; 0 where there are none.
template <class Value>
std::int32_t usual(const std::vector<FoundChunk>& chunks, const Value& valueOf)
{
    std::unordered_map<std::int32_t, std::int64_t> counts;
    std::int32_t most = 0;
    for (const FoundChunk& chunk : chunks) {
        const std::int32_t value = valueOf(chunk);
        if (value > 0 && ++counts[value] > counts[most])
            most = value;
    }
    return most;
}

bool agrees(std::int32_t typesize, std::int32_t ofChunks)
{
    return ofChunks == 0 || ofChunks == (typesize > largestInAChunk ? 1 : typesize);
}

class FormSettling {
 public:
    FormSettling(const StatedForm& stated, SalvagePlan& plan)
        : m_stated(stated),
          m_plan(plan),
          m_chunkBytes(usual(plan.found, [](const FoundChunk& chunk) { return chunk.nbytes; })),
          m_blockBytes(usual(plan.found, [](const FoundChunk& chunk) { return chunk.blocksize; })),
          m_typesize(usual(plan.found, [](const FoundChunk& chunk) { return chunk.typesize; }))
    {
        if (m_chunkBytes == 0)
            m_chunkBytes = stated.chunksize.value_or(0);
    }

    void run()
    {
        settleTypesize();
        doubtOtherTypesizes();
        settleArray();
        settleSizes(statedSizes(), m_plan);
        settleBlocksize();
        m_plan.countLosses();
    }

 private:
    void settleTypesize()
    {
        const std::int32_t typesize = chosenTypesize();
        if (m_stated.typesize && typesize != *m_stated.typesize)
            m_plan.note("header",
                        fmt::format("typesize is {}, the chunks have elements of {} bytes",
                                    *m_stated.typesize, typesize));
        m_plan.header.typesize = typesize;
    }

    // A filter that knows elements of another size leaves other bytes, and decodes all the same.
    void doubtOtherTypesizes()
    {
        const std::int32_t typesize = m_plan.header.typesize;
        for (FoundChunk& chunk : m_plan.found) {
            if (!chunk.isEncoded || chunk.state != FoundChunk::State::Whole ||
                chunk.typesize == 1 || agrees(typesize, chunk.typesize))
                continue;
            chunk.state = FoundChunk::State::Unchecked;
            chunk.reason =
                m_plan.reason(fmt::format("its elements have {} bytes, those of the frame {}",
                                          chunk.typesize, typesize));
        }
    }

    std::int32_t chosenTypesize() const
    {
        const auto array = statedArray(m_plan.metalayers);
        const auto ofArray = array ? array->typesizeFor(m_chunkBytes) : std::nullopt;
        const auto ofElements = array ? itemsizeOf(array->metadata, m_plan.limits) : std::nullopt;
        const auto& stated = m_stated.typesize;
        if (stated && ofArray == stated && ofElements == stated)
            return *stated; // what a few chunks record does not outweigh all three
        const bool isStatedPossible = stated && agrees(*stated, m_typesize);
        if (ofArray && agrees(*ofArray, m_typesize) &&
            (!isStatedPossible || ofArray == ofElements))
            return *ofArray;
        if (isStatedPossible && fillsChunks(*stated))
            return *stated;
        if (ofElements && agrees(*ofElements, m_typesize))
            return *ofElements;
        return m_typesize > 0 ? m_typesize : stated.value_or(1);
    }

    bool fillsChunks(std::int32_t typesize) const
    {
        return typesize <= largestInAChunk || m_chunkBytes % typesize == 0;
    }

    ArrayEvidence evidence() const
    {
        ArrayEvidence evidence{.typesize = m_plan.header.typesize,
                               .chunkBytes = m_chunkBytes,
                               .blockBytes = m_blockBytes,
                               .statedBlockBytes = m_plan.header.blocksize};
        if (m_stated.isCountKnown)
            evidence.chunkCount = m_plan.chunkCount();
        return evidence;
    }

    void settleArray()
    {
        if (m_plan.chunkCount() > 0)
            mendArray(evidence(), m_plan);
        m_array = statedArray(m_plan.metalayers);
        if (!m_array)
            return setArrayAside("its metadata cannot be read", m_plan);
        if (m_plan.chunkCount() == 0)
            return;
        m_hasArraySizes = evidence().hasSizesOf(m_array->metadata);
        if (m_hasArraySizes) {
            loseOthers();
            fitShape();
        } else {
            setArrayAside(fmt::format("its metadata do not fit the chunks of {} bytes",
                                      m_chunkBytes),
                          m_plan);
        }
    }

    std::optional<std::int32_t> arrayChunkBytes() const
    {
        return bytesOf(m_array->elementsOfChunk(), format::maxChunkBytes);
    }

    std::optional<std::int32_t> arrayBlockBytes() const
    {
        return bytesOf(checkedProduct<std::int64_t>(m_array->metadata.blockshape),
                       format::maxBlockBytes);
    }

    std::optional<std::int32_t> bytesOf(std::optional<std::int64_t> elements,
                                        std::int64_t most) const
    {
        const auto bytes =
            elements ? checkedMultiply<std::int64_t>(*elements, m_plan.header.typesize)
                     : std::nullopt;
        return bytes && *bytes >= 0 && *bytes <= most
                   ? std::optional(static_cast<std::int32_t>(*bytes))
                   : std::nullopt;
    }

    // All chunks of an array have one size.
    void loseOthers()
    {
        for (SalvagedRun& run : m_plan.runs) {
            if (run.content != Content::Found || run.nbytes == m_chunkBytes)
                continue;
            run.content = Content::Lost;
            run.number = m_plan.reason(
                fmt::format("it has {} bytes, the array needs {}", run.nbytes, m_chunkBytes));
            run.nbytes = m_chunkBytes;
        }
    }

    // An array whose chunks are not all there gets the shape that they fill.
    void fitShape()
    {
        const auto expected = m_array->chunkCount();
        const std::int64_t chunks = m_plan.chunkCount();
        if (expected && *expected == chunks)
            return;
        const auto needed = fitArray(*m_array, chunks, m_plan);
        if (!needed || *needed <= chunks)
            return;
        const auto why = m_plan.reason("it is not in the file, and others of its row are");
        if (!m_plan.appendLost(why, *needed - chunks))
            m_plan.lose("array", "its last row of chunks is not complete");
    }

    StatedSizes statedSizes() const
    {
        StatedSizes sizes{.nbytes = m_stated.nbytes, .chunksize = m_stated.chunksize};
        if (m_array)
            sizes.arrayChunk = arrayChunkBytes();
        return sizes;
    }

    // Of arrays all blocks have one size as well, and the reference counts on it.
    void settleBlocksize()
    {
        const auto ofArray = m_hasArraySizes && m_plan.header.chunksize > 0 ? arrayBlockBytes()
                                                                            : std::nullopt;
        std::int32_t& blocksize = m_plan.header.blocksize;
        const bool isPossible = blocksize >= 0 && blocksize <= format::maxBlockBytes;
        const std::int32_t chosen = ofArray.value_or(isPossible ? blocksize : 0);
        if (chosen != blocksize && blocksize != SalvagePlan::unknownBlocksize)
            m_plan.note("header", fmt::format("blocksize is {}, the blocks have {} bytes",
                                              blocksize, chosen > 0 ? chosen : m_blockBytes));
        blocksize = chosen;
        m_plan.arrayBlock = ofArray.value_or(0);
    }

    const StatedForm& m_stated;
    SalvagePlan& m_plan;
    std::int32_t m_chunkBytes; // of most chunks, decoded
    std::int32_t m_blockBytes;
    std::int32_t m_typesize; // as they record it
    std::optional<StatedArray> m_array;
    bool m_hasArraySizes = false; // chunks and blocks
};

} // namespace

void settleForm(const StatedForm& stated, SalvagePlan& plan)
{
    FormSettling(stated, plan).run();
}

} // namespace bloscope
