#include "tests/corpus/content.h"

#include "core/dtype/cell_text.h"
#include "core/dtype/dtype.h"
#include "tests/support/sha256.h"

#include <fmt/format.h>

namespace bloscope::test {

namespace {

using Indices = std::vector<std::int64_t>;

Result<std::string> hashOfChunk(const Frame& frame, std::int64_t number)
{
    BLOSCOPE_TRY(const ChunkPtr chunk, frame.chunk(number));
    BLOSCOPE_TRY(const ByteBuffer bytes, chunk->decode());
    return Sha256::of(bytes);
}

struct Content {
    Sha256 hash;
    std::int64_t bytes = 0;

    void add(ByteView part)
    {
        hash.add(part);
        bytes += std::ssize(part);
    }
};

// All chunks one after the other.
Result<> readChunks(const Frame& frame, Content& content)
{
    for (std::int64_t number = 0; number < frame.chunkCount(); ++number) {
        BLOSCOPE_TRY(const ChunkPtr chunk, frame.chunk(number));
        BLOSCOPE_TRY(const ByteBuffer bytes, chunk->decode());
        content.add(bytes);
    }
    return {};
}

Slice sliceOf(const OpenedEntry& opened, const Json& expected)
{
    const Indices start = expected.at("start");
    const Indices stop = expected.at("stop");
    std::vector<DimensionSlice> dimensions;
    for (std::size_t d = 0; d < start.size(); ++d)
        dimensions.push_back(DimensionSlice::range(start[d], stop[d] - start[d]));
    return {opened.array()->shape(), std::move(dimensions)};
}

Slice cellOf(const OpenedEntry& opened, const Json& expected)
{
    std::vector<DimensionSlice> dimensions;
    for (const std::int64_t i : expected.at("index").get<Indices>())
        dimensions.push_back(DimensionSlice::index(i));
    return {opened.array()->shape(), std::move(dimensions)};
}

// Bytes as the manifests have them.
CellText textsOf(const DType& dtype)
{
    return CellText(dtype, {.bytes = NumberFormat::Bytes::Literal});
}

// The path and the text of each part of a structured element.
Json fieldsOf(const std::byte* element, const DType& dtype)
{
    Json fields = Json::array();
    for (const DTypeLeaf& leaf : leavesOf(dtype))
        fields.push_back({leaf.path, textsOf(leaf.dtype).of(element + leaf.offset)});
    return fields;
}

// A text, or those of its parts.
Json textOf(const std::byte* element, const DType& dtype)
{
    if (!dtype.isCompound())
        return textsOf(dtype).of(element);
    Json texts = Json::array();
    for (const Json& field : fieldsOf(element, dtype))
        texts.push_back(field.at(1));
    return texts;
}

// Of all elements in C order.
Json textsOf(const Cells& cells, const DType& dtype)
{
    Json texts = Json::array();
    for (std::size_t at = 0; at < cells.bytes.size(); at += cells.itemsize)
        texts.push_back(textOf(cells.bytes.data() + at, dtype));
    return texts;
}

// Reads `slice` and lets `compare` look at it under its name.
template <class Compare>
void readAndCompare(const OpenedEntry& opened, const Slice& slice, Differences& differences,
                    const Compare& compare)
{
    const std::string name = "slice " + slice.text();
    const Result<Cells> cells = opened.read(slice);
    if (cells)
        compare(name, *cells);
    else
        differences.add(name + ": " + cells.error().text());
}

void compareTexts(const OpenedEntry& opened, const Slice& slice, const Json& expected,
                  Differences& differences)
{
    readAndCompare(opened, slice, differences, [&](const std::string& name, const Cells& cells) {
        differences.compare("the texts of " + name, textsOf(cells, opened.array()->dtype()),
                            expected);
    });
}

void compareFields(const OpenedEntry& opened, const Json& cell, Differences& differences)
{
    readAndCompare(opened, cellOf(opened, cell), differences,
                   [&](const std::string& name, const Cells& cells) {
                       differences.compare("the fields of " + name,
                                           fieldsOf(cells.bytes.data(), opened.array()->dtype()),
                                           cell.at("fields"));
                   });
}

} // namespace

Differences differencesInChunks(const OpenedEntry& opened)
{
    Differences differences;
    for (const Json& expected : opened.facts().at("chunks")) {
        if (!expected.contains("sha256"))
            continue;
        const std::int64_t number = expected.at("n");
        const Result<std::string> hash = hashOfChunk(*opened.frame(), number);
        if (hash)
            differences.compare(fmt::format("sha256 of chunk {}", number), *hash,
                                expected.at("sha256"));
        else
            differences.add(hash.error().text());
    }
    return differences;
}

Differences differencesInContent(const OpenedEntry& opened)
{
    Content content;
    const Result<> read = opened.array()->isNd()
                              ? opened.readAll([&](ByteView part) { content.add(part); })
                              : readChunks(*opened.frame(), content);
    if (!read)
        return Differences(read.error().text());
    Differences differences;
    differences.compare("nbytes", content.bytes, opened.facts().at("nbytes"));
    differences.compare("sha256", content.hash.hex(), opened.facts().at("sha256"));
    return differences;
}

Differences differencesInSlices(const OpenedEntry& opened)
{
    Differences differences;
    for (const Json& expected : opened.facts().at("slices"))
        readAndCompare(opened, sliceOf(opened, expected), differences,
                       [&](const std::string& name, const Cells& cells) {
                           differences.compare("nbytes of " + name, cells.bytes.size(),
                                               expected.at("nbytes"));
                           differences.compare("sha256 of " + name, Sha256::of(cells.bytes),
                                               expected.at("sha256"));
                       });
    return differences;
}

Differences differencesInCells(const OpenedEntry& opened)
{
    Differences differences;
    for (const Json& expected : opened.facts().at("cells"))
        readAndCompare(opened, cellOf(opened, expected), differences,
                       [&](const std::string& name, const Cells& cells) {
                           differences.compare("hex of " + name, hexOf(cells.bytes),
                                               expected.at("hex"));
                       });
    return differences;
}

Differences differencesInTexts(const OpenedEntry& opened)
{
    Differences differences;
    for (const Json& expected : opened.facts().at("slices"))
        if (expected.contains("values"))
            compareTexts(opened, sliceOf(opened, expected), expected.at("values"), differences);
    for (const Json& expected : opened.facts().at("cells"))
        if (expected.contains("fields"))
            compareFields(opened, expected, differences);
        else
            compareTexts(opened, cellOf(opened, expected), Json::array({expected.at("text")}),
                         differences);
    return differences;
}

} // namespace bloscope::test
