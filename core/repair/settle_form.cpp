#include "core/repair/settle_form.h"

#include "core/array/interpretation.h"
#include "core/base/checked.h"
#include "core/base/text.h"
#include "core/dtype/dtype.h"
#include "core/repair/array_fit.h"
#include "core/repair/check_chunk.h"
#include "core/repair/chunk_order.h"

#include <algorithm>
#include <bit>
#include <fmt/format.h>
#include <unordered_map>

namespace bloscope {

namespace {

using Content = SalvagedRun::Content;

// What chunks say of the array that they are of; 0 where they do not.
struct ArrayEvidence {
    std::int32_t typesize = 0;
    std::int32_t chunkBytes = 0;
    std::int32_t blockBytes = 0;
    std::int32_t statedBlockBytes = 0;           // by the header of the frame
    std::optional<std::int64_t> chunkCount = {}; // where it is known

    // Are chunks and blocks of this array as large as these?
    bool hasSizesOf(const B2ndMetadata& array) const;
    // Does it have as many chunks?
    bool hasCountOf(const B2ndMetadata& array) const;
    // Both, and is it complete?
    bool isOf(const B2ndMetadata& array) const;
};

bool ArrayEvidence::hasSizesOf(const B2ndMetadata& array) const
{
    const auto layout = layoutOf(array, typesize);
    const bool hasBlocks = layout && (blockBytes == 0 || layout->blockBytes == blockBytes ||
                                      layout->blockBytes == statedBlockBytes);
    return hasBlocks && (chunkBytes == 0 || layout->chunkBytes == chunkBytes);
}

bool ArrayEvidence::hasCountOf(const B2ndMetadata& array) const
{
    const auto layout = layoutOf(array, typesize);
    return layout && (!chunkCount || layout->chunkCount == *chunkCount);
}

bool ArrayEvidence::isOf(const B2ndMetadata& array) const
{
    return hasSizesOf(array) && hasCountOf(array) && array.trailingBytes == 0 &&
           array.dtypeFormat.value_or(0) == 0;
}

constexpr std::string_view arrayNames[] = {"b2nd", "caterva"};
constexpr std::size_t mostBytesTried = 512; // of metadata

bool isArrayName(std::string_view name)
{
    return std::ranges::find(arrayNames, name) != std::end(arrayNames);
}

// Does one wrong byte make the name of an array of it?
std::optional<std::string> arrayNameLike(std::string_view name)
{
    for (const std::string_view right : arrayNames) {
        if (name.size() != right.size())
            continue;
        std::size_t wrong = 0;
        for (std::size_t i = 0; i < name.size(); ++i)
            wrong += name[i] == right[i] ? 0 : 1;
        if (wrong == 1)
            return std::string(right);
    }
    return {};
}

// What array metadata may have been before one byte of them became another.
class Corrections {
 public:
    std::size_t count() const { return m_all.size(); } // of all that fit

    void add(const ByteBuffer& value, const B2ndMetadata& array, bool isOneBit)
    {
        m_all.push_back({value, array});
        if (isOneBit) // is more likely than several
            m_ofOneBit.push_back(m_all.back());
    }

    // The only one, or the largest where they differ in one extent: it has all cells that the
    // others have. Empty where there is no telling which.
    ByteBuffer best() const
    {
        const auto& likely = m_ofOneBit.empty() ? m_all : m_ofOneBit;
        if (likely.empty() || !std::ranges::all_of(likely, [&](const Candidate& one) {
                return differInOneExtent(one.array, likely.front().array, likely.back().array);
            }))
            return {};
        return std::ranges::max_element(likely, {},
                                        [](const Candidate& one) { return one.array.shape; })
            ->value;
    }

 private:
    struct Candidate {
        ByteBuffer value;
        B2ndMetadata array;
    };

    // Is this array like two others but for the extent in which these differ?
    static bool differInOneExtent(const B2ndMetadata& array, const B2ndMetadata& first,
                                  const B2ndMetadata& last)
    {
        if (array.chunkshape != first.chunkshape || array.blockshape != first.blockshape ||
            array.shape.size() != first.shape.size() || last.shape.size() != first.shape.size())
            return false;
        std::size_t different = 0;
        for (std::size_t d = 0; d < array.shape.size(); ++d)
            different += array.shape[d] != first.shape[d] || last.shape[d] != first.shape[d];
        return different <= 1;
    }

