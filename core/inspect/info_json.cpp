#include "core/inspect/info_json.h"

#include "core/base/utf8.h"
#include "core/bytes/sha256.h"
#include "core/codecs/codec_table.h"
#include "core/inspect/describe.h"
#include "core/inspect/opaque_content.h"
#include "core/msgpack/json.h"
#include "core/msgpack/read.h"
#include "core/objects/secrets.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace bloscope {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t mostHexBytes = 512; // of a metadata value; longer ones have their digest

void addFields(const Description& description, Json& to)
{
    for (const Field& field : description.fields)
        to[field.name] = field.value;
}

Json frameJson(const Frame& frame)
{
    Json json;
    addFields(describeHeader(frame), json);
    addFields(describeTrailer(frame), json);
    const Description index = describeIndex(frame);
    addFields(index, json);
    for (const Description& chunk : index.children)
        addFields(chunk, json["index_chunk"]);
    json.erase("nchunks");     // stands beside the frame
    json.erase("fingerprint"); // zeros
    return json;
}

void addTextAsHex(const std::string& name, std::string_view text, Json& to)
{
    if (!isUtf8(text))
        to[name + "_hex"] = hexOf(bytesOf(text));
}

Json b2ndJson(const Array& array)
{
    const B2ndMetadata& metadata = *array.metadata();
    Json json;
    addFields(describeB2nd(metadata, 0, 0), json);
    if (metadata.dtype) {
        json["dtype"] = textForJson(*metadata.dtype);
        addTextAsHex("dtype", *metadata.dtype, json);
    }
    json["layer"] = array.metadataName();
    return json;
}

void addValue(ByteView value, const Limits& limits, Json& to)
{
    to["size"] = value.size();
    to["sha256"] = sha256Of(value);
    if (value.size() <= mostHexBytes)
        to["hex"] = hexOf(value);
    const auto read = msgpack_value::readValue(value, limits);
    to["msgpack"] = read.has_value();
    if (!read)
        return;
    to["msgpack_used"] = read->used;
    to["decoded"] = msgpack_value::toJson(read->value);
}

Json nameJson(const MetadataEntry& entry)
{
    Json json;
    json["name"] = textForJson(entry.name);
    addTextAsHex("name", entry.name, json);
    return json;
}

Json metalayersJson(const Frame& frame)
{
    Json list = Json::array();
    for (const MetadataEntry& entry : frame.metalayers().entries) {
        Json json = nameJson(entry);
        if (entry.error)
            json["problem"] = entry.error->text();
        else
            addValue(withoutSecrets(entry.name, entry.value), frame.limits(), json);
        list.push_back(std::move(json));
    }
    return list;
}

Json vlMetalayersJson(const Frame& frame)
{
    Json list = Json::array();
    for (const MetadataEntry& entry : frame.vlMetalayers().entries) {
        Json json = nameJson(entry);
        json["csize"] = entry.value.size();
        if (const auto value = frame.readVlMetadata(entry))
            addValue(withoutSecrets(entry.name, *value), frame.limits(), json);
        else
            json["problem"] = value.error().text();
        list.push_back(std::move(json));
    }
    return list;
}

Json problemsJson(const Array& array)
{
    Json list = Json::array();
    for (const auto& problems : {array.frame()->problems(), array.problems()})
        for (const Problem& problem : problems)
            list.push_back(
                {{"severity", problem.severity == Problem::Severity::Note ? "note" : "damage"},
                 {"part", problem.part},
                 {"text", textForJson(problem.text)}});
    return list;
}

Json picklesJson(const Frame& frame, const std::filesystem::path& file)
{
    Json list = Json::array();
    for (const FoundPickle& pickle : picklesOf(frame, file)) {
        Json json{{"name", textForJson(pickle.name)}, {"meaning", pickle.meaning}};
        if (pickle.tree)
            json["decoded"] = msgpack_value::toJson(*pickle.tree);
        else
            json["problem"] = textForJson(pickle.tree.error().text());
        list.push_back(std::move(json));
    }
    return list;
}

// Of the whole file, or of all files in the directory.
std::uint64_t sizeOnDisk(const Frame& frame)
{
    constexpr std::size_t mostFiles = 1'000'000;
    const auto files = frame.folder() ? frame.folder()->list(mostFiles) : cancelled();
    if (!files || files->size() == mostFiles)
        return frame.fileOffset() + frame.storedBytes();
    std::uint64_t size = 0;
    for (const ByteFolder::Member& file : *files)
        size += file.size;
    return size;
}

void addFrame(const Array& array, Json& to)
{
    const Frame& frame = *array.frame();
    to["frame"] = frameJson(frame);
    to["codec"] = codecName(frame.header().codecId());
    to["nchunks"] = frame.chunkCount();
    to.update(metadataJson(frame));
    if (array.metadata())
        to["b2nd"] = b2ndJson(array);
}

} // namespace

Json infoJson(const Array& array, const std::filesystem::path& file)
{
    const Frame& frame = *array.frame();
    Json json;
    json["kind"] = codeOf(frame.kind());
    json["size"] = sizeOnDisk(frame);
    if (frame.fileOffset() > 0)
        json["offset"] = frame.fileOffset();
    if (frame.kind() == FrameKind::Chunk)
        addFields(describeChunk(frame, 0), json["chunk"]);
    else
        addFrame(array, json);
    if (Json pickles = picklesJson(frame, file); !pickles.empty())
        json["pickles"] = std::move(pickles);
    json["problems"] = problemsJson(array);
    return json;
}

Json metadataJson(const Frame& frame)
{
    Json json;
    json["meta"] = metalayersJson(frame);
    json["vlmeta"] = vlMetalayersJson(frame);
    return json;
}

Json chunkJson(const Frame& frame, std::int64_t n)
{
    const Description description = describeChunk(frame, n);
    Json json;
    json["n"] = n;
    addFields(description, json);
    if (description.problem)
        json["problem"] = textForJson(*description.problem);
    return json;
}

std::string textForJson(std::string_view bytes)
{
    std::string text;
    while (!bytes.empty()) {
        const auto next = firstCodePoint(bytes);
        const std::size_t size = next ? next->size : 1;
        if (next)
            text += bytes.substr(0, size);
        else
            text += fmt::format("\\x{:02x}", static_cast<unsigned char>(bytes.front()));
        bytes.remove_prefix(size);
    }
    return text;
}

} // namespace bloscope
