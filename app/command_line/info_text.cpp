#include "app/command_line/info_text.h"

#include "app/command_line/store_text.h"
#include "core/array/interpretation.h"
#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/codecs/codec_table.h"
#include "core/geometry/geometry.h"
#include "core/inspect/describe.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace bloscope {

namespace {

std::string bytesText(std::int64_t bytes)
{
    return exactByteCountText(static_cast<std::uint64_t>(bytes));
}

TextGroup arrayGroup(const Array& array, const Geometry& geometry)
{
    if (const auto& how = array.interpretation()) {
        TextGroup group("Array (chunks read as one)");
        group.add("shape", tupleText(array.shape()));
        group.add("dtype", escapeForDisplay(how->dtype));
        if (how->offset > 0)
            group.add("begins at byte", groupedDigits(how->offset));
        group.add("decoded", bytesText(array.logicalBytes()));
        return group;
    }
    if (!array.isNd()) {
        TextGroup group("Items (no n-d array)");
        group.add("count", groupedDigits(array.shape()[0]));
        group.add("size of one", bytesText(array.itemsize()));
        return group;
    }
    const ArrayLayout& layout = *array.layout();
    TextGroup group("Array");
    group.add("shape", tupleText(layout.shape));
    if (const auto names = geometry.names(); !names.empty())
        group.add("dimensions", fmt::format("{}", fmt::join(names, ", ")));
    group.add("dtype", array.metadata()->dtype ? escapeForDisplay(*array.metadata()->dtype)
                                               : "not recorded");
    if (geometry.isSegmentation)
        group.add("values", *geometry.isSegmentation ? "labels (is_seg)" : "no labels (is_seg)");
    group.add("chunks", fmt::format("{}, {} each", tupleText(layout.chunkshape),
                                    byteCountText(static_cast<std::uint64_t>(layout.chunkBytes))));
    group.add("blocks", fmt::format("{}, {} each", tupleText(layout.blockshape),
                                    byteCountText(static_cast<std::uint64_t>(layout.blockBytes))));
    group.add("decoded", bytesText(array.logicalBytes()) + ", without padding");
    return group;
}

// "90 to -90 degrees_north (vlmetalayer coordinates)"
TextGroup coordinateGroup(const Geometry& geometry)
{
    TextGroup group("Coordinates");
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

TextGroup storageGroup(const Frame& frame)
{
    const FrameHeader& header = frame.header();
    TextGroup group("Storage");
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
TextGroup fieldGroup(const Description& description)
{
    std::size_t width = 0;
    for (const Field& field : description.fields)
        width = std::max(width, valueText(field.value).size());
    TextGroup group(description.name);
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
TextGroup metadataGroup(const Description& section)
{
    TextGroup group(fmt::format("{} ({})", section.name, section.children.size()));
    for (const Description& entry : section.children)
        group.add(entry.name,
                  fmt::format("{:>9}  {}", byteCountText(entry.size), valueText(entry)));
    return group;
}

TextGroup problemGroup(const Array& array)
{
    TextGroup group("Problems");
    for (const auto& problems : {array.frame()->problems(), array.problems()})
        for (const Problem& problem : problems)
            group.add(problem.part, escapeForDisplay(problem.text));
    return group;
}

// A line for each part, as "case.pkl (Python pickle beside the file, read as data)".
TextGroup pickleGroup(const Description& pickle)
{
    TextGroup group(fmt::format("{} ({})", pickle.name, pickle.meaning));
    for (const Description& part : pickle.children)
        group.add(part.name, part.problem ? *part.problem : part.summary);
    return group;
}

void addFrameGroups(const Frame& frame, std::vector<TextGroup>& groups)
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
    std::string text = fmt::format("{}\n  {}{}, {}\n", displayName(path), nameOf(frame.kind()),
                                   place, exactByteCountText(frame.storedBytes()));
    const Geometry geometry = geometryOf(array, file);
    std::vector<TextGroup> groups{problemGroup(array), objectGroup(array.frame(), file),
                                  arrayGroup(array, geometry), coordinateGroup(geometry),
                                  storageGroup(frame)};
    if (frame.kind() == FrameKind::Chunk)
        groups.push_back(fieldGroup(describeChunk(frame, 0)));
    else
        addFrameGroups(frame, groups);
    for (const Description& pickle : describePickles(frame, file))
        groups.push_back(pickleGroup(pickle));
    for (const TextGroup& group : groups)
        text += group.text();
    return text;
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

} // namespace bloscope