    std::vector<Candidate> m_all; // at most 255 for each byte that is tried
    std::vector<Candidate> m_ofOneBit;
};

Corrections correctionsOf(ByteBuffer value, const ArrayEvidence& evidence)
{
    Corrections found;
    for (std::size_t i = 0; i < std::min(value.size(), mostBytesTried); ++i) {
        const std::byte before = value[i];
        for (unsigned change = 1; change < 256; ++change) {
            value[i] = before ^ std::byte(change);
            const auto array = parseB2nd(value, 0);
            if (array && array->version == 0 && evidence.isOf(*array))
                found.add(value, *array, std::has_single_bit(change));
        }
        value[i] = before;
    }
    return found;
}

std::string shapesText(const ByteBuffer& value)
{
    const auto array = parseB2nd(value, 0);
    return array ? fmt::format("shape {}, chunks {}, blocks {}", tupleText(array->shape),
                               tupleText(array->chunkshape), tupleText(array->blockshape))
                 : "unreadable";
}

NamedValues with(const NamedValues& values, std::size_t number, NamedValue value)
{
    NamedValues result;
    for (std::size_t i = 0; i < values.items().size(); ++i) {
        const NamedValue& item = i == number ? value : values.items()[i];
        if (!result.keep(item.name, item.value))
            return values;
    }
    return result;
}

void correctValue(const ArrayEvidence& evidence, std::size_t number, SalvagePlan& plan)
{
    const NamedValue& item = plan.metalayers.items()[number];
    const Corrections corrections = correctionsOf(item.value, evidence);
    ByteBuffer best = corrections.best();
    if (best.empty())
        return;
    const std::string text =
        fmt::format("one byte of its metadata was wrong: {} was corrected to {}",
                    shapesText(item.value), shapesText(best));
    if (corrections.count() == 1)
        plan.note("array", text);
    else
        plan.lose("array", text + ", the most likely of several corrections that fit the chunks");
    plan.metalayers = with(plan.metalayers, number, {item.name, std::move(best)});
}

// A metalayer that describes the chunks exactly, and whose name is nearly that of an array's.
void correctName(const ArrayEvidence& evidence, SalvagePlan& plan)
{
    const auto& items = plan.metalayers.items();
    for (std::size_t i = 0; i < items.size(); ++i) {
        const auto name = arrayNameLike(items[i].name);
        const auto array = name ? parseB2nd(items[i].value, 0) : Error{ErrorKind::Malformed, ""};
        if (!array || !evidence.isOf(*array))
            continue;
        plan.note("metalayers", fmt::format("the name \"{}\" was corrected to \"{}\"",
                                            escapeForDisplay(items[i].name), *name));
        plan.metalayers = with(plan.metalayers, i, {*name, items[i].value});
        return;
    }
}

// The size of an element by its type; nothing where there is none, or none that is known.
std::optional<std::int32_t> itemsizeOf(const B2ndMetadata& array, const Limits& limits)
{
    const auto dtype = array.dtype ? parseDType(*array.dtype, limits) : usageError("");
    return dtype ? std::optional(static_cast<std::int32_t>(dtype->itemsize)) : std::nullopt;
}

// Corrects array metadata that do not fit the chunks, or cannot be read, in the metalayers of a
// plan: one wrong byte, or one of its name, where one correction alone fits. Tells of it there: as
// lost where other values of that byte fit as well.
void mendArray(const ArrayEvidence& evidence, SalvagePlan& plan)
{
    const auto& items = plan.metalayers.items();
    const auto entry =
        std::ranges::find_if(items, [](const NamedValue& item) { return isArrayName(item.name); });
    if (entry == items.end())
        return correctName(evidence, plan);
    const auto array = parseB2nd(entry->value, 0);
    if (!array || !evidence.hasSizesOf(*array) || !evidence.hasCountOf(*array))
        correctValue(evidence, static_cast<std::size_t>(entry - items.begin()), plan);
}

// Keeps array metadata of no use under another name, so that the new frame is one of plain chunks,
// and says so. Nothing where there are none.
void setArrayAside(const std::string& why, SalvagePlan& plan)
{
    const auto& items = plan.metalayers.items();
    const auto entry =
        std::ranges::find_if(items, [](const NamedValue& item) { return isArrayName(item.name); });
    if (entry == items.end())
        return;
    const std::string name = entry->name + "-damaged";
    plan.lose("array", fmt::format("{} and could not be restored: it is kept as metalayer \"{}\", "
                                   "and the new file has plain chunks",
                                   why, name));
    plan.metalayers = with(plan.metalayers, static_cast<std::size_t>(entry - items.begin()),
                           {name, entry->value});
}

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
          m_typesize(usual(plan.found, [](const FoundChunk& chunk) { return chunk.typesize; })),
          m_valueBytes(usual(plan.found, [](const FoundChunk& chunk) { return chunk.valueBytes; }))
    {
        if (m_chunkBytes == 0)
            m_chunkBytes = stated.chunksize.value_or(0);
    }

    void run()
    {
        settleTypesize();
        doubtOtherTypesizes();
        doubtOtherFilters();
        settleArray();
        settleSizes(statedSizes(), m_plan);
        settleBlocksize();
        m_plan.countLosses();
    }

 private:
    void settleTypesize()
    {
        const std::int32_t typesize = chosenTypesize();
        const bool isOther = m_stated.typesize && typesize != *m_stated.typesize;
        if (isOther && typesize == 1 && *m_stated.typesize > largestInAChunk)
            m_plan.lose("header", fmt::format("typesize cannot be {}, and chunks cannot record a "
                                              "typesize of more than {} bytes: it was set to 1",
                                              *m_stated.typesize, largestInAChunk));
        else if (isOther)
            m_plan.note("header",
                        fmt::format("typesize is {}, but the chunks have elements of {} bytes",
                                    *m_stated.typesize, typesize));
        m_plan.header.typesize = typesize;
    }

