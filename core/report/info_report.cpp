#include "core/report/info_report.h"

#include "core/array/interpretation.h"
#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/bytes/sha256.h"
#include "core/codecs/codec_table.h"
#include "core/geometry/geometry.h"
#include "core/inspect/describe.h"
#include "core/inspect/opaque_content.h"
#include "core/msgpack/json.h"
#include "core/msgpack/read.h"
#include "core/objects/secrets.h"
#include "core/report/store_report.h"
#include "core/system/path_text.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

namespace bloscope {

namespace {

std::string bytesText(std::int64_t bytes)
{
    return exactByteCountText(static_cast<std::uint64_t>(bytes));
}

ReportGroup arrayGroup(const Array& array, const Geometry& geometry)
{
    if (const auto& how = array.interpretation()) {
        ReportGroup group{"Array (chunks read as one)"};
        group.add("shape", tupleText(array.shape()));
        group.add("dtype", escapeForDisplay(how->dtype));
        if (how->offset > 0)
            group.add("begins at byte", groupedDigits(how->offset));
        group.add("decoded", bytesText(array.logicalBytes()));
        return group;
    }
    if (!array.isNd()) {
        ReportGroup group{"Items (not an n-d array)"};
        group.add("count", groupedDigits(array.shape()[0]));
        group.add("item size", bytesText(array.itemsize()));
        return group;
    }
    const ArrayLayout& layout = *array.layout();
    ReportGroup group{"Array"};
    group.add("shape", tupleText(layout.shape));
    if (const auto names = geometry.names(); !names.empty())
        group.add("dimensions", fmt::format("{}", fmt::join(names, ", ")));
    group.add("dtype", array.metadata()->dtype ? escapeForDisplay(*array.metadata()->dtype)
                                               : "not recorded");
    if (geometry.isSegmentation)
        group.add("values", *geometry.isSegmentation ? "labels (is_seg)" : "not labels (is_seg)");
    group.add("chunks", fmt::format("{}, {} each", tupleText(layout.chunkshape),
                                    byteCountText(static_cast<std::uint64_t>(layout.chunkBytes))));
    group.add("blocks", fmt::format("{}, {} each", tupleText(layout.blockshape),
                                    byteCountText(static_cast<std::uint64_t>(layout.blockBytes))));
    group.add("decoded", bytesText(array.logicalBytes()) + ", without padding");
    return group;
}

// "90 to -90 degrees_north (vlmetalayer coordinates)"
ReportGroup coordinateGroup(const Geometry& geometry)
{
    ReportGroup group{"Coordinates"};
    for (std::size_t d = 0; d < geometry.dimensions.size(); ++d) {
        const DimensionGeometry& dimension = geometry.dimensions[d];
        if (!dimension.coordinates)
            continue;
        const Coordinates& all = *dimension.coordinates;
        group.add(dimension.name.empty() ? fmt::format("dimension {}", d) : dimension.name,
                  fmt::format("{} to {}{}{} ({})", all.textAt(0), all.textAt(all.count() - 1),
                              dimension.unit.empty() ? "" : " ", dimension.unit, dimension.place));
    }
    for (const std::string& note : geometry.notes)
        group.add("note", note);
    return group;
}

std::string ratioText(const FrameHeader& header)
{
    return fmt::format("{:.1f}x", double(header.nbytes) / double(header.cbytes));
}

ReportGroup storageGroup(const Frame& frame)
{
    const FrameHeader& header = frame.header();
    ReportGroup group{"Storage"};
    group.add("chunks", groupedDigits(frame.chunkCount()));
    group.add("decoded", bytesText(header.nbytes));
    group.add("stored", bytesText(header.cbytes));
    if (header.cbytes > 0)
        group.add("ratio", ratioText(header));
    return group;
}

std::string valueText(const nlohmann::ordered_json& value)
{
    if (value.is_boolean())
        return value.get<bool>() ? "yes" : "no";
    return value.is_string() ? value.get<std::string>() : value.dump();
}

// Every field as the format spells it, with what it means.
ReportGroup fieldGroup(const Description& description)
{
    std::size_t width = 0;
    for (const Field& field : description.fields)
        width = std::max(width, valueText(field.value).size());
    ReportGroup group{description.name};
    for (const Field& field : description.fields)
        group.add(field.name,
                  field.meaning.empty()
                      ? valueText(field.value)
                      : fmt::format("{:<{}}  {}", valueText(field.value), width, field.meaning));
    if (description.problem)
        group.add("problem", *description.problem);
    return group;
}

std::string valueText(const Description& entry)
{
    if (entry.summary.empty() && entry.problem)
        return "damaged: " + *entry.problem;
    std::string text = entry.summary;
    if (!entry.meaning.empty())
        text += fmt::format("  ({})", entry.meaning);
    if (entry.problem)
        text += fmt::format("  [{}]", *entry.problem);
    return text;
}

// An entry on each line, with the size of its value as stored, its value and its exact type.
ReportGroup metadataGroup(const Description& section)
{
    ReportGroup group{fmt::format("{} ({})", section.name, section.children.size())};
    for (const Description& entry : section.children)
        group.add(entry.name,
                  fmt::format("{:>9}  {}", byteCountText(entry.size), valueText(entry)));
    return group;
}

ReportGroup problemGroup(const Array& array)
{
    ReportGroup group = problemGroup(array.frame()->problems());
    std::ranges::move(problemGroup(array.problems()).rows, std::back_inserter(group.rows));
    return group;
}

// A line for each part, as "case.pkl (Python pickle beside the file, read as data)".
ReportGroup pickleGroup(const Description& pickle)
{
    ReportGroup group{fmt::format("{} ({})", pickle.name, pickle.meaning)};
    for (const Description& part : pickle.children)
        group.add(part.name, part.problem ? *part.problem : part.summary);
    return group;
}

void addFrameGroups(const Frame& frame, std::vector<ReportGroup>& groups)
{
    groups.push_back(metadataGroup(describeMetalayers(frame)));
    groups.push_back(metadataGroup(describeVlMetalayers(frame)));
    groups.push_back(fieldGroup(describeHeader(frame)));
    groups.push_back(fieldGroup(describeIndex(frame)));
    groups.push_back(fieldGroup(describeTrailer(frame)));
}

// "c" for "/a/b/c" and for "/a/b/c/", a directory
std::string displayName(const std::filesystem::path& path)
{
    const auto name = path.has_filename() ? path.filename() : path.parent_path().filename();
    return escapeForDisplay(name.string());
}

// Where the chunk lies: a position, or the file that holds it from its first byte on.
std::string placeText(const Description& chunk)
{
    return chunk.file.empty() ? groupedDigits(chunk.offset) : chunk.file;
}

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

std::string infoLine(const Array& array)
{
    const Frame& frame = *array.frame();
    const FrameHeader& header = frame.header();
    std::string text = shortText(array);
    if (frame.kind() != FrameKind::Chunk)
        text += fmt::format(", {}", codecName(header.codecId()));
    text += fmt::format(", {} stored", byteCountText(frame.storedBytes()));
    if (header.cbytes > 0)
        text += ", " + ratioText(header);
    std::size_t damaged = 0;
    for (const auto& problems : {frame.problems(), array.problems()})
        damaged += static_cast<std::size_t>(
            std::ranges::count(problems, Problem::Severity::Damage, &Problem::severity));
    if (damaged > 0)
        text += fmt::format(", {} {}", damaged, damaged == 1 ? "problem" : "problems");
    return text;
}

std::string infoText(const std::string& path, const Array& array, const std::filesystem::path& file)
{
    const Frame& frame = *array.frame();
    const std::string place =
        frame.fileOffset() > 0 ? fmt::format(" at byte {}", groupedDigits(frame.fileOffset())) : "";
    std::string text =
        fmt::format("{}\n  {}{}, {}\n", displayName(utf8Path(path)), nameOf(frame.kind()), place,
                    exactByteCountText(frame.storedBytes()));
    const Geometry geometry = geometryOf(array, file);
    std::vector<ReportGroup> groups{problemGroup(array), objectGroup(array.frame(), file),
                                    arrayGroup(array, geometry), coordinateGroup(geometry),
                                    storageGroup(frame)};
    if (frame.kind() == FrameKind::Chunk)
        groups.push_back(fieldGroup(describeChunk(frame, 0)));
    else
        addFrameGroups(frame, groups);
    for (const Description& pickle : describePickles(frame, file))
        groups.push_back(pickleGroup(pickle));
    return text + textOf(groups);
}

std::string chunkTableHead()
{
    return fmt::format("\nChunks\n  {:>10}  {:>14}  {:>9}  {:>9}  {}\n", "chunk", "at byte",
                       "stored", "decoded", "content");
}

std::string chunkTableRow(const Frame& frame, std::int64_t n)
{
    const auto chunk = frame.chunk(n);
    if (!chunk)
        return fmt::format("  {:>10}  {}\n", groupedDigits(n), printableLine(chunk.error().text()));
    const Description description = describeChunk(frame, n);
    const bool isStored = (*chunk)->isStored();
    return printableLine(
               fmt::format("  {:>10}  {:>14}  {:>9}  {:>9}  {}", groupedDigits(n),
                           isStored ? placeText(description) : "-", byteCountText(description.size),
                           byteCountText(static_cast<std::uint64_t>((*chunk)->header().nbytes)),
                           description.summary)) +
           "\n";
}

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
    const ReportGroup problems = problemGroup(array);
    json.update(jsonOf(std::span(&problems, 1)));
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

} // namespace bloscope
