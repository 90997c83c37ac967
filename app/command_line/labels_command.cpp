#include "app/command_line/commands.h"

#include "app/command_line/console.h"
#include "app/command_line/input_options.h"
#include "app/command_line/interruption.h"
#include "core/array/array.h"
#include "core/base/job.h"
#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/geometry/cell_volume.h"
#include "core/geometry/geometry.h"
#include "core/geometry/label_names.h"
#include "core/numbers/long_double.h"
#include "core/painting/stored_label_looks.h"
#include "core/report/report.h"
#include "core/scan/slice_scan.h"
#include "core/statistics/label_figures.h"
#include "core/statistics/label_sizes.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <algorithm>
#include <array>
#include <cstdint>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>

namespace bloscope {

namespace {

// The labels of an array, how large they are and what they are called.
struct FoundLabels {
    ArrayPtr array;
    LabelSizes sizes;
    std::optional<CellVolume> volume; // of a cell, where the geometry tells of it
    LabelNames names;
    std::optional<LabelledImage> image = {}; // where one was named
};

using Json = nlohmann::ordered_json;
using Line = std::vector<std::string>;

std::string nameOf(const FoundLabels& found, const LabelSize& label)
{
    return labelNameOf(found.names, found.sizes.number(label));
}

// To six digits: voxels have no more.
std::string volumeText(const FoundLabels& found, std::uint64_t cells)
{
    return found.volume ? fmt::format("{:.6g}", static_cast<double>(cells) * found.volume->size)
                        : std::string();
}

// Of the image in a label; empty where no cell of it has a finite number.
Line figuresOf(const FoundLabels& found, NumberKey label)
{
    if (!found.image)
        return {};
    const LabelFigures* const figures = found.image->find(label);
    if (!figures || figures->values.count() == 0)
        return Line(4);
    const NumberOrder& numbers = found.image->numbers;
    return {fmt::format("{:.6g}", toDouble(figures->values.mean())),
            fmt::format("{:.6g}", toDouble(figures->values.deviation())),
            numbers.text(figures->lowest), numbers.text(figures->highest)};
}

Line lineOf(const FoundLabels& found, const std::string& label, const std::string& name,
            std::uint64_t cells)
{
    const double share = 100.0 * static_cast<double>(cells) /
                         static_cast<double>(std::max<std::uint64_t>(found.sizes.counts.all, 1));
    return {label, name, groupedDigits(cells), fmt::format("{:.3g} %", share),
            volumeText(found, cells)};
}

std::string tableOf(const FoundLabels& found)
{
    const LabelSizes& sizes = found.sizes;
    std::vector<Line> lines{{"label", found.names.empty() ? "" : "name", "cells", "share",
                             found.volume ? found.volume->unit : ""}};
    if (found.image)
        std::ranges::move(Line{"mean", "deviation", "minimum", "maximum"},
                          std::back_inserter(lines.front()));
    const auto add = [&](Line line, NumberKey label) {
        std::ranges::move(figuresOf(found, label), std::back_inserter(line));
        lines.push_back(std::move(line));
    };
    add(lineOf(found, "0", labelNameOf(found.names, 0), sizes.background),
        sizes.order.keyOfInteger(0));
    for (const LabelSize& label : sizes.labels)
        add(lineOf(found, sizes.order.text(label.key), nameOf(found, label), label.cells),
            label.key);
    return alignedLines(lines, "rlrrrrrrr", "  ");
}

std::string leftOutText(const CellCounts& counts)
{
    ReportGroup group{"Without a value"};
    const std::array<std::pair<const char*, std::uint64_t>, 3> all{
        {{"damaged", counts.damaged},
         {"never written", counts.uninitialised},
         {"not in this file", counts.absent}}};
    for (const auto& [what, count] : all)
        if (count > 0)
            group.add(what, groupedDigits(count));
    return textOf(group);
}

Json boxOf(const LabelSize& label)
{
    if (label.places.empty())
        return nullptr;
    Json box = Json::array();
    for (const IndexSet& places : label.places)
        box.push_back({*places.after(-1), *places.before(places.extent()) + 1});
    return box;
}

Json volumeJson(const FoundLabels& found, std::uint64_t cells)
{
    return found.volume ? Json(static_cast<double>(cells) * found.volume->size) : Json();
}

Json valueJson(const NumberOrder& numbers, NumberKey key)
{
    return numbers.isInteger() ? exactJson(numbers.integer(key)) : Json(numbers.number(key));
}

// null where no cell has a finite number.
Json imageJson(const LabelledImage& image, NumberKey label)
{
    const LabelFigures* const figures = image.find(label);
    const std::uint64_t count = figures ? figures->values.count() : 0;
    const bool hasValues = count > 0;
    return {{"finite", count},
            {"mean", hasValues ? Json(toDouble(figures->values.mean())) : Json()},
            {"deviation", hasValues ? Json(toDouble(figures->values.deviation())) : Json()},
            {"minimum", hasValues ? valueJson(image.numbers, figures->lowest) : Json()},
            {"maximum", hasValues ? valueJson(image.numbers, figures->highest) : Json()}};
}

Json labelJson(const FoundLabels& found, const LabelSize& label)
{
    const std::string name = nameOf(found, label);
    Json json{{"label", valueJson(found.sizes.order, label.key)},
              {"name", name.empty() ? Json() : Json(name)},
              {"cells", label.cells},
              {"volume", volumeJson(found, label.cells)},
              {"first", label.first},
              {"box", boxOf(label)}};
    if (found.image)
        json["image"] = imageJson(*found.image, label.key);
    return json;
}

// For people: a line for each label.
std::string labelsText(const std::string& file, const FoundLabels& found)
{
    std::string text =
        fmt::format("{}: {} of {}", printableLine(file), fmt::join(found.array->shape(), " x "),
                    found.array->dtype().text);
    if (found.volume)
        text += fmt::format(", each cell {:.6g} {}", found.volume->size, found.volume->unit);
    text += "\n\n";
    text += found.sizes.tooMany
                ? fmt::format("More than {} distinct numbers: these are not labels.\n",
                              LabelSizes::mostLabels)
                : tableOf(found);
    return text + leftOutText(found.sizes.counts);
}

// The same for programs: "labels" is null where there are too many, a "volume" where it is not
// known; "box" has for each dimension the first index and the one behind the last, null where that
// was too much to keep.
Json labelsJson(const FoundLabels& found)
{
    const LabelSizes& sizes = found.sizes;
    Json json{{"dtype", found.array->dtype().text},
              {"shape", found.array->shape()},
              {"cells", sizes.counts.all},
              {"cell_volume", volumeJson(found, 1)},
              {"volume_unit", found.volume ? Json(found.volume->unit) : Json()},
              {"background", sizes.background},
              {"labels", sizes.tooMany ? Json() : Json::array()},
              {"damaged", sizes.counts.damaged},
              {"damage", Json::array()}};
    for (const std::string& reason : sizes.damage)
        json["damage"].push_back(textForJson(reason));
    for (const LabelSize& label : sizes.labels)
        json["labels"].push_back(labelJson(found, label));
    if (found.image) {
        json["background_image"] = imageJson(*found.image, sizes.order.keyOfInteger(0));
        json["damaged_with_image"] = found.image->damaged;
    }
    return json;
}

// bloscope labels FILE [--key KEY] [--image FILE [--image-key KEY]] [--json]
class LabelsCommand final : public Command {
 public:
    CLI::App* addTo(CLI::App& commandLine) override;
    ExitCode run() const override;