    // A filter that knows elements of another size leaves other bytes, and decodes all the same.
    void doubtOtherTypesizes()
    {
        const std::int32_t typesize = m_plan.header.typesize;
        for (FoundChunk& chunk : m_plan.found) {
            if (chunk.isEncoded && chunk.typesize != 1 && !agrees(typesize, chunk.typesize))
                doubt(chunk,
                      fmt::format("its elements have {} bytes, but those of the frame have {}",
                                  chunk.typesize, typesize));
            else if (chunk.valueBytes > 0 && chunk.valueBytes != typesize)
                doubt(chunk,
                      fmt::format(
                          "it repeats a value of {} bytes, but the elements of the frame have {}",
                          chunk.valueBytes, typesize));
        }
    }

    // So do filters that were not applied. A few chunks whose filters are neither those of the
    // frame nor of the other chunks are more likely damaged than written so.
    void doubtOtherFilters()
    {
        const FrameHeader& header = m_plan.header;
        FilterPipeline usualFilters;
        for (std::size_t i = 0; i < usualFilters.size(); ++i)
            usualFilters[i] = {header.filters[i], header.filtersMeta[i]};
        const std::uint64_t ofFrame = pipelineOf(usualFilters);
        const auto isOther = [&](const FoundChunk& chunk) {
            return chunk.pipeline != 0 && chunk.pipeline != ofFrame;
        };
        const auto others = std::ranges::count_if(m_plan.found, isOther);
        const auto same = std::ranges::count(m_plan.found, ofFrame, &FoundChunk::pipeline);
        if (others * 4 > same && (others != 1 || same < 2))
            return;
        for (FoundChunk& chunk : m_plan.found)
            if (isOther(chunk))
                doubt(chunk, "its filters differ from those of the frame and its other chunks");
    }

    void doubt(FoundChunk& chunk, std::string why)
    {
        if (chunk.state != FoundChunk::State::Whole)
            return;
        chunk.state = FoundChunk::State::Unchecked;
        chunk.reason = m_plan.reason(std::move(why));
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
        if (ofArray && agrees(*ofArray, m_typesize) && (!isStatedPossible || ofArray == ofElements))
            return *ofArray;
        if (isStatedPossible && fillsChunks(*stated) &&
            (m_typesize != 1 || m_valueBytes == 0 || m_valueBytes == *stated))
            return *stated;
        if (ofElements && agrees(*ofElements, m_typesize))
            return *ofElements;
        if (m_typesize == 1 && m_valueBytes > largestInAChunk)
            return m_valueBytes;
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
            return fitEmptyShape();
        m_hasArraySizes = evidence().hasSizesOf(m_array->metadata);
        if (m_hasArraySizes) {
            loseOthers();
            fitShape();
        } else {
            setArrayAside(
                fmt::format("its metadata does not match the chunks of {} bytes", m_chunkBytes),
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
        const auto bytes = elements
                               ? checkedMultiply<std::int64_t>(*elements, m_plan.header.typesize)
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
                fmt::format("it has {} bytes, but the array needs {}", run.nbytes, m_chunkBytes));
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
        const auto why = m_plan.reason("it is not in the file, but other chunks of its row are");
        if (!m_plan.appendLost(why, *needed - chunks))
            m_plan.lose("array", "its last row of chunks is incomplete");
    }

    void fitEmptyShape()
    {
        if (m_array->chunkCount().value_or(1) > 0)
            static_cast<void>(fitArray(*m_array, 0, m_plan));
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
        const auto ofArray =
            m_hasArraySizes && m_plan.header.chunksize > 0 ? arrayBlockBytes() : std::nullopt;
        std::int32_t& blocksize = m_plan.header.blocksize;
        const bool isPossible = blocksize >= 0 && blocksize <= format::maxBlockBytes;
        const std::int32_t chosen = ofArray.value_or(isPossible ? blocksize : 0);
        if (chosen != blocksize && blocksize != SalvagePlan::unknownBlocksize)
            m_plan.note("header", fmt::format("blocksize is {}, but the blocks have {} bytes",
                                              blocksize, chosen > 0 ? chosen : m_blockBytes));
        blocksize = chosen;
        m_plan.arrayBlock = ofArray.value_or(0);
    }

    const StatedForm& m_stated;
    SalvagePlan& m_plan;
    std::int32_t m_chunkBytes; // of most chunks, decoded
    std::int32_t m_blockBytes;
    std::int32_t m_typesize;   // as they record it
    std::int32_t m_valueBytes; // of those that repeat one
    std::optional<StatedArray> m_array;
    bool m_hasArraySizes = false; // chunks and blocks
};

} // namespace

void settleForm(const StatedForm& stated, SalvagePlan& plan)
{
    FormSettling(stated, plan).run();
}

} // namespace bloscope
