#include "tests/corpus/reading.h"

#include "core/frame/open_path.h"
#include "tests/support/sha256.h"

#include <algorithm>
#include <fmt/format.h>
#include <set>

namespace bloscope::test {

namespace {

constexpr std::int64_t mostChunks = 64; // from each end of the index
constexpr std::int64_t mostCells = 1 << 16;

std::set<std::int64_t> chunksToRead(std::int64_t count)
{
    std::set<std::int64_t> numbers;
    for (std::int64_t i = 0; i < std::min(count, mostChunks); ++i)
        numbers.insert({i, count - 1 - i});
    return numbers;
}

void readChunks(Reading& reading)
{
    for (const std::int64_t number : chunksToRead(reading.frame->chunkCount())) {
        const Result<ChunkPtr> chunk = reading.frame->chunk(number);
        const Result<ByteBuffer> bytes = chunk ? (*chunk)->decode() : chunk.error();
        if (bytes)
            reading.chunkHashes[number] = Sha256::of(*bytes);
        else
            reading.chunkErrors[number] = bytes.error().text();
    }
}

void readMetadata(Reading& reading)
{
    for (const MetadataEntry& entry : reading.frame->metalayers().entries)
        if (entry.error)
            reading.damage.push_back(entry.error->text());
    for (const MetadataEntry& entry : reading.frame->vlMetalayers().entries) {
        const Result<ByteBuffer> value = reading.frame->readVlMetadata(entry);
        if (!value)
            reading.vlMetadataErrors[entry.name] = value.error().text();
    }
}

// The corner of the array that a window would show first.
Slice firstWindow(const Shape& shape)
{
    Slice slice = Slice::firstPlane(shape);
    return slice.window(0, std::min(slice.rows(), mostCells), 0,
                        std::clamp<std::int64_t>(slice.columns(), 1, 256));
}

void readArray(Reading& reading)
{
    BlockCache cache(16_MiB);
    WorkerPool pool(2);
    const SliceReader reader(reading.array, cache, pool);
    const Result<Cells> cells = reader.read(firstWindow(reading.array->shape()));
    if (!cells)
        return reading.damage.push_back(cells.error().text());
    for (const CellRegion& region : cells->regions)
        if (region.kind == CellRegion::Kind::Damaged)
            reading.damage.push_back(region.reason);
}

void collectDamage(Reading& reading)
{
    for (const auto* problems : {&reading.frame->problems(), &reading.array->problems()})
        for (const Problem& problem : *problems)
            (problem.severity == Problem::Severity::Damage ? reading.damage : reading.notes)
                .push_back(problem.text);
    for (const auto& [number, error] : reading.chunkErrors)
        reading.damage.push_back(error);
    for (const auto& [name, error] : reading.vlMetadataErrors)
        reading.damage.push_back(error);
}

// Of the entries whose value can be read.
Json namesOf(const MetadataSection& section, const std::map<std::string, std::string>& errors)
{
    Json names = Json::array();
    for (const MetadataEntry& entry : section.entries)
        if (!entry.error && !errors.contains(entry.name))
            names.push_back(entry.name);
    return names;
}

// Is there an array of which anything can be shown?
bool hasArrayView(const Reading& reading)
{
    const bool allLost = reading.chunkHashes.empty() && !reading.chunkErrors.empty();
    return reading.array->isNd() && !allLost;
}

void compareChunks(const Reading& reading, const Json& expected, bool anyBytes,
                   Differences& differences)
{
    if (expected.contains("readable_chunks"))
        for (const auto& [number, hash] : expected.at("readable_chunks").items()) {
            const std::int64_t n = std::stoll(number);
            if (const auto error = reading.chunkErrors.find(n); error != reading.chunkErrors.end())
                differences.add(error->second);
            else if (const auto found = reading.chunkHashes.find(n);
                     found == reading.chunkHashes.end())
                differences.add("there is no chunk " + number);
            else
                differences.compare("sha256 of chunk " + number, found->second, hash);
        }
    if (expected.contains("unreadable_chunks") && !anyBytes)
        for (const Json& number : expected.at("unreadable_chunks"))
            if (!reading.chunkErrors.contains(number))
                differences.add(fmt::format("chunk {} can be read", number.dump()));
}

void compareMetadata(const Reading& reading, const Json& expected, Differences& differences)
{
    if (expected.contains("meta"))
        differences.compare("meta", namesOf(reading.frame->metalayers(), {}), expected.at("meta"));
    if (expected.contains("vlmeta"))
        differences.compare("vlmeta",
                            namesOf(reading.frame->vlMetalayers(), reading.vlMetadataErrors),
                            expected.at("vlmeta"));
    if (expected.contains("unreadable_vlmeta"))
        for (const Json& name : expected.at("unreadable_vlmeta"))
            if (!reading.vlMetadataErrors.contains(name))
                differences.add(fmt::format("vlmeta {} can be read", name.dump()));
}

// `nd_view`: true, false, null (whatever there is) or "as bytes".
void compareArray(const Reading& reading, const Json& expected, Differences& differences)
{
    const Json view = expected.value("nd_view", Json());
    if (view.is_boolean())
        differences.compare("nd_view", hasArrayView(reading), view);
    if (view == "as bytes") {
        differences.compare("nd_view", hasArrayView(reading), true);
        differences.compare("shown as bytes", reading.array->dtype().kind == DTypeKind::Raw, true);
    }
}

Differences differencesFrom(const std::string& verdict, const Reading& reading,
                            const Json& expected, bool anyBytes)
{
    Differences differences;
    if (verdict == "any")
        return differences;
    if (verdict == "reject") {
        if (!reading.refused)
            differences.add("it opens");
        return differences;
    }
    if (reading.refused) {
        differences.add("it is refused: " + *reading.refused);
        return differences;
    }
    compareChunks(reading, expected, anyBytes, differences);
    compareMetadata(reading, expected, differences);
    compareArray(reading, expected, differences);
    if (verdict == "tolerate")
        for (const std::string& damage : reading.damage)
            differences.add(damage);
    if (verdict == "partial" && reading.damage.empty() && reading.notes.empty() && !anyBytes)
        differences.add("nothing is said to be wrong");
    return differences;
}

} // namespace

Reading readEverything(const std::filesystem::path& path)
{
    Reading reading;
    Result<FramePtr> frame = openPath(path);
    if (!frame) {
        reading.refused = frame.error().text();
        return reading;
    }
    reading.frame = *std::move(frame);
    reading.array = Array::of(reading.frame);
    readChunks(reading);
    readMetadata(reading);
    readArray(reading);
    collectDamage(reading);
    return reading;
}

Differences differencesFromVerdict(const Reading& reading, const Json& expected)
{
    const auto others = expected.value("also_acceptable", std::vector<std::string>());
    const bool anyBytes = std::ranges::find(others, "any") != others.end();
    const Differences differences =
        differencesFrom(expected.at("verdict"), reading, expected, anyBytes);
    const bool fine = std::ranges::any_of(others, [&](const std::string& verdict) {
        return differencesFrom(verdict, reading, expected, anyBytes).empty();
    });
    return fine ? Differences() : differences;
}

} // namespace bloscope::test