 private:
    Result<FoundLabels> find(const FoundObject& found, const Job& job) const;
    Result<ArrayPtr> image() const;
    ExitCode tell(const FoundLabels& found) const;

    std::string m_file;
    InterpretationOptions m_interpretation;
    OffsetOption m_offset;
    std::string m_key;
    std::string m_image;
    std::string m_imageKey;
    bool m_json = false;
};

} // namespace

CLI::App* LabelsCommand::addTo(CLI::App& commandLine)
{
    CLI::App* command =
        commandLine.add_subcommand("labels", "Count the cells of each label in an array");
    command->add_option("FILE", m_file, "the file to read")->required();
    command->add_option("--key", m_key, "part of a store to use, such as /group/leaf")
        ->type_name("KEY");
    CLI::Option* const image =
        command
            ->add_option("--image", m_image,
                         "an image under the labels: also print the mean, deviation, minimum and "
                         "maximum of its numbers in each label")
            ->type_name("FILE");
    command->add_option("--image-key", m_imageKey, "part of a store to use as the image")
        ->type_name("KEY")
        ->needs(image);
    command->add_flag("--json", m_json, "print one JSON object, for programs");
    m_interpretation.addTo(*command);
    m_offset.addTo(*command);
    return command;
}

ExitCode LabelsCommand::run() const
{
    const auto found = findObject(m_file, m_key, m_offset);
    if (!found)
        return fail(found.error().within(m_file), ExitCode::NotReadable);
    const Interruption interruption;
    const auto labels = find(*found, {interruption.token(), nullptr});
    return labels ? tell(*labels) : fail(labels.error().within(m_file), ExitCode::Failed);
}

Result<FoundLabels> LabelsCommand::find(const FoundObject& found, const Job& job) const
{
    if (!found.frame)
        return Error{ErrorKind::Usage, "this is not an array; name one of its leaves with --key"};
    BLOSCOPE_TRY(const ArrayPtr array, m_interpretation.arrayOf(found.frame));
    BlockCache cache;
    WorkerPool pool;
    const auto reader = std::make_shared<const SliceReader>(array, cache, pool);
    BLOSCOPE_TRY(const NumberScanPtr scan, numberScanOf(*reader, Slice::whole(array->shape())));
    BLOSCOPE_TRY(LabelSizes sizes, labelSizesOf(*scan, job));
    const std::filesystem::path file = found.fileAlone(m_file);
    FoundLabels labels{array, std::move(sizes), cellVolumeOf(geometryOf(*array, file)),
                       labelNamesOf(*found.frame, file)};
    if (m_image.empty())
        return labels;
    BLOSCOPE_TRY(const ArrayPtr under, image().within(m_image));
    const auto numbers = std::make_shared<const SliceReader>(under, cache, pool);
    BLOSCOPE_TRY(labels.image, labelledImageOf(reader, numbers, job));
    return labels;
}

Result<ArrayPtr> LabelsCommand::image() const
{
    BLOSCOPE_TRY(const FoundObject found, findObject(m_image, m_imageKey, {}));
    if (!found.frame)
        return usageError("this is not an array; name one of its leaves with --image-key");
    return InterpretationOptions().arrayOf(found.frame);
}

ExitCode LabelsCommand::tell(const FoundLabels& found) const
{
    const ExitCode code =
        m_json ? printJson(labelsJson(found).dump(1) + "\n") : print(labelsText(m_file, found));
    const bool isDamaged =
        found.sizes.counts.damaged > 0 || (found.image && found.image->damaged > 0);
    return code == ExitCode::Done && isDamaged ? ExitCode::Failed : code;
}

std::unique_ptr<Command> makeLabelsCommand()
{
    return std::make_unique<LabelsCommand>();
}

} // namespace bloscope
