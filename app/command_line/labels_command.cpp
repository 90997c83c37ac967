#include "app/command_line/labels_command.h"

#include "app/command_line/console.h"
#include "app/command_line/interruption.h"
#include "app/command_line/labels_text.h"
#include "core/geometry/file_geometry.h"
#include "core/statistics/slice_scan.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <nlohmann/json.hpp>

namespace bloscope {

CLI::App* LabelsCommand::addTo(CLI::App& commandLine)
{
    CLI::App* command =
        commandLine.add_subcommand("labels", "Count the cells of each label of an array");
    command->add_option("FILE", m_file, "the file to read")->required();
    command->add_option("--key", m_key, "the part of a store: /group/leaf")->type_name("KEY");
    command->add_flag("--json", m_json, "one JSON object, for programs");
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
        return Error{ErrorKind::Usage, "this is no array; name a leaf of it with --key"};
    BLOSCOPE_TRY(const ArrayPtr array, m_interpretation.arrayOf(found.frame));
    BlockCache cache;
    WorkerPool pool;
    const SliceReader reader(array, cache, pool);
    BLOSCOPE_TRY(const SliceScanPtr scan, SliceScan::create(reader, Slice::whole(array->shape())));
    BLOSCOPE_TRY(LabelSizes sizes, labelSizesOf(*scan, job));
    const std::filesystem::path file = found.fileAlone(m_file);
    return FoundLabels{array, std::move(sizes), cellVolumeOf(geometryOf(*array, file)),
                       labelNamesFor(file)};
}

ExitCode LabelsCommand::tell(const FoundLabels& found) const
{
    const ExitCode code =
        m_json ? printJson(labelsJson(found).dump(1) + "\n") : print(labelsText(m_file, found));
    return code == ExitCode::Done && found.sizes.counts.damaged > 0 ? ExitCode::Failed : code;
}

} // namespace bloscope
