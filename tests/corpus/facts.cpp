#include "tests/corpus/facts.h"

#include "core/chunk/chunk.h"
#include "core/inspect/describe.h"
#include "core/report/info_report.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace bloscope::test {

namespace {

void compareMembers(const std::string& what, const Json& actual, const Json& expected,
                    Differences& differences);

void compareMember(const std::string& what, const Json& actual, const Json& expected,
                   Differences& differences)
{
    if (expected.is_object())
        compareMembers(what, actual, expected, differences);
    else
        differences.compare(what, actual, expected);
}

void compareMembers(const std::string& what, const Json& actual, const Json& expected,
                    Differences& differences)
{
    for (const auto& [name, value] : expected.items())
        compareMember(what + "." + name, actual.value(name, Json()), value, differences);
}

Json infoOf(const OpenedEntry& opened)
{
    return infoJson(*opened.array());
}

void compareSection(const char* section, const Json& actual, const Json& expected,
                    Differences& differences)
{
    differences.compare(fmt::format("the number of {} entries", section), actual.size(),
                        expected.size());
    for (std::size_t i = 0; i < std::min(actual.size(), expected.size()); ++i)
        for (const auto& [name, value] : expected[i].items()) // `decoded` may be any JSON
            differences.compare(fmt::format("{}[{}].{}", section, i, name),
                                actual[i].value(name, Json()), value);
}

Json without(const char* member, Json object)
{
    object.erase(member);
    return object;
}

} // namespace

Differences differencesInFacts(const OpenedEntry& opened)
{
    Differences differences;
    const Json info = infoOf(opened);
    for (const char* member : {"kind", "size", "codec", "nchunks", "frame", "b2nd"})
        compareMember(member, info.value(member, Json()), opened.facts().value(member, Json()),
                      differences);
    return differences;
}

Differences differencesInMetadata(const OpenedEntry& opened)
{
    Differences differences;
    const Json info = infoOf(opened);
    for (const char* section : {"meta", "vlmeta"})
        compareSection(section, info.at(section), opened.facts().at(section), differences);
    return differences;
}

Differences differencesInChunkHeaders(const OpenedEntry& opened)
{
    Differences differences;
    for (const Json& expected : opened.facts().at("chunks")) {
        const std::int64_t number = expected.at("n");
        compareMembers(fmt::format("chunk {}", number), chunkJson(*opened.frame(), number),
                       without("sha256", expected), differences);
    }
    return differences;
}

Differences differencesInBareChunkHeader(const CorpusEntry& entry)
{
    const Result<ByteSourcePtr> source = openFile(entry.file);
    const Result<ChunkPtr> chunk =
        source ? Chunk::open(*source, 0, (*source)->size(), {}) : source.error();
    if (!chunk)
        return Differences(chunk.error().text());
    Differences differences;
    Json actual;
    for (const Field& field : chunkHeaderFields((*chunk)->header(), 0))
        actual[field.name] = field.value;
    Json expected = entry.facts.at("chunk");
    for (const char* tables : {"nblocks", "bstarts", "dict_size"})
        expected.erase(tables);
    compareMembers("chunk", actual, expected, differences);
    return differences;
}

} // namespace bloscope::test
